import { type Order, plans } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { brand, openTestShop, premium, shop, signed, type TestShop } from '../../testing/test-shop.ts';
import { createApp } from '../app.ts';
import { attachment } from '../http/content-disposition.ts';

const { orders, auditLog, rateLimits, mails } = tables;

onEveryDatabase((database) => {
  describe('with a provider that tells of everything', () => {
    let testShop: TestShop;
    beforeAll(async () => {
      testShop = await openTestShop(database(), { press });
    });
    afterAll(() => testShop.close());
    beforeEach(() => database().statements.delete(rateLimits));

    test('[Y-01] [B-03] [B-04] [B-05] [B-06] [B-07] [K-01] [K-07] [Z-04] [Z-05] a kit is paid for and made: order, kit, progress, emails, premium', async () => {
      const ada = await testShop.buyer();
      const stream = await testShop.app.request('/api/events', { headers: { cookie: ada.cookie } });
      const secret = await ada.begin(premium);
      expect(await ada.at(secret, 'decline')).toMatchObject({
        checkout: { status: 'open' },
        declined: expect.stringContaining('declined'),
      });
      expect((await ada.verify(secret)).body).toMatchObject({ state: 'unpaid' });
      expect((await ada.at(secret, 'pay')).checkout).toMatchObject({ status: 'complete', paymentStatus: 'paid', amount: 1500 });
      await ada.until((order) =>
        expect(order).toMatchObject({ status: 'paid', amount: 1500, test: true, businessName: 'Juniper & Rye' }),
      );
      await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
      const [kit] = await testShop.kits(ada);
      const [order] = await ada.orders();
      expect([order?.brandKitId, kit?.orderId]).toEqual([kit?.id, order?.id]);
      expect(kit?.logoVariants).toHaveLength(plans.premium.kept);
      expect((await testShop.drawings({ id: kit?.id ?? '' })).documents).toMatchObject([
        { engine: expect.any(String), edition: expect.any(Number), order: { brief: { name: 'Juniper & Rye' } } },
      ]);
      const zip = () => testShop.app.request(`/api/kits/${kit?.id}/archive`, { headers: { cookie: ada.cookie } });
      const [archive, again] = [await zip(), await zip()];
      expect([archive.status, archive.headers.get('content-disposition')]).toEqual([
        200,
        attachment('juniper-rye-brand-kit.zip'),
      ]);
      const files = new Uint8Array(await archive.arrayBuffer());
      expect(new Uint8Array(await again.arrayBuffer())).toEqual(files);
      expect(Object.keys(unzipSync(files)).filter((path) => path.endsWith('.svg')).length).toBeGreaterThan(20);
      expect((await ada.ask<{ downloads: object }>('GET', `/api/kits/${kit?.id}`)).body.downloads).toEqual({ zip: 2 });
      expect(kit?.personalityTraits).toEqual({ personality: '', style: 'elegant' });
      expect(await testShop.emails(ada)).toEqual(['Your brand kit is ready', `Your receipt ${order?.receipt}`]);
      const [ready] = await testShop.mails(ada);
      expect(ready?.text).toContain('Your “Juniper & Rye” kit is ready');
      expect(ready?.text).toContain(`View and download your kit: ${shop}/results/${kit?.id}#downloads`);
      const session = await ada.ask<{ usage: { hasPremium: boolean }[] }>('GET', '/api/session');
      expect(session.body.usage.map(({ hasPremium }) => hasPremium)).toEqual([true, true, true]);

      // What an open page heard, in order and to the end.
      let heard = '';
      const reader = stream.body?.getReader();
      while (!heard.includes('"completed"')) heard += new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      const ids = [...heard.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
      const steps = [...heard.matchAll(/"progress":([\d.]+)/g)].map(([, part]) => Number(part));
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect([steps[0], steps.at(-1)]).toEqual([0.05, 1]);
      // Whoever was away is told what came after what they have seen, and no more.
      const headers = { cookie: ada.cookie, 'last-event-id': String(ids.at(-3)) };
      const later = (await testShop.app.request('/api/events', { headers })).body?.getReader();
      let rest = '';
      while (!rest.includes('"completed"')) rest += new TextDecoder().decode((await later?.read())?.value);
      await later?.cancel();
      expect([...rest.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))).toEqual(ids.slice(-2));
    });

    test('[S-08] a price, plan or field that a caller makes up is refused by name, without an order', async () => {
      const ada = await testShop.buyer();
      const codes: string[] = [];
      for (const bad of [
        { ...premium, price: 14.99 },
        { ...premium, price: 0 },
        { ...premium, price: -15 },
        { ...premium, plan: 'free' },
        { ...premium, plan: 'constructor' },
        { ...premium, amount: 1 },
        { ...premium, currency: 'jpy' },
        { ...premium, priceId: 'price_1' },
        { ...premium, quantity: -1 },
        { ...premium, brand: { ...brand, userId: 'x' } },
        { ...premium, brand: { ...brand, businessName: '' } },
        { ...premium, brand: { ...brand, selectedLogo: { version: 1, id: 'x' } } },
      ]) {
        const { status, body } = await ada.ask<{ code: string }>('POST', '/api/create-payment', bad);
        expect([400, 422]).toContain(status);
        codes.push(body.code);
      }
      expect(codes.slice(0, 3)).toEqual(Array(3).fill('payment.price'));
      expect(codes.slice(3)).toEqual([
        ...Array(2).fill('request.field.value'),
        ...Array(5).fill('request.field.unknown'),
        'brief.name.empty',
        'design.invalid',
      ]);
      expect(await database().statements.$count(orders, eq(orders.userId, ada.id))).toBe(0);
    });

    test('[S-09] a payment leads back to this site alone', async () => {
      const ada = await testShop.buyer();
      for (const address of [
        '//evil.example',
        '/\\evil.example',
        '\\/evil.example',
        'https://localhost@evil.example',
        'https://localhost.evil.example',
        'http://localhost.evil.example/',
        '%2f%2fevil.example',
        'javascript:alert(1)',
        'data:text/html,x',
        'http://localhost:81/',
        'https://localhost/',
        ' http://localhost/',
        '/\t/evil.example',
        'payment-success',
      ])
        for (const field of ['successUrl', 'cancelUrl']) {
          const { body } = await ada.ask<{ code: string; field: string }>('POST', '/api/create-payment', {
            ...premium,
            [field]: address,
          });
          expect([body.code, body.field], `${field} ${address}`).toEqual(['payment.address', field]);
        }
      await database().statements.delete(rateLimits);
      const secret = await ada.begin({ ...premium, successUrl: '/payment-success?from=a&session_id=x#y', cancelUrl: undefined });
      const { body } = await ada.ask<{ successUrl: string; cancelUrl: string }>('GET', `/api/sandbox/checkouts/${secret}`);
      expect(body).toMatchObject({
        successUrl: `${shop}/payment-success?from=a&session_id=cs_test_${secret}`,
        cancelUrl: `${shop}/`,
      });
    });

    test('[S-10] a session that is made up, unpaid or somebody else’s grants nothing', async () => {
      const [ada, ben] = [await testShop.buyer(), await testShop.buyer()];
      const secret = await ada.begin(premium);
      expect((await ben.verify(secret)).body).toMatchObject({ code: 'order.unknown' });
      expect((await ben.verify('A'.repeat(22))).body).toMatchObject({ code: 'order.unknown' });
      expect((await ada.verify(secret)).body).toMatchObject({ state: 'unpaid', order: { status: 'open' } });
      const [order] = await database().statements.select().from(orders).where(eq(orders.userId, ada.id));
      const redeem = { ...brand, orderId: order?.id };
      expect((await ada.ask<{ code: string }>('POST', '/api/generate-brand-kit', redeem)).body.code).toBe('order.unpaid');
      for (const [buyer, orderId] of [
        [ben, order?.id],
        [ada, '-'.repeat(36)],
      ] as const)
        expect((await buyer.ask<{ code: string }>('POST', '/api/generate-brand-kit', { ...redeem, orderId })).body.code).toBe(
          'route.not_found',
        );
      // A session whose price is not the order's: somebody has changed one of the two.
      await database().statements.update(orders).set({ amount: 100 }).where(eq(orders.userId, ada.id));
      await ada.at(secret, 'pay');
      expect((await ada.verify(secret)).body).toMatchObject({ state: 'unpaid' });
      expect(await testShop.kits(ada)).toEqual([]);
    });

    test('[S-11] an event without the provider’s signature, or an old one, is refused, and nothing changes', async () => {
      const ada = await testShop.buyer();
      await ada.begin(premium);
      const [order] = await database().statements.select().from(orders).where(eq(orders.userId, ada.id));
      const object = { id: order?.stripeSessionId, object: 'checkout.session', payment_status: 'paid' };
      const event = (livemode: boolean) =>
        JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', livemode, data: { object } });
      const good = await signed(event(false), testShop.webhookSecret);
      const now = Math.floor(Date.now() / 1000);
      for (const [payload, signature] of [
        [event(false), ''],
        [event(false), 't=1,v1=00'],
        [event(false), await signed(event(false), 'whsec_another')],
        [event(false).replace('paid', 'PAID'), good],
        [event(false), await signed(event(false), testShop.webhookSecret, now - 301)],
        [event(true), await signed(event(true), testShop.webhookSecret)],
      ] as const) {
        const response = await testShop.webhook(payload, signature);
        expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'payment.signature']);
      }
      expect((await testShop.webhook(event(false), good)).status).toBe(204);
      expect(await database().statements.select().from(orders).where(eq(orders.userId, ada.id))).toEqual([order]);
    });

    test('[R-07] the same event sent twenty times at once makes one kit and one receipt', async () => {
      const quiet = await openTestShop(database(), { press, events: false });
      const ada = await quiet.buyer();
      const secret = await ada.begin(premium);
      await ada.at(secret, 'pay');
      const [event] = await quiet.eventsOf(secret);
      const payload = event?.payload ?? '';
      const other = payload
        .replace('checkout.session.completed', 'checkout.session.async_payment_succeeded')
        .replace(/evt_\w+/, 'evt_other');
      const sent = [...Array<string>(20).fill(payload), other].map(async (text) =>
        quiet.webhook(text, await signed(text, quiet.webhookSecret)),
      );
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(21).fill(204));
      expect(await quiet.kits(ada)).toHaveLength(1);
      expect(await ada.orders()).toMatchObject([{ status: 'paid' }]);
      const paid = await database().statements.select().from(auditLog).where(eq(auditLog.personId, ada.id));
      expect(paid.map(({ action }) => action).sort()).toEqual(['order.begun', 'order.paid']);
      expect((await quiet.emails(ada)).filter((subject) => subject.startsWith('Your receipt'))).toHaveLength(1);
      await eventually(async () => expect(await quiet.kits(ada)).toMatchObject([{ status: 'completed' }]));
      await quiet.close();
    });

    test('[R-08] money that comes three days late makes the kit then, and none before', async () => {
      const ada = await testShop.buyer();
      const late = await ada.begin(premium);
      await ada.at(late, 'pay-late');
      expect((await ada.verify(late)).body.state).toBe('unpaid');
      expect(await testShop.kits(ada)).toEqual([]);
      const past = new Date(Date.now() - 3 * 86_400_000);
      await database().statements.update(orders).set({ createdAt: past, expiresAt: past }).where(eq(orders.userId, ada.id));
      await ada.at(late, 'late-money-came');
      await ada.until((order) => expect(order).toMatchObject({ status: 'paid', brandKitId: expect.any(String) }));
    });

    test('[W-08] an order tells whoever waits for its money that none will come; the list leaves it out', async () => {
      const [ada, ben] = [await testShop.buyer(), await testShop.buyer()];
      const begun = await ada.ask<{ url: string; orderId: string }>('POST', '/api/create-payment', premium);
      const { url, orderId } = begun.body;
      const path = `/api/orders/${orderId}`;
      expect((await ada.ask<Order>('GET', path)).body).toMatchObject({ id: orderId, status: 'open', brandKitId: null });
      expect((await ben.ask<{ code: string }>('GET', path)).body.code).toBe('route.not_found');
      const secret = url.split('/').at(-1) ?? '';
      await ada.at(secret, 'pay-late');
      await ada.at(secret, 'late-money-failed');
      await eventually(async () => expect((await ada.ask<Order>('GET', path)).body.status).toBe('expired'));
      expect(await ada.orders()).toEqual([]);
    });

    test('[R-11] a delayed email is announced on the payment page and with the orders', async () => {
      const ada = await testShop.buyer();
      const secret = await ada.begin(premium);
      await ada.at(secret, 'pay');
      await ada.until((order) => expect(order?.status).toBe('paid'));
      const told = async () => [
        (await ada.ask<{ mailDelayed: boolean }>('GET', '/api/orders')).body.mailDelayed,
        (await ada.verify(secret)).body.mailDelayed,
      ];
      expect(await told()).toEqual([false, false]);
      // The mail server has refused it since two minutes.
      const waits = { tries: 2, createdAt: new Date(Date.now() - 120_000) };
      await database().statements.update(mails).set(waits).where(eq(mails.recipient, ada.email));
      expect(await told()).toEqual([true, true]);
    });

    test('[Z-06] the operator’s address is told to everybody’s browser', async () => {
      const support = 'help@brandwright.example';
      const shown = createApp({ ...testShop.deps, settings: { ...testShop.deps.settings, support } });
      for (const [app, told] of [
        [shown, support],
        [testShop.app, null],
      ] as const)
        expect(await (await app.request('/api/session')).json()).toEqual({
          user: null,
          usage: [],
          support: told,
          providers: [],
          textModel: null,
          imageModel: null,
        });
    });

    test('[Y-01] [Z-02] [B-06] a plan bought before there was a brand is a credit, used once for the brand that is sent', async () => {
      const ada = await testShop.buyer();
      const secret = await ada.begin({ plan: 'starter', price: 29.99, cancelUrl: '/pricing' });
      await ada.at(secret, 'pay');
      await ada.until((order) => expect(order).toMatchObject({ credit: true, brandKitId: null, businessName: null }));
      const [order] = await ada.orders();
      const redeem = (name: string) =>
        ada.ask<{ brandKitId: string }>('POST', '/api/generate-brand-kit', { ...brand, businessName: name, orderId: order?.id });
      const [first, second] = await Promise.all([redeem('Kiln'), redeem('Kiln')]);
      expect(first).toEqual(second);
      expect((await redeem('Another')).body).toEqual(first.body);
      await eventually(async () =>
        expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed', businessName: 'Kiln' }]),
      );
      const [kit] = await testShop.kits(ada);
      expect(kit?.logoVariants).toHaveLength(plans.starter.kept);
    });

    test('[B-07] [B-08] [B-09] [S-29] the first kit is given back without a question, once; premium and receipt follow', async () => {
      const ada = await testShop.buyer();
      const secret = await ada.begin(premium);
      await ada.at(secret, 'pay');
      await ada.until((order) => expect(order?.status).toBe('paid'));
      const [order] = await ada.orders();
      const until = new Date(order?.refundableUntil ?? '');
      expect([until.getUTCHours(), until.getUTCMinutes()]).toEqual([23, 59]);
      expect(Math.floor((until.getTime() - Date.parse(order?.paidAt ?? '')) / 86_400_000)).toBe(30);

      const receipt = await testShop.app.request(`/api/orders/${order?.id}/receipt`, { headers: { cookie: ada.cookie } });
      const page = await receipt.text();
      for (const part of [
        order?.receipt ?? '',
        '$15.00 USD',
        'Brandwright AI Brand Kit',
        'Brandwright Test Ltd',
        'no real money was involved',
      ])
        expect(page).toContain(part);

      // A second one, whose kit was made: we are asked about that.
      const again = await ada.begin({ ...premium, brand: { ...brand, businessName: 'Kiln' } });
      await ada.at(again, 'pay');
      await eventually(async () => expect((await ada.orders()).filter(({ status }) => status === 'paid')).toHaveLength(2));
      const second = (await ada.orders()).find(({ businessName }) => businessName === 'Kiln');
      expect(second?.refundableUntil).toBeNull();
      const refused = await ada.ask<{ code: string }>('POST', `/api/orders/${second?.id}/refund`);
      expect(refused.body.code).toBe('order.refund_over');

      const give = () => ada.ask<Order>('POST', `/api/orders/${order?.id}/refund`);
      const both = await Promise.all([give(), give()]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect((await give()).body).toMatchObject({ status: 'refunded' });
      const closed = await ada.ask<{ code: string }>('GET', `/api/kits/${order?.brandKitId}/archive`);
      expect(closed).toMatchObject({ status: 403, body: { code: 'kit.locked' } });
      const intentOf = async (of: string) => (await testShop.deps.payment.find(`cs_test_${of}`))?.paymentIntent ?? '';
      const given = await intentOf(secret);
      const back = (await testShop.eventsOf('charge.refunded')).filter(({ payload }) => payload.includes(given));
      expect(back).toHaveLength(1);
      expect((await testShop.emails(ada)).filter((subject) => subject === 'Your cancellation is confirmed')).toHaveLength(1);
      // Premium is who has a paid order, and no longer.
      const isPremium = async () =>
        (await ada.ask<{ usage: { hasPremium: boolean }[] }>('GET', '/api/session')).body.usage.every(
          ({ hasPremium }) => hasPremium,
        );
      expect(await isPremium()).toBe(true);
      await testShop.deps.payment.refund(await intentOf(again), new Date());
      expect((await ada.verify(again)).body.state).toBe('refunded');
      expect(await isPremium()).toBe(false);
      const old = new Date(Date.now() - 31 * 86_400_000);
      await database()
        .statements.update(orders)
        .set({ status: 'paid', paidAt: old })
        .where(eq(orders.id, order?.id ?? ''));
      expect((await ada.ask<{ code: string }>('POST', `/api/orders/${order?.id}/refund`)).body.code).toBe('order.refund_over');
    });
  });
});
