import { changeSandboxCheckout, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { brand, openTestShop, premium, type TestShop } from '../../testing/test-shop.ts';
import { sessionOf } from '../gateways/sandbox/stripe-api.ts';

const { auditLog, orders, rateLimits } = tables;
type Buyer = Awaited<ReturnType<TestShop['buyer']>>;

onEveryDatabase((database) => {
  let testShop: TestShop;
  beforeAll(async () => {
    testShop = await openTestShop(database(), { press });
  });
  afterAll(() => testShop.close());
  beforeEach(() => database().statements.delete(rateLimits));

  const receiptOf = async ({ cookie }: Buyer, id: string | undefined) =>
    (await testShop.app.request(`/api/orders/${id}/receipt`, { headers: { cookie } })).text();
  const mailOf = async (buyer: Buyer, subject: RegExp) =>
    (await testShop.mails(buyer)).find((mail) => subject.test(mail.subject))?.text ?? '';
  const codeOf = async (buyer: Buyer, secret: string, code: string) => (await buyer.at(secret, 'use-code', code)).checkout;

  test('[B-12] [B-08] [Z-05] an order, its receipt and emails follow the amount that a promotion code left', async () => {
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    expect(await ada.at(secret, 'use-code', 'NOSUCH')).toMatchObject({
      checkout: { amount: 1500, discount: 0 },
      declined: 'This promotion code isn’t valid.',
    });
    expect(await codeOf(ada, secret, ' save20 ')).toMatchObject({ amount: 1200, discount: 300 });
    expect((await ada.at(secret, 'remove-code')).checkout).toMatchObject({ amount: 1500, discount: 0 });
    await codeOf(ada, secret, 'SAVE20');
    await ada.at(secret, 'pay');
    expect((await ada.verify(secret)).body).toMatchObject({ state: 'paid', order: { amount: 1200, discount: 300, tax: 0 } });
    // Asked again, its session still is what the order says.
    expect((await ada.verify(secret)).body).toMatchObject({ state: 'paid', order: { amount: 1200, discount: 300 } });
    const [order] = await ada.orders();
    const page = await receiptOf(ada, order?.id);
    expect(page).toMatch(
      /class="sum">\$15\.00 USD<.*Discount \(promotion code\)<\/th><td class="sum">−\$3\.00 USD<.*Paid<\/th><td class="sum">\$12\.00 USD</s,
    );
    expect(await mailOf(ada, /^Your receipt/)).toContain(
      'We received $12 (after a $3 discount, no tax charged) for “AI Brand Kit”',
    );

    await ada.ask('POST', `/api/orders/${order?.id}/refund`);
    expect(await ada.orders()).toMatchObject([{ status: 'refunded', amount: 1200, discount: 300 }]);
    expect((await testShop.deps.payment.find(`cs_test_${secret}`))?.returned).toBe(1200);
    const [, note = ''] = (await receiptOf(ada, order?.id)).split('</article>');
    expect(note).toMatch(/−\$15\.00 USD<.*"sum">\$3\.00 USD<.*Refunded<\/th><td class="sum">−\$12\.00 USD</s);
    expect(await mailOf(ada, /cancellation is confirmed/)).toContain('We’re refunding $12 to your original payment method.');
  });

  test('[B-12] [B-09] a code for the full price completes the order without a payment, and it can be canceled', async () => {
    const ada = await testShop.buyer();
    const secret = await ada.begin({ ...premium, brand: { ...brand, businessName: 'Kiln' } });
    expect(await codeOf(ada, secret, 'FREEKIT')).toMatchObject({ amount: 0, discount: 1500 });
    expect((await ada.verify(secret)).body).toMatchObject({ state: 'unpaid' });
    // Nothing to pay leaves no card to decline, and no money to wait for.
    for (const action of ['decline', 'pay-late'])
      expect((await ada.at(secret, action)).checkout).toMatchObject({ status: 'open' });
    expect((await ada.at(secret, 'pay')).checkout).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
    await ada.until((order) => expect(order).toMatchObject({ status: 'paid', amount: 0, discount: 1500 }));
    const [order] = await ada.orders();
    expect(order?.brandKitId).toEqual(expect.any(String));
    expect(await receiptOf(ada, order?.id)).toContain('Paid</th><td class="sum">$0.00 USD');
    await ada.ask('POST', `/api/orders/${order?.id}/refund`);
    expect((await ada.verify(secret)).body).toMatchObject({ state: 'refunded', order: { status: 'refunded' } });
    expect(await mailOf(ada, /cancellation is confirmed/)).toContain('there’s no money to refund');
  });

  test('[S-10] [B-12] a partial amount, and a discount that no code explains, grant nothing', async () => {
    for (const forged of [
      // Less was paid than the price.
      { amount_total: 100 },
      { amount_subtotal: 100, amount_total: 100 },
      { amount_total: 1, total_details: { amount_discount: 300, amount_shipping: 0, amount_tax: 0 }, discounts: byCode },
      // A discount without a source, and one that nobody entered a code for.
      { amount_total: 100, total_details: { amount_discount: 1400, amount_shipping: 0, amount_tax: 0 }, discounts: [] },
      {
        amount_total: 100,
        total_details: { amount_discount: 1400, amount_shipping: 0, amount_tax: 0 },
        discounts: [...byCode, { coupon: 'ours', promotion_code: null }],
      },
      // Nothing was paid, and nothing says why.
      { amount_total: 0, payment_status: 'no_payment_required' },
    ]) {
      const ada = await testShop.buyer();
      const secret = await ada.begin({ plan: 'premium', price: 15 });
      await changeSandboxCheckout(database(), { id: `cs_test_${secret}` }, (held) => ({
        session: { ...sessionOf(held), status: 'complete', payment_status: 'paid', ...forged },
        events: [],
      }));
      expect((await ada.verify(secret)).body, JSON.stringify(forged)).toMatchObject({
        state: 'unpaid',
        order: { receipt: null },
      });
      const [row] = await database().statements.select().from(orders).where(eq(orders.userId, ada.id));
      expect(row).toMatchObject({ status: 'open', amount: 1500, discount: 0, paidAt: null });
      const logged = await database()
        .statements.select()
        .from(auditLog)
        .where(eq(auditLog.subject, row?.id ?? ''));
      expect(logged.map(({ action }) => action)).toContain('order.mismatch');
    }
  });
});

const byCode = [{ coupon: null, promotion_code: 'promo_SAVE20' }];
