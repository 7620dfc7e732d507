import { changeSandboxCheckout, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testSettings } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { brand, openTestShop, premium, shop, signed } from '../../testing/test-shop.ts';
import { createApp } from '../app.ts';
import { openPayment } from '../gateways/open-payment.ts';
import { sessionOf } from '../gateways/sandbox/stripe-api.ts';
import { startReconciler } from '../jobs/reconciler.ts';
import { openLog } from '../operations/log.ts';

const { auditLog, brandKits, orders } = tables;

onEveryDatabase((database) => {
  test('[R-09] [R-01] the success page or the reconciler makes up for events that never come', async () => {
    const testShop = await openTestShop(database(), { press, events: false });
    const [ada, ben] = [await testShop.buyer(), await testShop.buyer()];
    const secret = await ada.begin(premium);
    await ada.at(secret, 'pay');
    expect((await ada.verify(secret)).body).toMatchObject({ state: 'paid', order: { brandKitId: expect.any(String) } });

    const forgotten = await ben.begin(premium);
    // The tab is closed, and nobody tells.
    await ben.at(forgotten, 'pay');
    const reconciler = startReconciler(testShop.deps);
    // Money is there within two rounds at most.
    expect(reconciler.round).toBe(300_000);
    await ben.until((order) => expect(order).toMatchObject({ status: 'paid' }));
    await eventually(async () => expect(await testShop.kits(ben)).toMatchObject([{ status: 'completed' }]));
    // A kit whose job is gone, as after a restored backup.
    const minutes = new Date(Date.now() - 120_000);
    await database()
      .statements.update(brandKits)
      .set({ status: 'generating', createdAt: minutes })
      .where(eq(brandKits.userId, ben.id));
    await reconciler.look();
    await eventually(async () => expect(await testShop.kits(ben)).toMatchObject([{ status: 'completed' }]));
    await reconciler.stop();
    await testShop.close();
  });

  test('[R-19] [Z-05] [C-03] a kit that fails three times is given up and reported to its owner and the operator', async () => {
    let tries = 0;
    let mended = true;
    const poisoned: typeof press = {
      ...press,
      design: (brief, options) => {
        if (brief.name !== 'Poison') return press.design(brief, options);
        if (mended) return press.design(brief, options);
        tries++;
        return Promise.reject(new Error('It never works.'));
      },
    };
    const support = 'help@brandwright.example';
    const testShop = await openTestShop(database(), { press: poisoned, change: { settings: { ...testSettings, support } } });
    const [ada, ben] = [await testShop.buyer(), await testShop.buyer()];
    const poison = await ada.begin({ ...premium, brand: { ...brand, businessName: 'Poison' } });
    await testShop.undrawn();
    mended = false;
    await ada.at(poison, 'pay');
    await ben.at(await ben.begin(premium), 'pay');
    await eventually(async () => expect(await testShop.kits(ben)).toMatchObject([{ status: 'completed' }]));
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'error', failures: 3 }]));
    expect(tries).toBe(3);
    const [sorry] = await testShop.mails(ada);
    expect(sorry?.subject).toBe('We haven’t been able to make your brand kit yet');
    expect(sorry?.text).toContain('couldn’t make your “Poison” kit. We’ve been notified');
    expect(sorry?.text).toContain('If you’d rather have a refund now, you can cancel on your orders page.');
    expect(sorry?.text).toContain(`View my orders: ${shop}/orders`);
    const [told] = await testShop.mails({ email: support });
    expect(told?.text).toContain('The kit for “Poison” is paid for, but we couldn’t make it');
    const log = await database().statements.select().from(auditLog).where(eq(auditLog.personId, ada.id));
    expect(log.map(({ action }) => action)).toContain('kit.failed');

    // Our people find it, and once they have mended what was wrong it is made.
    const { cookie } = await testPerson(database(), { role: 'admin', secondFactor: true });
    const asked = (method: string, path: string) =>
      testShop.app.request(`/api/admin/${path}`, { method, headers: { cookie, origin: shop } });
    const { kits } = (await (await asked('GET', 'troubles')).json()) as { kits: { id: string; businessName: string }[] };
    const [kit] = await testShop.kits(ada);
    expect(kits).toMatchObject([{ id: kit?.id, businessName: 'Poison', email: ada.email, plan: 'premium', failures: 3 }]);
    mended = true;
    expect((await asked('POST', `kits/${kit?.id}/retry`)).status).toBe(204);
    expect((await asked('POST', `kits/${kit?.id}/retry`)).status).toBe(404);
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    expect(await (await asked('GET', 'troubles')).json()).toEqual({ kits: [] });
    await testShop.close();
  });

  test('[R-08] a payment refunded before its event arrives makes no kit', async () => {
    const testShop = await openTestShop(database(), { press, events: false });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    await ada.at(secret, 'pay');
    const checkout = await testShop.deps.payment.find(`cs_test_${secret}`);
    await testShop.deps.payment.refund(checkout?.paymentIntent ?? '', new Date());
    for (const { payload } of await testShop.eventsOf(secret))
      expect((await testShop.webhook(payload, await signed(payload, testShop.webhookSecret))).status).toBe(204);
    expect((await ada.verify(secret)).body.state).toBe('refunded');
    expect([await testShop.kits(ada), await testShop.emails(ada)]).toEqual([[], []]);
    await testShop.close();
  });

  test('[R-09] a payment for an unknown order is logged as an error, and foreign sessions are ignored', async () => {
    const told: string[] = [];
    const log = openLog('error', { write: (line) => void told.push(line) });
    const testShop = await openTestShop(database(), { press, events: false, change: { log } });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    await ada.at(secret, 'pay');
    const [{ payload = '' } = {}] = await testShop.eventsOf(secret);
    await database().statements.delete(orders).where(eq(orders.userId, ada.id));
    expect((await testShop.webhook(payload, await signed(payload, testShop.webhookSecret))).status).toBe(204);
    expect(told.map((line) => JSON.parse(line))).toMatchObject([
      { order: expect.any(String), session: `cs_test_${secret}`, code: 'order.missing' },
    ]);
    await changeSandboxCheckout(database(), { id: `cs_test_${secret}` }, (row) => ({
      session: { ...sessionOf(row), client_reference_id: 'basket-12' },
      events: [],
    }));
    expect((await testShop.webhook(payload, await signed(payload, testShop.webhookSecret))).status).toBe(204);
    expect(told).toHaveLength(1);
    await testShop.close();
  });

  test('[S-12] a shop with a named provider has no sandbox, whatever is asked of it', async () => {
    const testShop = await openTestShop(database(), { press, events: false });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    const { log } = testShop.deps;
    const named = {
      secretKey: 'sk_test_12345678',
      webhookSecret: 'whsec_12345678',
      automaticTax: false,
      promotionCodes: false,
      apiUrl: null,
    };
    const app = createApp({
      ...testShop.deps,
      ...openPayment({ payment: named }, { database: database(), secret: 'of tests', origin: shop, log }),
    });
    const headers = { cookie: ada.cookie, origin: shop, 'content-type': 'application/json' };
    for (const init of [{ headers }, { headers, method: 'POST', body: JSON.stringify({ action: 'pay' }) }]) {
      const response = await app.request(`/api/sandbox/checkouts/${secret}`, init);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'route.not_found']);
    }
    // Without one it is there.
    expect((await ada.at(secret, 'pay')).checkout.paymentStatus).toBe('paid');
    await testShop.close();
  });
});
