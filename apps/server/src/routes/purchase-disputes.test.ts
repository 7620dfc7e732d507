import { changeSandboxCheckout } from '@brandwright/data';
import { afterEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { brand, type MarketOptions, openTestShop, premium, signed, type TestShop } from '../../testing/test-shop.ts';
import { eventOf, sessionOf } from '../gateways/sandbox/stripe-api.ts';

const plan = { plan: 'premium', price: 15 };

onEveryDatabase((database) => {
  const markets: TestShop[] = [];
  /** One whose workers end with the test, however that ends. */
  const opened = async (options: MarketOptions): Promise<TestShop> => {
    const testShop = await openTestShop(database(), options);
    markets.push(testShop);
    return testShop;
  };
  afterEach(async () => {
    for (const testShop of markets.splice(0)) await testShop.close();
  });

  /** Changes a session at the provider. */
  const put = (secret: string, fields: Readonly<Record<string, unknown>>) =>
    changeSandboxCheckout(database(), { id: `cs_test_${secret}` }, (held) => ({
      session: { ...sessionOf(held), ...fields },
      events: [],
    }));
  /** The same, and tells of it as it would. */
  async function told(
    testShop: TestShop,
    secret: string,
    type: string,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<number> {
    const row = await put(secret, fields);
    const object = type.includes('dispute') ? 'dispute' : 'refund';
    const { payload } = eventOf(type, { id: 'x', object, payment_intent: row?.paymentIntent });
    return (await testShop.webhook(payload, await signed(payload, testShop.webhookSecret))).status;
  }

  test('[B-04] [B-07] a dispute closes what was bought, and one that is won opens it again', async () => {
    const testShop = await opened({ press });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    const archive = async () => (await ada.ask('GET', `/api/kits/${(await ada.orders())[0]?.brandKitId}/archive`)).status;
    const isPremium = async () => (await ada.ask<{ premium: boolean }>('GET', '/api/session')).body;

    expect(await told(testShop, secret, 'charge.dispute.created', { sandbox_dispute: 'needs_response' })).toBe(204);
    expect(await ada.orders()).toMatchObject([{ status: 'disputed', refundableUntil: null }]);
    expect(await archive()).toBe(403);
    const closed = JSON.stringify(await isPremium());
    expect(await told(testShop, secret, 'charge.dispute.closed', { sandbox_dispute: 'won' })).toBe(204);
    expect(await ada.orders()).toMatchObject([{ status: 'paid' }]);
    expect(await archive()).toBe(200);
    expect(JSON.stringify(await isPremium())).not.toBe(closed);
    expect(await testShop.kits(ada)).toHaveLength(1);
  });

  test('[H10-02] [R-10] a brand bought again during a dispute gets one payment refunded once the dispute is won', async () => {
    const testShop = await opened({ press });
    const [ada, ben] = [await testShop.buyer(), await testShop.buyer()];
    const pay = async (buyer: typeof ada, secret: string, count: number) => {
      await buyer.at(secret, 'pay');
      await eventually(async () => expect((await buyer.orders()).filter(({ paidAt }) => paidAt !== null)).toHaveLength(count));
    };
    const goesBack = (buyer: typeof ada, statuses: readonly string[]) =>
      eventually(async () => expect((await buyer.orders()).map(({ status }) => status)).toEqual(statuses));
    // The newest first. Paid while the first is disputed: the first goes back.
    const first = await ada.begin({ ...plan, brand });
    await pay(ada, first, 1);
    await told(testShop, first, 'charge.dispute.created', { sandbox_dispute: 'needs_response' });
    await pay(ada, await ada.begin({ ...plan, brand }), 2);
    await told(testShop, first, 'charge.dispute.closed', { sandbox_dispute: 'won' });
    await goesBack(ada, ['paid', 'refunded']);
    expect(await ada.orders()).toMatchObject([{ refundReason: null }, { refundReason: 'duplicate' }]);
    // Paid after the dispute is won: the second does.
    const other = await ben.begin({ ...plan, brand });
    await pay(ben, other, 1);
    await told(testShop, other, 'charge.dispute.created', { sandbox_dispute: 'needs_response' });
    const again = await ben.begin({ ...plan, brand });
    await told(testShop, other, 'charge.dispute.closed', { sandbox_dispute: 'won' });
    await pay(ben, again, 2);
    await goesBack(ben, ['refunded', 'paid']);
    expect(await ben.orders()).toMatchObject([{ refundReason: 'duplicate' }, { refundReason: null }]);
  });

  test('[H11-03] [R-10] one of two disputed payments for a brand is refunded, whichever dispute is won first', async () => {
    const testShop = await opened({ press });
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const eve = await testShop.buyer();
      const pages: string[] = [];
      for (let i = 0; i < 2; i++) {
        const secret = await eve.begin({ ...plan, brand });
        await eve.at(secret, 'pay');
        await eventually(async () => expect((await eve.orders()).filter(({ paidAt }) => paidAt !== null)).toHaveLength(i + 1));
        await told(testShop, secret, 'charge.dispute.created', { sandbox_dispute: 'needs_response' });
        pages.push(secret);
      }
      for (const i of order) await told(testShop, pages[i] ?? '', 'charge.dispute.closed', { sandbox_dispute: 'won' });
      await eventually(async () => expect((await eve.orders()).map(({ status }) => status).sort()).toEqual(['paid', 'refunded']));
      const kept = (await eve.orders()).find(({ status }) => status === 'paid');
      expect(kept?.refundableUntil).not.toBeNull();
    }
  });

  test('[B-04] [B-09] a won dispute restores the refund, the payment or the kit that it interrupted', async () => {
    const testShop = await opened({ press, events: false });
    const [ada, ben, eve] = [await testShop.buyer(), await testShop.buyer(), await testShop.buyer()];
    const [asked, early, back] = [await ada.begin(plan), await ben.begin(premium), await eve.begin(plan)];
    for (const [buyer, secret] of [
      [ada, asked],
      [ben, early],
      [eve, back],
    ] as const)
      await buyer.at(secret, 'pay');
    const found = (secret: string) => testShop.deps.payment.find(`cs_test_${secret}`);

    // Disputed before the buyer withdrew, and told after it.
    expect((await ada.verify(asked)).body.state).toBe('paid');
    await put(asked, { sandbox_dispute: 'needs_response' });
    const answer = await ada.ask('POST', `/api/orders/${(await ada.orders())[0]?.id}/refund`);
    expect(answer).toMatchObject({ status: 200, body: { status: 'refunding' } });
    expect(await testShop.mails(ada)).toHaveLength(2);
    expect(await told(testShop, asked, 'charge.dispute.created', {})).toBe(204);
    expect(await ada.orders()).toMatchObject([{ status: 'disputed' }]);
    const [questioned] = await testShop.mails(ada);
    expect(questioned?.text).toContain('We had started to refund this payment, but we can’t finish while your bank is deciding.');
    expect(await told(testShop, asked, 'charge.dispute.closed', { sandbox_dispute: 'won' })).toBe(204);
    expect(await ada.orders()).toMatchObject([{ status: 'refunded', refundReason: 'asked', credit: false }]);
    expect((await found(asked))?.refunded).toBe(true);

    // Disputed before the payment was told.
    expect(await told(testShop, early, 'charge.dispute.created', { sandbox_dispute: 'needs_response' })).toBe(204);
    expect(await ben.orders()).toMatchObject([{ status: 'disputed', receipt: null }]);
    expect(await told(testShop, early, 'charge.dispute.closed', { sandbox_dispute: 'won' })).toBe(204);
    expect(await ben.orders()).toMatchObject([
      { status: 'paid', receipt: expect.any(String), paidAt: expect.any(String), brandKitId: expect.any(String) },
    ]);

    // Given back before the payment was told, and that came to nothing.
    await testShop.deps.payment.refund((await found(back))?.paymentIntent ?? '', new Date());
    expect(await told(testShop, back, 'charge.refunded', {})).toBe(204);
    expect(await told(testShop, back, 'refund.failed', { sandbox_refunded: false })).toBe(204);
    expect(await eve.orders()).toMatchObject([{ status: 'refunded' }]);
    expect((await found(back))?.refunded).toBe(true);
  });

  test('[B-04] [R-19] a kit that a dispute stopped in the making is made once the dispute is won', async () => {
    const gate = Promise.withResolvers<void>();
    let begun = false;
    const held: typeof press = {
      ...press,
      design: async (brief, options) => {
        if (begun) await gate.promise;
        return press.design(brief, options);
      },
    };
    const testShop = await opened({ press: held });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    await testShop.undrawn();
    begun = true;
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    const [order] = await ada.orders();
    await told(testShop, secret, 'charge.dispute.created', { sandbox_dispute: 'needs_response' });
    expect(await testShop.kits(ada)).toMatchObject([{ status: 'error' }]);
    gate.resolve();
    await eventually(async () => expect(await testShop.deps.queue.isLive(order?.brandKitId ?? '')).toBe(false));
    await told(testShop, secret, 'charge.dispute.closed', { sandbox_dispute: 'won' });
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    expect(await ada.orders()).toMatchObject([{ status: 'paid' }]);
  });
});
