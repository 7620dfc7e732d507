import { changeSandboxCheckout, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testSettings } from '../../testing/test-app.ts';
import { brand, openTestShop, premium, type TestShop } from '../../testing/test-shop.ts';
import { createApp } from '../app.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { sessionOf } from '../gateways/sandbox/stripe-api.ts';

const { orders, profiles, rateLimits } = tables;

type Buyer = Awaited<ReturnType<TestShop['buyer']>>;
const starter = { plan: 'starter', price: 29.99 };

/** Real money, with a tax on top, as far as the app is told. */
const taxed = (sandbox: PaymentGateway): PaymentGateway => ({
  ...sandbox,
  test: false,
  find: async (id) => {
    const checkout = await sandbox.find(id);
    if (checkout === null) return null;
    const { amount, buyer } = checkout;
    return { ...checkout, live: true, tax: 300, taxRate: 20, amount: amount + 300, buyer: { ...buyer, taxId: 'DE129273398' } };
  },
});

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));

  /** Pays for something, until it is known. */
  const buy = async (buyer: Buyer, what: object): Promise<string> => {
    const secret = await buyer.begin(what);
    await buyer.at(secret, 'pay');
    expect((await buyer.verify(secret)).body.state).toBe('paid');
    return secret;
  };
  const receiptOf = async (app: TestShop['app'], { cookie }: Buyer, id: string | undefined) =>
    (await app.request(`/api/orders/${id}/receipt`, { headers: { cookie } })).text();
  const rowOf = async (id = '') => (await database().statements.select().from(orders).where(eq(orders.id, id)))[0];

  test('[B-08] a receipt says for ever what it said when the money came: seller, buyer, item and amounts', async () => {
    const testShop = await openTestShop(database(), { press });
    const ada = await testShop.buyer();
    await buy(ada, { ...starter, cancelUrl: '/pricing' });
    const [order] = await ada.orders();
    expect(order?.receipt).toMatch(/^TEST-\d{4}-\d{6}$/);
    const first = await receiptOf(testShop.app, ada, order?.id);
    for (const part of [
      'Brandwright Test Ltd',
      '1 Test Street',
      'Sandbox Buyer',
      '1 Sandbox Street',
      'Testville, CA, 90000',
      'United States',
      ada.email,
      order?.receipt ?? '',
      'test card',
      'Brandwright Starter',
      '$29.99 USD',
      'Tax: none charged',
      'no real money was involved',
    ])
      expect(first).toContain(part);

    // Everything that it was made of changes.
    const settings = { ...testShop.deps.settings, seller: { lines: ['Another Seller Ltd', '2 Test Street'], taxId: 'X1' } };
    await database()
      .statements.update(profiles)
      .set({ email: `moved-${ada.email}`, name: 'Countess' })
      .where(eq(profiles.id, ada.id));
    await database()
      .statements.update(orders)
      .set({ plan: 'enterprise', amount: 9999, tax: 1 })
      .where(eq(orders.id, order?.id ?? ''));
    expect(await receiptOf(createApp({ ...testShop.deps, settings }), ada, order?.id)).toBe(first);

    // Given back, it is followed by what takes it back, and says the same.
    const { body: after } = await ada.ask<{ creditNote: string }>('POST', `/api/orders/${order?.id}/refund`);
    expect(after.creditNote).toMatch(/^TEST-CN-\d{4}-\d{6}$/);
    const both = await receiptOf(testShop.app, ada, order?.id);
    const [receipt = '', note = ''] = both.split('</article>');
    expect(first.startsWith(receipt)).toBe(true);
    for (const part of [
      '<h1>Credit note</h1>',
      after.creditNote,
      order?.receipt ?? '',
      '−$29.99 USD',
      'Sandbox Buyer',
      'no real money was involved',
    ])
      expect(note).toContain(part);
    expect(await receiptOf(createApp({ ...testShop.deps, settings }), ada, order?.id)).toBe(both);
    await testShop.close();
  });

  test('[B-08] [Z-05] the amount paid is the same everywhere, and live receipts are numbered without gaps', async () => {
    const testShop = await openTestShop(database(), { press, through: taxed });
    const ada = await testShop.buyer();
    // A test uses nothing up, whatever it was numbered.
    const then = new Date('2020-02-02');
    const tried = { plan: 'premium', amount: 1500, status: 'paid' as const, test: true, createdAt: then, paidAt: then };
    await database()
      .statements.insert(orders)
      .values({ ...tried, userId: ada.id, receiptNumber: '2020-000001' });
    await buy(ada, { ...premium, brand });
    await buy(ada, { ...premium, brand: { ...brand, businessName: 'Kiln' } });
    const [second, first] = await ada.orders();
    const year = new Date().getUTCFullYear();
    expect([first?.receipt, second?.receipt]).toEqual([`${year}-000001`, `${year}-000002`]);
    expect([first?.refundableUntil, second?.refundableUntil]).toEqual([expect.any(String), null]);
    const page = await receiptOf(testShop.app, ada, first?.id);
    for (const part of [
      '$15.00 USD',
      'Tax (20%)',
      '$3.00 USD',
      '$18.00 USD',
      'Tax ID DE129273398',
      '<br>8 designs, one with full files',
    ])
      expect(page).toContain(part);
    expect(page).not.toMatch(/test:/i);
    const emails = (await testShop.mails(ada)).filter(({ subject }) => subject === `Your receipt ${first?.receipt}`);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('We received $18 (including $3 in tax) for “AI Brand Kit”');
    expect(emails[0]?.text).toContain('It includes 8 designs, one with full files.');
    await testShop.close();
  });

  test('[Z-05] [B-09] a receipt’s email promises what there is: the first kit back, an unused plan, or nothing', async () => {
    const testShop = await openTestShop(database(), { press });
    const ada = await testShop.buyer();
    await buy(ada, premium);
    await buy(ada, { ...premium, brand: { ...brand, businessName: 'Kiln' } });
    await buy(ada, { ...starter, cancelUrl: '/pricing' });
    const texts = new Map((await testShop.mails(ada)).map(({ subject, text }) => [subject, text]));
    const [third, second, first] = await ada.orders();
    const emailOf = (order: typeof first) => texts.get(`Your receipt ${order?.receipt}`) ?? '';
    expect(emailOf(first)).toMatch(
      /you can get a full refund on your orders page until \w+ \d+, \d{4}\. You don’t have to give a reason\./,
    );
    expect(emailOf(first)).toContain('We’re making your brand kit now.');
    expect(emailOf(first)).toContain(`View your receipt: http://localhost/orders?order=${first?.id}`);
    expect(emailOf(second)).toContain('We’re making your brand kit now.');
    expect(emailOf(second)).not.toMatch(/refund/);
    expect(emailOf(third)).toMatch(/full refund .* until .*, as long as you haven’t made a kit with your plan/);
    expect(emailOf(third)).toContain('Your plan is ready to use.');
    expect([first, second, third].map((order) => order?.refundableUntil === null)).toEqual([false, true, false]);
    // Nothing was made where it could not be: the email about that promises the money, and there it is.
    const given = eq(tables.brandKits.id, second?.brandKitId ?? '');
    await eventually(async () =>
      expect((await testShop.kits(ada)).map(({ status }) => status)).toEqual(['completed', 'completed']),
    );
    await database().statements.update(tables.brandKits).set({ status: 'error' }).where(given);
    expect((await ada.ask('POST', `/api/orders/${second?.id}/refund`)).status).toBe(200);
    await testShop.close();
  });

  test('[Z-05] [B-09] a withdrawal is confirmed with day and hour at once, even while the provider is away', async () => {
    let away = true;
    const testShop = await openTestShop(database(), {
      press,
      through: (sandbox) => ({
        ...sandbox,
        refund: async (payment) => (away ? Promise.reject(new Error('away')) : sandbox.refund(payment, new Date())),
      }),
    });
    const ada = await testShop.buyer();
    await buy(ada, { ...starter, cancelUrl: '/pricing' });
    const [order] = await ada.orders();
    const give = () => ada.ask('POST', `/api/orders/${order?.id}/refund`);
    expect(await give()).toMatchObject({ status: 200, body: { status: 'refunding' } });
    away = false;
    expect(await give()).toMatchObject({ status: 200, body: { status: 'refunded' } });
    const emails = (await testShop.mails(ada)).filter(({ subject }) => !subject.startsWith('Your receipt'));
    expect(emails.map(({ subject, owed }) => [subject, owed])).toEqual([['Your cancellation is confirmed', true]]);
    const asked = (await rowOf(order?.id))?.refundAskedAt?.toLocaleString('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    for (const part of [
      `You canceled “Starter” (order ${order?.id}, receipt ${order?.receipt}) on ${asked} UTC.`,
      'we received your cancellation (in legal terms, your withdrawal from the contract)',
      'We’re refunding $29.99 to your original payment method.',
      'no real money was involved',
      'View my orders: http://localhost/orders',
    ])
      expect(emails[0]?.text).toContain(part);
    expect(emails[0]?.text).not.toContain('kit files');
    await testShop.close();
  });

  test('[C-03] order emails take replies at the operator’s address, or else name the contact page', async () => {
    const support = 'help@brandwright.example';
    const cases = [
      [support, support, 'please reply to this email.', 'please contact us'],
      [null, null, 'please contact us at http://localhost/contact.', 'reply to this email'],
    ] as const;
    for (const [given, replyTo, said, unsaid] of cases) {
      const testShop = await openTestShop(database(), { press, change: { settings: { ...testSettings, support: given } } });
      const ada = await testShop.buyer();
      const secret = await buy(ada, { ...starter, cancelUrl: '/pricing' });
      const [order] = await ada.orders();
      await testShop.deps.payment.refund((await rowOf(order?.id))?.paymentIntent ?? '', new Date());
      await ada.verify(secret);
      const [refund, receipt] = await testShop.mails(ada);
      expect([refund?.subject, receipt?.subject]).toEqual(['We’ve refunded your payment', `Your receipt ${order?.receipt}`]);
      expect([refund?.replyTo, receipt?.replyTo]).toEqual([replyTo, replyTo]);
      expect(refund?.text).toContain(said);
      expect(refund?.text).not.toContain(unsaid);
      await testShop.close();
    }
  });

  test('[Z-05] [B-09] a withdrawal after a partial refund is confirmed with the rest of the amount', async () => {
    const testShop = await openTestShop(database(), { press });
    const ada = await testShop.buyer();
    const secret = await buy(ada, { ...starter, cancelUrl: '/pricing' });
    await changeSandboxCheckout(database(), { id: `cs_test_${secret}` }, (row) => ({
      session: { ...sessionOf(row), sandbox_returned: 1000 },
      events: [],
    }));
    const [order] = await ada.orders();
    expect((await ada.ask('POST', `/api/orders/${order?.id}/refund`)).body).toMatchObject({ status: 'refunded' });
    const email = (await testShop.mails(ada)).find(({ subject }) => subject === 'Your cancellation is confirmed');
    expect(email?.text).toContain('We’re refunding $19.99 to your original payment method.');
    expect(email?.text).toContain('We had already refunded $10 of the $29.99 you paid.');
    await testShop.close();
  });

  test('[Z-05] a refund’s email gives the reason and says whether the kit stays', async () => {
    let disputed = false;
    const testShop = await openTestShop(database(), {
      press,
      through: (sandbox) => ({
        ...sandbox,
        // The provider could not close the first.
        close: () => Promise.resolve(),
        find: async (id) => {
          const checkout = await sandbox.find(id);
          return checkout === null ? null : { ...checkout, disputed };
        },
      }),
    });
    const ada = await testShop.buyer();
    const again = await ada.begin(premium);
    const secret = await buy(ada, { plan: 'professional', price: 49.99, brand });
    await ada.at(again, 'pay');
    await eventually(async () => expect((await ada.orders()).map(({ status }) => status).sort()).toEqual(['paid', 'refunded']));
    const textOf = async (subject: string) => (await testShop.mails(ada)).find((one) => one.subject === subject)?.text ?? '';
    const second = await textOf('We’ve refunded your duplicate payment');
    expect(second).toContain('You paid twice for the same brand');
    expect(second).toContain('We sent $15 back to your original payment method on');
    expect(second).toContain('Your other payment still counts, and the kit is yours.');
    expect(second).not.toMatch(/As you asked|withdr|no longer|on hold/);

    disputed = true;
    await ada.verify(secret);
    await ada.verify(secret);
    expect((await ada.orders()).map(({ status }) => status).sort()).toEqual(['disputed', 'refunded']);
    expect((await testShop.emails(ada)).filter((subject) => subject.includes('bank'))).toHaveLength(1);
    const questioned = await textOf('Your bank has disputed a payment');
    for (const part of ['$49.99 payment for “Professional”', 'is on hold, including your kit files', 'tell your bank'])
      expect(questioned).toContain(part);
    disputed = false;
    await ada.verify(secret);

    const [order] = (await ada.orders()).filter(({ status }) => status === 'paid');
    await testShop.deps.payment.refund((await rowOf(order?.id))?.paymentIntent ?? '', new Date());
    await ada.verify(secret);
    const ours = await textOf('We’ve refunded your payment');
    for (const part of [
      'We’ve refunded your payment for “Professional”',
      'We sent $49.99 back to your original payment method on',
      'no longer have access to anything in this order, including your kit files',
    ])
      expect(ours).toContain(part);
    expect(ours).not.toMatch(/As you asked|withdr/);
    expect((await rowOf(order?.id))?.refundReason).toBe('provider');
    await testShop.close();
  });
});
