import { changeSandboxCheckout, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { sessionOf } from '../gateways/sandbox/stripe-api.ts';
import { type Reconciler, startReconciler } from './reconciler.ts';

const { orders } = tables;
const plan = { plan: 'premium', price: 15 };
const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const day = 24 * 60;

type Buyer = Awaited<ReturnType<TestShop['buyer']>>;

onEveryDatabase((database) => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    // What one test left is not looked at by the next.
    await database().statements.delete(orders);
  });
  /** Where no event ever arrives; `asked` are the sessions that were asked about. */
  async function deafMarket(through: (gateway: PaymentGateway) => Partial<PaymentGateway> = () => ({})) {
    const asked: string[] = [];
    const testShop = await openTestShop(database(), {
      press,
      events: false,
      through: (gateway) => {
        const changed = { ...gateway, ...through(gateway) };
        return {
          ...changed,
          find: (id) => {
            asked.push(id.slice('cs_test_'.length));
            return changed.find(id);
          },
        };
      },
    });
    ends.push(() => testShop.close());
    return { testShop, asked };
  }
  /** One whose first round is over. */
  async function reconcilerOf(testShop: TestShop): Promise<Reconciler> {
    const reconciler = startReconciler(testShop.deps, 3_600_000);
    ends.push(() => reconciler.stop());
    await reconciler.look();
    return reconciler;
  }
  const put = (secret: string, fields: Partial<typeof orders.$inferInsert>) =>
    database()
      .statements.update(orders)
      .set(fields)
      .where(eq(orders.stripeSessionId, `cs_test_${secret}`));
  const provider = (secret: string, fields: Readonly<Record<string, unknown>>) =>
    changeSandboxCheckout(database(), { id: `cs_test_${secret}` }, (row) => ({
      session: { ...sessionOf(row), ...fields },
      events: [],
    }));
  /** Pays for a plan, until it is known here. */
  const bought = async (buyer: Buyer): Promise<string> => {
    const secret = await buyer.begin(plan);
    await buyer.at(secret, 'pay');
    expect((await buyer.verify(secret)).body.state).toBe('paid');
    return secret;
  };

  test('[B-09] [R-09] the reconciler checks every refund, dispute and returned payment once a day', async () => {
    const { testShop, asked } = await deafMarket();
    const [ada, ben, eve, kim] = [await testShop.buyer(), await testShop.buyer(), await testShop.buyer(), await testShop.buyer()];
    const [failed, won, returned, fresh] = [await bought(ada), await bought(ben), await bought(eve), await bought(kim)];
    const [order] = await ada.orders();
    expect((await ada.ask('POST', `/api/orders/${order?.id}/refund`)).status).toBe(200);
    // Days later a bank refuses the refund, another calls its dispute off, and somebody gives money back at the provider's own pages.
    const then = { paidAt: ago(9 * day), lookedAt: ago(25 * 60) };
    await put(failed, { ...then, refundedAt: ago(2 * day), refundAskedAt: ago(2 * day) });
    await put(won, { ...then, status: 'disputed' });
    await put(returned, then);
    await provider(failed, { sandbox_refunded: false });
    await provider(won, { sandbox_dispute: 'won' });
    await provider(returned, { sandbox_refunded: true });
    asked.length = 0;
    const reconciler = await reconcilerOf(testShop);
    expect(new Set(asked)).toEqual(new Set([failed, won, returned]));
    expect(asked).not.toContain(fresh);
    expect((await testShop.deps.payment.find(`cs_test_${failed}`))?.refunded).toBe(true);
    for (const [buyer, status] of [
      [ada, 'refunded'],
      [ben, 'paid'],
      [eve, 'refunded'],
      [kim, 'paid'],
    ] as const)
      expect(await buyer.orders()).toMatchObject([{ status }]);
    // Told once, and asked once a day.
    expect((await testShop.emails(ada)).filter((subject) => subject === 'Your cancellation is confirmed')).toHaveLength(1);
    asked.length = 0;
    await reconciler.look();
    // What no bank takes back any more is left alone.
    await put(won, { paidAt: ago(121 * day), lookedAt: ago(9 * day) });
    await put(failed, { refundedAt: ago(61 * day), lookedAt: ago(9 * day) });
    await reconciler.look();
    expect(asked).toEqual([]);
  });

  test('[R-09] the reconciler asks every round about each page that can be paid or has just closed', async () => {
    const { testShop } = await deafMarket();
    const [ada, ben, eve] = [await testShop.buyer(), await testShop.buyer(), await testShop.buyer()];
    const [slow, last, crashed] = [await ada.begin(plan), await ben.begin(plan), await eve.begin(plan)];
    // Begun in the morning, looked at by the last round, and paid.
    await put(slow, { createdAt: ago(90), lookedAt: ago(5) });
    await ada.at(slow, 'pay');
    // Set aside here half a minute before the page closed there; in these seconds it was paid.
    await put(last, { createdAt: ago(23 * 60), expiresAt: ago(1), status: 'expired', lookedAt: ago(5) });
    await ben.at(last, 'pay');
    // Looked at a moment ago by a process that died of something else.
    await put(crashed, { lookedAt: new Date(Date.now() - 5_000) });
    await eve.at(crashed, 'pay');
    await reconcilerOf(testShop);
    for (const buyer of [ada, ben, eve]) expect(await buyer.orders()).toMatchObject([{ status: 'paid', credit: true }]);
  });

  test('[R-09] [R-10] many open pages of one person delay neither other people nor refunds', async () => {
    const gate = Promise.withResolvers<never>();
    // Reported when the round ends, which it does with the test.
    gate.promise.catch(() => {});
    let held = false;
    const { testShop, asked } = await deafMarket((gateway) => ({
      find: (id) => (held && id.startsWith('cs_test_many') ? gate.promise : gateway.find(id)),
    }));
    const [ada, ben, mallory] = [await testShop.buyer(), await testShop.buyer(), await testShop.buyer()];
    const many = Array.from({ length: 150 }, (_, i) => ({
      userId: mallory.id,
      plan: 'premium',
      amount: 1500,
      test: true,
      purchaseKey: `many ${i}`,
      stripeSessionId: `cs_test_many${i}`,
      createdAt: ago(30),
      expiresAt: ago(-60),
    }));
    await database().statements.insert(orders).values(many);
    const secret = await ada.begin(plan);
    await ada.at(secret, 'pay');
    await put(secret, { lookedAt: ago(5) });
    const reconciler = await reconcilerOf(testShop);
    expect(await ada.orders()).toMatchObject([{ status: 'paid' }]);
    // All of them in one round, hers among the first.
    expect(asked.filter((one) => one.startsWith('many'))).toHaveLength(150);
    expect(asked.indexOf(secret)).toBeLessThan(12);

    const given = await bought(ben);
    await put(given, { status: 'refunding', refundReason: 'asked', refundAskedAt: ago(9) });
    await database()
      .statements.update(orders)
      .set({ lookedAt: ago(5) })
      .where(eq(orders.userId, mallory.id));
    held = true;
    const round = reconciler.look();
    await eventually(async () => expect(await ben.orders()).toMatchObject([{ status: 'refunded' }]));
    gate.reject(new Error('The provider hung up.'));
    await round;
  });
});
