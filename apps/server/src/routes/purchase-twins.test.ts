import { changeSandboxCheckout, tables } from '@brandwright/data';
import type { Brief } from '@brandwright/engine';
import type { Press } from '@brandwright/press';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { brand, openTestShop, premium, type TestShop } from '../../testing/test-shop.ts';
import { stripeGateway } from '../gateways/payment.ts';
import { sessionOf, stripeApi } from '../gateways/sandbox/stripe-api.ts';
import { ProblemError } from '../http/problem-error.ts';

const { orders } = tables;
const starter = { plan: 'starter', price: 29.99, brand };

/** Draws and proves one name, whatever it is asked for: where the number of brands matters, their drawings do not. */
const alike: Press = {
  ...press,
  design: (asked, ...more) => press.design(unnamed(asked), ...more),
  prove: (order, ...more) => {
    const { brief, ...rest } = JSON.parse(order) as { readonly brief: Brief };
    return press.prove(JSON.stringify({ ...rest, brief: unnamed(brief) }), ...more);
  },
};
const unnamed = (brief: Brief): Brief => ({ ...brief, name: 'Kiln', letters: 'Kiln' });

onEveryDatabase((database) => {
  describe('the same bought again', () => {
    let testShop: TestShop;
    beforeEach(async () => {
      await database().statements.delete(tables.rateLimits);
      testShop = await openTestShop(database(), { press });
    });
    afterEach(() => testShop.close());
    const rowsOf = (userId: string) => database().statements.select().from(orders).where(eq(orders.userId, userId));

    test('[R-10] two tabs share one session; one for an earlier state of the brand takes no more money', async () => {
      const ada = await testShop.buyer();
      const both = await Promise.all([ada.begin(premium), ada.begin(premium), ada.begin({ ...premium, brand: { ...brand } })]);
      expect(new Set(both).size).toBe(1);
      const other = await ada.begin({ ...premium, brand: { ...brand, businessName: 'Another' } });
      const edited = await ada.begin({ ...premium, brand: { ...brand, slogan: 'Baked at night' } });
      expect((await ada.at(both[0] ?? '', 'pay')).checkout.paymentStatus).toBe('unpaid');
      expect(Object.fromEntries((await rowsOf(ada.id)).map(({ stripeSessionId, status }) => [stripeSessionId, status]))).toEqual({
        [`cs_test_${both[0]}`]: 'expired',
        [`cs_test_${other}`]: 'open',
        [`cs_test_${edited}`]: 'open',
      });
      // Back to what it was: the closed one is not offered again.
      expect(both).not.toContain(await ada.begin(premium));
    });

    test('[B-03] [R-09] the oldest of many open checkout pages close, and their brands are forgotten', async () => {
      const many = await openTestShop(database(), { press: alike });
      const ada = await many.buyer();
      const secrets: string[] = [];
      for (let i = 0; i < 22; i++) {
        // Over an hour: nobody draws as many kits in a minute.
        await database().statements.delete(tables.rateLimits);
        secrets.push(await ada.begin({ ...premium, brand: { ...brand, businessName: `Kiln ${i}` } }));
        // As a crash would leave it.
        if (i === 1)
          await database()
            .statements.update(orders)
            .set({ stripeSessionId: null, checkoutUrl: null })
            .where(eq(orders.stripeSessionId, `cs_test_${secrets[1]}`));
      }
      const rows = (await rowsOf(ada.id)).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      expect(rows.map(({ status }) => status)).toEqual([...Array(2).fill('expired'), ...Array(20).fill('open')]);
      expect(rows[0]?.brandData).toBeNull();
      expect((await ada.at(secrets[0] ?? '', 'pay')).checkout).toMatchObject({ status: 'expired', paymentStatus: 'unpaid' });
      expect((await ada.at(secrets[2] ?? '', 'pay')).checkout).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
      await many.close();
    });

    test('[R-10] two payments for one brand at the same moment give one kit and one refund', async () => {
      const { payment } = testShop.deps;
      // The provider could not close the first.
      const slow = { ...payment, close: () => Promise.resolve() };
      const race = await openTestShop(database(), { press, events: false, change: { payment: slow } });
      for (let round = 0; round < 5; round++) {
        const ada = await race.buyer();
        const secrets = [await ada.begin(premium), await ada.begin(starter)];
        for (const secret of secrets) await ada.at(secret, 'pay');
        await Promise.all(secrets.map((secret) => ada.verify(secret)));
        await eventually(async () =>
          expect((await rowsOf(ada.id)).map(({ status }) => status).sort()).toEqual(['paid', 'refunded']),
        );
        const [kit, ...others] = await race.kits(ada);
        expect(others).toEqual([]);
        // The one that went back says why, and where the kit is.
        const told = Object.fromEntries((await ada.orders()).map((order) => [order.status, order]));
        expect(told.refunded).toMatchObject({ refundReason: 'duplicate', brandKitId: null, twinKitId: kit?.id });
        expect(told.paid).toMatchObject({ refundReason: null, twinKitId: null });
        expect((await race.emails(ada)).filter((subject) => subject === 'We’ve refunded your duplicate payment')).toHaveLength(1);
        const found = await Promise.all(secrets.map((secret) => payment.find(`cs_test_${secret}`)));
        expect(found.filter((one) => one?.refunded)).toHaveLength(1);
      }
      await race.close();
    });

    test('[R-10] paying for two versions of a brand gives one kit and refunds the other payment', async () => {
      const { payment } = testShop.deps;
      const slow = { ...payment, close: () => Promise.reject(new ProblemError('payment.unavailable')) };
      const race = await openTestShop(database(), { press, events: false, change: { payment: slow } });
      const ada = await race.buyer();
      const edited = { ...premium, brand: { ...brand, businessName: ' juniper & RYE', slogan: 'Baked at night' } };
      const states = async () => (await ada.orders()).map(({ status, refundReason }) => refundReason ?? status);
      const pay = async (secret: string) => {
        await ada.at(secret, 'pay');
        await ada.verify(secret);
      };
      const [first, second] = [await ada.begin(premium), await ada.begin(edited)];
      await pay(second);
      expect(await states()).toEqual(['paid']);
      // Its page could not be closed, and stands open still; whoever presses again is not sent there.
      const meant = await ada.begin(premium);
      expect(meant).not.toBe(first);
      await pay(first);
      expect(await states()).toEqual(['paid', 'duplicate']);
      const [kit] = await race.kits(ada);
      expect((await ada.orders())[1]).toMatchObject({ twinKitId: kit?.id });
      await pay(meant);
      expect(await states()).toEqual(['paid', 'paid', 'duplicate']);
      expect(await race.kits(ada)).toHaveLength(2);
      await race.close();
    });

    test('[B-03] [R-10] a kit that somebody has already isn’t sold to them again', async () => {
      const ada = await testShop.buyer();
      await ada.at(await ada.begin(premium), 'pay');
      await ada.until((order) => expect(order?.status).toBe('paid'));
      expect(await ada.ask('POST', '/api/create-payment', premium)).toMatchObject({
        status: 409,
        body: { code: 'order.bought' },
      });
      expect(await rowsOf(ada.id)).toHaveLength(1);
      // A larger plan for it is another purchase; and so is the same plan once more without a brand.
      expect(await ada.begin(starter)).not.toBe('');
      const plan = { plan: 'premium', price: 15 };
      await ada.at(await ada.begin(plan), 'pay');
      await eventually(async () => expect((await ada.orders())[0]).toMatchObject({ status: 'paid', credit: true }));
      expect(await ada.begin(plan)).not.toBe('');
    });

    test('[R-08] [B-08] a pending payment is reported as such, and a failed one lets the buyer try again', async () => {
      const ada = await testShop.buyer();
      const late = await ada.begin(premium);
      await ada.at(late, 'pay-late');
      await eventually(async () => expect(await ada.orders()).toMatchObject([{ status: 'pending', receipt: null }]));
      expect((await ada.verify(late)).body.state).toBe('unpaid');
      const again = await ada.ask<{ url: string }>('POST', '/api/create-payment', premium);
      expect(again.body.url).toBe(`http://localhost/payment-success?session_id=cs_test_${late}`);
      await ada.at(late, 'late-money-failed');
      await eventually(async () => expect((await rowsOf(ada.id))[0]?.status).toBe('expired'));
      expect((await ada.verify(late)).body.state).toBe('expired');
      const fresh = await ada.begin(premium);
      expect(fresh).not.toBe(late);
      await ada.at(fresh, 'pay');
      await ada.until((order) => expect(order).toMatchObject({ status: 'paid' }));
      expect(await testShop.kits(ada)).toHaveLength(1);
    });

    test('[B-03] [R-01] a checkout that crashed after opening its session gets the same session again', async () => {
      const ada = await testShop.buyer();
      const secret = await ada.begin(premium);
      await database()
        .statements.update(orders)
        .set({ stripeSessionId: null, checkoutUrl: null, expiresAt: null })
        .where(eq(orders.userId, ada.id));
      // From another page than before, and a second later.
      await new Promise((done) => setTimeout(done, 1_100));
      expect(await ada.begin({ ...premium, cancelUrl: '/pricing' })).toBe(secret);
      // One that was never asked for in its time is set aside: the provider would refuse it now.
      const [row] = await rowsOf(ada.id);
      await database()
        .statements.update(orders)
        .set({
          stripeSessionId: null,
          checkoutUrl: null,
          expiresAt: null,
          asked: { email: '', successUrl: '', cancelUrl: '', ...row?.asked, expiresAt: Math.floor(Date.now() / 1000) + 600 },
        })
        .where(eq(orders.userId, ada.id));
      expect(await ada.begin(premium)).not.toBe(secret);
    });

    test('[B-03] [R-01] a retry after a provider’s error makes a new order, and after no answer the same one', async () => {
      const api = stripeApi(
        database(),
        (id) => `http://localhost/sandbox/${id.slice('cs_test_'.length)}`,
        () => {},
      );
      let fault: 'answered' | 'lost' | null = 'answered';
      const kept = new Set<string>();
      const keys: string[] = [];
      const payment = stripeGateway({
        secretKey: 'sk_test_12345678',
        webhookSecret: testShop.webhookSecret,
        fetch: async (request) => {
          const key = request.headers.get('idempotency-key') ?? '';
          if (!key.startsWith('checkout-')) return api.fetch(request);
          keys.push(key);
          if (fault === 'lost') throw new TypeError('fetch failed');
          if (fault === 'answered') kept.add(key);
          if (!kept.has(key)) return api.fetch(request);
          const error = { type: 'api_error', message: 'Something went wrong on their side.' };
          return Response.json({ error }, { status: 500, headers: { 'stripe-should-retry': 'false' } });
        },
      });
      const troubled = await openTestShop(database(), { press, events: false, through: () => payment });
      const ada = await troubled.buyer();
      const begin = (name: string) =>
        ada.ask<{ code?: string; orderId: string }>('POST', '/api/create-payment', {
          ...premium,
          brand: { ...brand, businessName: name },
        });
      expect((await begin('Kiln')).body.code).toBe('payment.unavailable');
      fault = null;
      expect((await begin('Kiln')).status).toBe(200);
      expect((await rowsOf(ada.id)).map(({ status }) => status).sort()).toEqual(['expired', 'open']);
      expect(new Set(keys).size).toBe(2);

      keys.length = 0;
      fault = 'lost';
      expect((await begin('Loam')).body.code).toBe('payment.unavailable');
      fault = null;
      expect((await begin('Loam')).status).toBe(200);
      expect(new Set(keys).size).toBe(1);
      await troubled.close();
    });

    test('[S-10] money for something else than was asked grants nothing, and our people are told', async () => {
      const ada = await testShop.buyer();
      const secret = await ada.begin(premium);
      const id = `cs_test_${secret}`;
      await changeSandboxCheckout(database(), { id }, (row) => ({
        session: { ...sessionOf(row), amount_total: 100, status: 'complete', payment_status: 'paid' },
        events: [],
      }));
      expect((await ada.verify(secret)).body.state).toBe('unpaid');
      expect(await testShop.kits(ada)).toEqual([]);
      const [row] = await rowsOf(ada.id);
      const log = await database()
        .statements.select()
        .from(tables.auditLog)
        .where(eq(tables.auditLog.subject, row?.id ?? ''));
      expect(log.map(({ action }) => action)).toContain('order.mismatch');
    });
  });
});
