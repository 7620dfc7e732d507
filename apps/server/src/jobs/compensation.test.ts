import type { Kit, Order, ProblemBody } from '@brandwright/contract';
import { changeSandboxCheckout, setLogos, tables } from '@brandwright/data';
import { EngineError } from '@brandwright/engine';
import type { Press } from '@brandwright/press';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testPerson } from '../../testing/test-person.ts';
import { brand, openTestShop, premium, shop, type TestShop } from '../../testing/test-shop.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { sessionOf } from '../gateways/sandbox/stripe-api.ts';
import { startReconciler } from './reconciler.ts';

const { auditLog, brandKits, orders, rateLimits } = tables;

type Buyer = Awaited<ReturnType<TestShop['buyer']>>;
const poison = { ...brand, businessName: 'Poison' };

onEveryDatabase((database) => {
  const ends: (() => Promise<unknown>)[] = [];
  beforeEach(() => database().statements.delete(rateLimits));
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    await database().statements.delete(orders);
  });

  /** Where kits of “Poison” fail, until what is wrong is mended. Their orders are of before kits were drawn beforehand. */
  async function poisonedMarket(through?: (gateway: PaymentGateway) => PaymentGateway) {
    const state = { fault: null as Error | null, drawn: 0 };
    const poisoned: Press = {
      ...press,
      design: (brief, options) => {
        state.drawn++;
        return brief.name === 'Poison' && state.fault !== null ? Promise.reject(state.fault) : press.design(brief, options);
      },
    };
    const testShop = await openTestShop(database(), { press: poisoned, ...(through === undefined ? {} : { through }) });
    ends.push(() => testShop.close());
    const reconcilers = async (count: number): Promise<void> => {
      const started = Array.from({ length: count }, () => startReconciler(testShop.deps, 3_600_000));
      await Promise.all(started.map((one) => one.look()));
      await Promise.all(started.map((one) => one.stop()));
    };
    const failed = async (buyer: Buyer): Promise<void> => {
      // Two tries are past: what comes next gives it up.
      const tried = () =>
        database().statements.update(brandKits).set({ failures: 2 }).where(eq(brandKits.userId, buyer.id)).returning();
      await eventually(async () => expect(await tried()).toHaveLength(1));
      await eventually(async () => expect(await testShop.kits(buyer)).toMatchObject([{ status: 'error' }]));
    };
    return {
      testShop,
      state,
      reconcilers,
      /** So many people who bought the kit, and it failed. */
      async unlucky(count: number): Promise<readonly Buyer[]> {
        state.fault = null;
        const begun = [];
        for (let i = 0; i < count; i++) {
          const buyer = await testShop.buyer();
          begun.push({ buyer, secret: await buyer.begin({ ...premium, brand: poison }) });
        }
        await testShop.undrawn();
        state.fault = new Error('It never works.');
        for (const { buyer, secret } of begun) await buyer.at(secret, 'pay');
        await Promise.all(begun.map(({ buyer }) => failed(buyer)));
        return begun.map(({ buyer }) => buyer);
      },
      /** Somebody who used a plan that they had bought ahead, and it failed. */
      async ahead(): Promise<Buyer> {
        const buyer = await testShop.buyer();
        await buyer.at(await buyer.begin({ plan: 'starter' }), 'pay');
        await buyer.until((order) => expect(order).toMatchObject({ credit: true }));
        const [plan] = await buyer.orders();
        state.fault = null;
        // Used by a program of before: its kit is in the making, and nothing was drawn for it.
        await buyer.ask('POST', '/api/generate-brand-kit', { ...poison, orderId: plan?.id });
        await eventually(async () => expect(await testShop.kits(buyer)).toMatchObject([{ status: 'completed' }]));
        state.fault = new Error('It never works.');
        await database().asSystem(async (tx) => {
          const made = { status: 'generating' as const };
          const [kit] = await tx.update(brandKits).set(made).where(eq(brandKits.userId, buyer.id)).returning();
          if (kit !== undefined) await setLogos(tx, kit, []);
          await testShop.deps.queue.send(tx, kit?.id ?? '', { kit: kit?.id ?? '' });
        });
        await failed(buyer);
        return buyer;
      },
    };
  }
  const hoursAgo = async (hours: number, ...buyers: readonly Buyer[]): Promise<void> => {
    const ids = buyers.map(({ id }) => id);
    const failedAt = sql`now() - make_interval(hours => ${hours})`;
    await database().statements.update(brandKits).set({ failedAt }).where(inArray(brandKits.userId, ids));
  };
  const refundsOf = async (testShop: TestShop, orderId = '') => {
    const [order] = await database().statements.select().from(orders).where(eq(orders.id, orderId));
    const all = await testShop.eventsOf('charge.refunded');
    return all.filter(({ payload }) => payload.includes(order?.paymentIntent ?? '?'));
  };
  const admin = async (testShop: TestShop) => {
    const { cookie } = await testPerson(database(), { role: 'admin', secondFactor: true });
    return async (kit = '') => {
      const answer = await testShop.app.request(`/api/admin/kits/${kit}/retry`, {
        method: 'POST',
        headers: { cookie, origin: shop },
      });
      return { status: answer.status, body: (await answer.json().catch(() => null)) as ProblemBody | null };
    };
  };
  const kitPage = async (buyer: Buyer, testShop: TestShop) => {
    const [kit] = await testShop.kits(buyer);
    return (await buyer.ask<Kit>('GET', `/api/kits/${kit?.id}`)).body;
  };

  test('[HR-03] a kit that failed and wasn’t fixed within a day is refunded automatically, once', async () => {
    const { testShop, unlucky, reconcilers } = await poisonedMarket();
    const [ada, ben] = (await unlucky(2)) as [Buyer, Buyer];
    const [sorry] = await testShop.mails(ada);
    expect(sorry?.text).toContain(
      'If we can’t fix the problem within a day, you’ll automatically get a refund, or your plan back if that’s what you used.',
    );
    expect(await kitPage(ada, testShop)).toMatchObject({ status: 'error', failure: 'mending' });
    await hoursAgo(19, ben);
    await hoursAgo(21, ada);
    // Two nodes at once.
    await reconcilers(2);
    const [order] = await ada.orders();
    expect(order).toMatchObject({
      status: 'refunded',
      refundReason: 'failed',
      creditNote: expect.stringMatching(/^TEST-CN-/),
      test: true,
    });
    expect(await refundsOf(testShop, order?.id)).toHaveLength(1);
    expect(await testShop.emails(ada)).toEqual([
      'We’ve refunded your payment',
      'We haven’t been able to make your brand kit yet',
      `Your receipt ${order?.receipt}`,
    ]);
    const [email] = await testShop.mails(ada);
    expect(email?.text).toContain('We couldn’t make your kit or fix the problem within a day');
    expect(email?.text).toContain('This was a test order, so no real money was involved.');
    expect(await kitPage(ada, testShop)).toMatchObject({ status: 'error', failure: 'money', plan: null });
    // Our people have another hour for the other one.
    expect(await ben.orders()).toMatchObject([{ status: 'paid' }]);
    expect(await kitPage(ben, testShop)).toMatchObject({ failure: 'mending' });
    const retry = await admin(testShop);
    const [kit] = await testShop.kits(ada);
    expect((await retry(kit?.id)).status).toBe(404);
    await reconcilers(1);
    expect(await refundsOf(testShop, order?.id)).toHaveLength(1);
    const log = await database().statements.select().from(auditLog).where(eq(auditLog.personId, ada.id));
    expect(log.map(({ action }) => action).filter((action) => /refund/.test(action))).toEqual([
      'order.refund-asked',
      'order.refunded',
    ]);
  });

  test('[HR-03] a plan that was bought ahead is unused again when its kit failed, and makes another kit', async () => {
    const { testShop, ahead, reconcilers, state } = await poisonedMarket();
    const ada = await ahead();
    await hoursAgo(21, ada);
    await reconcilers(2);
    const [plan] = await ada.orders();
    expect(plan).toMatchObject({
      status: 'paid',
      credit: true,
      brandKitId: null,
      businessName: null,
      refundableUntil: expect.any(String),
    });
    expect((await testShop.emails(ada)).filter((subject) => subject === 'Your plan is ready to use again')).toHaveLength(1);
    const [email] = await testShop.mails(ada);
    expect(email?.text).toContain('We couldn’t make your “Poison” kit, so you can use your Starter plan again');
    expect(await kitPage(ada, testShop)).toMatchObject({ status: 'error', failure: 'plan', plan: null });
    // The failed kit has nothing of it any more, and our people find no trouble there.
    const retry = await admin(testShop);
    const [failed] = await testShop.kits(ada);
    expect((await retry(failed?.id)).status).toBe(404);
    expect((await ada.ask('POST', '/api/generate-brand-kit', { ...brand, orderId: plan?.id })).status).toBe(200);
    await eventually(async () => {
      const kits = await testShop.kits(ada);
      expect(kits.map(({ status, businessName }) => `${status} ${businessName}`).sort()).toEqual([
        'completed Juniper & Rye',
        'error Poison',
      ]);
    });
    expect(state.fault).not.toBeNull();
  });

  test('[HR-03] a retry, a requested refund and a dispute each take precedence over the automatic refund', async () => {
    const { testShop, unlucky, reconcilers, state } = await poisonedMarket();
    const [mended, asked, questioned] = (await unlucky(3)) as [Buyer, Buyer, Buyer];
    const all = [mended, asked, questioned];
    const [[one], [two], [three]] = [await mended.orders(), await asked.orders(), await questioned.orders()];
    state.fault = null;
    const retry = await admin(testShop);
    expect((await retry(one?.brandKitId ?? '')).status).toBe(204);
    await eventually(async () => expect(await testShop.kits(mended)).toMatchObject([{ status: 'completed', failedAt: null }]));
    await database()
      .statements.update(orders)
      .set({ status: 'disputed' })
      .where(eq(orders.id, three?.id ?? ''));
    const session = (
      await database()
        .statements.select()
        .from(orders)
        .where(eq(orders.id, three?.id ?? ''))
    )[0]?.stripeSessionId;
    await changeSandboxCheckout(database(), { id: session ?? '' }, (row) => ({
      session: { ...sessionOf(row), sandbox_dispute: 'needs_response' },
      events: [],
    }));
    await database()
      .statements.update(brandKits)
      .set({ failedAt: sql`now() - interval '2 days'` })
      .where(
        inArray(
          brandKits.userId,
          all.map(({ id }) => id),
        ),
      );
    // At the same moment as the reconciler.
    const [refund] = await Promise.all([asked.ask<Order>('POST', `/api/orders/${two?.id}/refund`), reconcilers(2)]);
    expect([200, 409]).toContain(refund.status);
    expect(await mended.orders()).toMatchObject([{ status: 'paid', refundReason: null }]);
    expect(await asked.orders()).toMatchObject([{ status: 'refunded' }]);
    expect(await refundsOf(testShop, two?.id)).toHaveLength(1);
    const gone = (await testShop.emails(asked)).filter((subject) => /cancellation is confirmed|refunded/.test(subject));
    expect(gone).toHaveLength(1);
    expect(
      (
        await database()
          .statements.select()
          .from(orders)
          .where(eq(orders.id, three?.id ?? ''))
      ).map(({ status, refundReason }) => [status, refundReason]),
    ).toEqual([['disputed', null]]);
    expect(await refundsOf(testShop, one?.id)).toEqual([]);
  });

  test('[HR-03] a retry and the reconciler at the same moment make the kit or refund it, never both', async () => {
    const { testShop, unlucky, reconcilers, state } = await poisonedMarket();
    for (let round = 0; round < 3; round++) {
      const [ada] = (await unlucky(1)) as [Buyer];
      state.fault = null;
      await hoursAgo(21, ada);
      const [order] = await ada.orders();
      const retry = await admin(testShop);
      const [{ status }] = await Promise.all([retry(order?.brandKitId ?? ''), reconcilers(1)]);
      await eventually(async () => {
        const [[kit], [now]] = [await testShop.kits(ada), await ada.orders()];
        expect([kit?.status, now?.status]).toEqual(status === 204 ? ['completed', 'paid'] : ['error', 'refunded']);
      });
      await reconcilers(1);
      expect(await refundsOf(testShop, order?.id)).toHaveLength(status === 204 ? 0 : 1);
    }
  });

  test('[HR-03] a kit’s day counts from its first failure, and a refund waits for the provider to return', async () => {
    let away = false;
    const { testShop, unlucky, reconcilers, state } = await poisonedMarket((gateway) => ({
      ...gateway,
      refund: (...of) => (away ? Promise.reject(new Error('The provider is away.')) : gateway.refund(...of)),
    }));
    const [ada] = (await unlucky(1)) as [Buyer];
    const [order] = await ada.orders();
    const since = async () => (await testShop.kits(ada))[0]?.failedAt;
    const first = await since();
    // Our people try once more, and it fails for a reason that nobody foresaw: the day goes on from the first time.
    state.fault = null;
    const [poisoned] = await testShop.kits(ada);
    await database().asSystem(async (tx) => {
      await tx
        .update(brandKits)
        .set({ status: 'generating', failures: 0 })
        .where(eq(brandKits.id, poisoned?.id ?? ''));
      state.fault = new Error('Again.');
      await testShop.deps.queue.send(tx, poisoned?.id ?? '', { kit: poisoned?.id ?? '' });
    });
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'error' }]));
    expect(await since()).toEqual(first);
    away = true;
    await hoursAgo(21, ada);
    await reconcilers(1);
    expect(await ada.orders()).toMatchObject([{ status: 'refunding', refundReason: 'failed' }]);
    expect(await kitPage(ada, testShop)).toMatchObject({ failure: 'money' });
    away = false;
    await database()
      .statements.update(orders)
      .set({ lookedAt: null })
      .where(eq(orders.id, order?.id ?? ''));
    await reconcilers(1);
    expect(await ada.orders()).toMatchObject([{ status: 'refunded' }]);
    expect(await refundsOf(testShop, order?.id)).toHaveLength(1);
  });

  test('[HR-03] a retry is refused with the reason when the kit can never be made', async () => {
    const { testShop, unlucky, state } = await poisonedMarket();
    const [ada] = (await unlucky(1)) as [Buyer];
    const [order] = await ada.orders();
    const retry = await admin(testShop);
    const message = 'name: Our fonts don’t include every character in this name. Received “𝔅”.';
    state.fault = new EngineError({ code: 'brief.name.unsettable', field: 'name', received: '𝔅', message });
    const drawn = state.drawn;
    const told = await retry(order?.brandKitId ?? '');
    expect(told).toMatchObject({ status: 409, body: { code: 'kit.unmakeable' } });
    expect(told.body?.detail).toContain('Our fonts don’t include every character in this name. Received “𝔅”.');
    expect(await testShop.kits(ada)).toMatchObject([{ status: 'error' }]);
    expect(await testShop.deps.queue.isLive(order?.brandKitId ?? '')).toBe(false);
    expect(state.drawn).toBe(drawn + 1);
    // A press in trouble says nothing of the kit.
    state.fault = new Error('Out of order.');
    expect(await retry(order?.brandKitId ?? '')).toMatchObject({ status: 503, body: { code: 'order.unproven', retryAfter: 5 } });
    state.fault = null;
    expect((await retry(order?.brandKitId ?? '')).status).toBe(204);
    const after = state.drawn;
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    expect(state.drawn).toBe(after);
  });
});
