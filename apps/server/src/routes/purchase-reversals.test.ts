import { changeSandboxCheckout, retireTestOrders, tables } from '@brandwright/data';
import { PressError } from '@brandwright/press';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testPerson } from '../../testing/test-person.ts';
import { brand, type MarketOptions, openTestShop, premium, shop, signed, type TestShop } from '../../testing/test-shop.ts';
import { eventOf, sessionOf } from '../gateways/sandbox/stripe-api.ts';
import { ProblemError } from '../http/problem-error.ts';

const { auditLog, orders, usage } = tables;
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

  test('[B-09] a refund that the provider could not bring to its end is tried again, and told once', async () => {
    const testShop = await opened({ press });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    const [order] = await ada.orders();
    await ada.ask('POST', `/api/orders/${order?.id}/refund`);
    expect(await ada.orders()).toMatchObject([{ status: 'refunded' }]);
    const back = async () =>
      (await testShop.eventsOf('charge.refunded')).filter(({ payload }) => payload.includes(intent)).length;
    const intent = (await testShop.deps.payment.find(`cs_test_${secret}`))?.paymentIntent ?? '';
    expect(await back()).toBe(1);
    expect(await told(testShop, secret, 'refund.failed', { sandbox_refunded: false })).toBe(204);
    expect(await back()).toBe(2);
    expect(await ada.orders()).toMatchObject([{ status: 'refunded' }]);
    expect((await testShop.deps.payment.find(`cs_test_${secret}`))?.refunded).toBe(true);
    expect((await testShop.emails(ada)).filter((subject) => subject === 'Your cancellation is confirmed')).toHaveLength(1);
  });

  test('[H8-09] [B-09] an order whose kit is made while the provider is asked about its refund is not given back', async () => {
    let made: (() => Promise<unknown>) | null = null;
    const testShop = await opened({
      press,
      through: (sandbox) => ({
        ...sandbox,
        find: async (sessionId) => {
          await made?.();
          return sandbox.find(sessionId);
        },
      }),
    });
    const ada = await testShop.buyer();
    for (const businessName of ['Juniper', 'Kiln']) {
      await ada.at(await ada.begin({ ...premium, brand: { ...brand, businessName } }), 'pay');
      await eventually(async () =>
        expect((await testShop.kits(ada)).find((kit) => kit.businessName === businessName)?.status).toBe('completed'),
      );
    }
    const second = (await ada.orders()).find(({ businessName }) => businessName === 'Kiln');
    const own = eq(orders.id, second?.id ?? '');
    const [used] = await database().statements.select().from(orders).where(own);
    // As it was before its plan was used.
    await database().statements.update(orders).set({ usedAt: null, brandKitId: null }).where(own);
    made = () =>
      database()
        .statements.update(orders)
        .set({ usedAt: used?.usedAt ?? null, brandKitId: used?.brandKitId ?? null })
        .where(own);
    const answer = await ada.ask<{ code: string }>('POST', `/api/orders/${second?.id}/refund`);
    expect([answer.status, answer.body.code]).toEqual([409, 'order.refund_over']);
    expect((await ada.orders()).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  test('[B-09] a provider’s answer that is older than the refund does not undo it', async () => {
    const gate = Promise.withResolvers<void>();
    let holds = false;
    const testShop = await opened({
      press,
      through: (sandbox) => ({
        ...sandbox,
        find: async (sessionId) => {
          const checkout = await sandbox.find(sessionId);
          if (holds) {
            holds = false;
            await gate.promise;
          }
          return checkout;
        },
      }),
    });
    const ada = await testShop.buyer();
    const secret = await ada.begin(plan);
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    // The success page has asked, and its answer takes longer than the whole refund.
    holds = true;
    const page = ada.verify(secret);
    await eventually(() => expect(holds).toBe(false));
    const [order] = await ada.orders();
    await ada.ask('POST', `/api/orders/${order?.id}/refund`);
    await ada.until((one) => expect(one?.status).toBe('refunded'));
    gate.resolve();
    expect((await page).body.state).toBe('refunded');
    expect(await ada.orders()).toMatchObject([{ status: 'refunded' }]);
    const log = await database()
      .statements.select()
      .from(auditLog)
      .where(eq(auditLog.subject, order?.id ?? ''));
    expect(log.filter(({ action }) => action === 'order.refunded')).toHaveLength(1);
  });

  test('[B-09] [R-19] a refund during drawing ends the kit, and a kit that can’t be made can be refunded', async () => {
    const gate = Promise.withResolvers<void>();
    let begun = false;
    const held: typeof press = {
      ...press,
      design: async (brief, options) => {
        if (begun && brief.name === 'Held') await gate.promise;
        if (begun && brief.name === 'Poison') throw new Error('It never works.');
        return press.design(brief, options);
      },
    };
    const testShop = await opened({ press: held });
    const ada = await testShop.buyer();
    const secret = await ada.begin({ ...premium, brand: { ...brand, businessName: 'Held' } });
    await testShop.undrawn();
    begun = true;
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    const [order] = await ada.orders();
    const copied = await ada.ask('POST', `/api/kits/${order?.brandKitId}/duplicate`);
    expect(copied).toMatchObject({ status: 409, body: { code: 'kit.unfinished' } });
    await ada.ask('POST', `/api/orders/${order?.id}/refund`);
    gate.resolve();
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'error' }]));
    await eventually(async () => expect(await testShop.deps.queue.isLive(order?.brandKitId ?? '')).toBe(false));
    expect(await testShop.kits(ada)).toMatchObject([{ status: 'error' }]);
    expect(await testShop.emails(ada)).not.toContain('Your brand kit is ready');
    const { cookie } = await testPerson(database(), { role: 'admin', secondFactor: true });
    const retry = `/api/admin/kits/${order?.brandKitId}/retry`;
    expect((await testShop.app.request(retry, { method: 'POST', headers: { cookie, origin: shop } })).status).toBe(404);

    // The second kit of somebody, and nothing came of it.
    const ben = await testShop.buyer();
    await ben.at(await ben.begin(premium), 'pay');
    await ben.until((one) => expect(one?.status).toBe('paid'));
    begun = false;
    const poisoned = await ben.begin({ ...premium, brand: { ...brand, businessName: 'Poison' } });
    await testShop.undrawn();
    begun = true;
    await ben.at(poisoned, 'pay');
    await eventually(async () =>
      expect((await testShop.kits(ben)).map(({ status }) => status).sort()).toEqual(['completed', 'error']),
    );
    const failed = (await ben.orders()).find(({ businessName }) => businessName === 'Poison');
    expect(failed?.refundableUntil).not.toBeNull();
    expect((await ben.ask('POST', `/api/orders/${failed?.id}/refund`)).body).toMatchObject({ status: 'refunded' });
  });

  test('[R-19] a press that has too much to do, or cannot start, costs a kit no try', async () => {
    let busy = 0;
    const testShop = await opened({
      press: {
        ...press,
        design: (brief, options) =>
          busy-- > 0
            ? Promise.reject(new PressError({ code: busy % 2 ? 'press.busy' : 'press.unavailable', message: 'Later.' }))
            : press.design(brief, options),
      },
    });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    await testShop.undrawn();
    busy = 3;
    await ada.at(secret, 'pay');
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed', failures: 0 }]));
  });

  test('[B-06] a plan keeps what it held when it was bought', async () => {
    const testShop = await opened({ press });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    const [row] = await database().statements.select().from(orders).where(eq(orders.userId, ada.id));
    expect(row?.granted).toEqual({ logos: 1, variations: 8, kept: 8, wholeSets: 1, templates: 15, revisions: 0 });
    // As if the catalogue had said eleven then.
    await database()
      .statements.update(orders)
      .set({ granted: { ...row?.granted, kept: 11 } })
      .where(eq(orders.userId, ada.id));
    await ada.at(secret, 'pay');
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    expect((await testShop.kits(ada))[0]?.logoVariants).toHaveLength(11);
  });

  test('[K-01] [Z-02] [Z-05] an order whose stored brand can’t be read is paid and becomes a plan to use', async () => {
    const testShop = await opened({ press });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    await database()
      .statements.update(orders)
      .set({ brandData: { businessName: '' } })
      .where(eq(orders.userId, ada.id));
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order).toMatchObject({ status: 'paid', credit: true, receipt: expect.any(String) }));
    const [order] = await ada.orders();
    const [email] = await testShop.mails(ada);
    expect(email?.text).toContain('Your plan is ready to use. Create your brand, and');
    expect(email?.text).not.toContain('We’re making your brand kit');
    const made = await ada.ask('POST', '/api/generate-brand-kit', { ...brand, orderId: order?.id });
    expect(made.status).toBe(200);
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ businessName: brand.businessName }]));
    // Its kit deleted for good, it is no plan to use once more.
    await database().statements.delete(tables.brandKits).where(eq(tables.brandKits.userId, ada.id));
    expect(await ada.orders()).toMatchObject([{ brandKitId: null, credit: false }]);
    const again = await ada.ask('POST', '/api/generate-brand-kit', { ...brand, orderId: order?.id });
    expect(again).toMatchObject({ status: 409, body: { code: 'order.used' } });
  });

  test('[R-09] events get 503 while the provider or the database is away', async () => {
    const testShop = await opened({ press });
    const ada = await testShop.buyer();
    const paid = await ada.begin(premium);
    await ada.at(paid, 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    const open = await ada.begin({ ...premium, brand: { ...brand, businessName: 'Kiln' } });

    const find = () => Promise.reject(new ProblemError('payment.unavailable'));
    const asSystem = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    for (const [change, state] of [
      [{ payment: { ...testShop.deps.payment, find } }, { state: 'paid' }],
      [{ database: { ...database(), asSystem } }, { code: 'database.unavailable' }],
    ] as const) {
      const away = await opened({ press, events: false, change });
      const { payload } = eventOf('checkout.session.completed', { id: `cs_test_${open}`, object: 'checkout.session' });
      expect((await away.webhook(payload, await signed(payload, away.webhookSecret))).status).toBe(503);
      const headers = { cookie: ada.cookie, origin: shop, 'content-type': 'application/json' };
      const body = JSON.stringify({ sessionId: `cs_test_${paid}` });
      const verified = await away.app.request('/api/verify-payment', { method: 'POST', headers, body });
      expect(await verified.json()).toMatchObject(state);
    }
  });

  test('[S-12] [B-05] test purchases are no longer granted once real money is taken', async () => {
    const testShop = await opened({ press });
    const ada = await testShop.buyer();
    await ada.at(await ada.begin(premium), 'pay');
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    const open = await ada.begin({ ...premium, brand: { ...brand, businessName: 'Kiln' } });
    expect(await retireTestOrders(database())).toBeGreaterThanOrEqual(2);
    const [order] = await ada.orders();
    expect(order).toMatchObject({ status: 'refunded', test: true });
    expect((await ada.ask('GET', `/api/kits/${order?.brandKitId}/archive`)).status).toBe(403);
    // Its page is gone; the order that is begun now is another.
    expect(await ada.begin({ ...premium, brand: { ...brand, businessName: 'Kiln' } })).not.toBe(open);
    const log = await database().statements.select().from(auditLog).where(eq(auditLog.personId, ada.id));
    expect(log.length).toBeGreaterThan(0);
    expect(await database().statements.select().from(usage).where(eq(usage.userId, ada.id))).toEqual([]);
  });
});
