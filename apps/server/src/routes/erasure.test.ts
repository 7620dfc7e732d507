import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Order, plans } from '@brandwright/contract';
import { purge, tables } from '@brandwright/data';
import { openKitShelf, type Press } from '@brandwright/press';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentsOf } from '../../../../packages/data/testing/contents.ts';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { testPassword } from '../../testing/test-browser.ts';
import { testPerson } from '../../testing/test-person.ts';
import { brand, openTestShop, premium, shop } from '../../testing/test-shop.ts';
import { startCleanup } from '../jobs/cleanup.ts';
import { startReconciler } from '../jobs/reconciler.ts';

const { auditLog, brandKits, orders, rateLimits } = tables;
const erase = { current: testPassword };
const starter = { plan: 'starter', price: plans.starter.cents / 100, cancelUrl: '/pricing' };

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(rateLimits));
  const rowOf = async (secret: string) =>
    (
      await database()
        .statements.select()
        .from(orders)
        .where(eq(orders.stripeSessionId, `cs_test_${secret}`))
    )[0];

  test('[A-06] [A-10] [B-08] an erased account leaves its receipts and their emails, and no archive', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brandwright-erasure-'));
    const shelf = openKitShelf(press, { folder });
    const log = { info: () => {}, warn: vi.fn(), error: vi.fn() };
    const emails = { forget: async () => {}, clear: async () => 0 };
    const tellOwners = async (): Promise<number> => 0;
    const ledger = { keep: async () => {} };
    const cleanup = startCleanup({ database: database(), ledger, outbox: emails, shelf, log, tellOwners });
    const testShop = await openTestShop(database(), { press, change: { shelf, cleanup } });
    const ada = await testShop.member();
    const [kit, plan] = [await ada.begin(premium), await ada.begin(starter)];
    for (const secret of [kit, plan]) await ada.at(secret, 'pay');
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    await eventually(async () => expect((await ada.orders()).filter(({ status }) => status === 'paid')).toHaveLength(2));
    expect((await ada.ask<{ unusedPlans: number }>('GET', '/api/account')).body.unusedPlans).toBe(1);
    const bought = (await rowOf(kit))?.id;
    const receipt = await (
      await testShop.app.request(`/api/orders/${bought}/receipt`, { headers: { cookie: ada.cookie } })
    ).text();
    expect(receipt).toContain(ada.email);

    // Her archive, with the details that she typed, stands beside one of somebody else.
    const [{ id: made = '', version } = {}] = await testShop.kits(ada);
    const download = async () =>
      void (await (await testShop.app.request(`/api/kits/${made}/archive`, { headers: { cookie: ada.cookie } })).arrayBuffer());
    // Before she typed anything, and after (H18-02).
    await download();
    const contact = { person: 'Ada', role: '', phone: '', email: ada.email, website: '', address: [] };
    expect((await ada.ask('PUT', `/api/kits/${made}/contact`, { contact, version })).status).toBe(200);
    await download();
    writeFileSync(join(folder, 'of-somebody-else.zip'), '');
    expect(readdirSync(folder)).toHaveLength(3);

    expect((await ada.ask('POST', '/api/account/delete', erase)).status).toBe(204);
    expect([readdirSync(folder), log.warn.mock.calls, log.error.mock.calls]).toEqual([['of-somebody-else.zip'], [], []]);
    const tells = (await contentsOf(database())).filter((row) => row.includes(ada.email) || row.includes(brand.businessName));
    expect(tells.map((row) => row.slice(0, row.indexOf(' '))).sort()).toEqual(['mails', 'mails', 'mails', 'orders', 'orders']);
    expect(
      (await testShop.emails(ada)).every(
        (subject) => subject.startsWith('Your receipt') || subject === 'Your account was deleted',
      ),
    ).toBe(true);
    for (const secret of [kit, plan])
      expect(await rowOf(secret)).toMatchObject({
        userId: null,
        brandData: null,
        purchaseKey: null,
        brandKey: null,
        status: 'paid',
      });

    const admin = await testPerson(database(), { role: 'admin', secondFactor: true });
    const headers = { cookie: admin.cookie, origin: shop, 'content-type': 'application/json' };
    const body = JSON.stringify({ search: ada.email });
    const found = await (await testShop.app.request('/api/admin/orders', { method: 'POST', headers, body })).json();
    expect(found).toMatchObject({ orders: [{ email: null }, { email: null }], more: false });
    expect(await (await testShop.app.request(`/api/admin/orders/${bought}/receipt`, { headers })).text()).toBe(receipt);
    const lines = await database().statements.select().from(auditLog).where(eq(auditLog.personId, admin.id));
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['order.searched', null],
      ['order.receipt-read', bought],
    ]);
    await testShop.close();
    await cleanup.stop();
    rmSync(folder, { recursive: true });
  });

  test('[A-06] [D-04] a plan stays used after its kit is deleted and cleared away', async () => {
    const testShop = await openTestShop(database(), { press });
    const ada = await testShop.buyer();
    const secret = await ada.begin(premium);
    await ada.at(secret, 'pay');
    await eventually(async () => expect(await testShop.kits(ada)).toMatchObject([{ status: 'completed' }]));
    const unused = async () => (await ada.ask<{ unusedPlans: number }>('GET', '/api/account')).body.unusedPlans;
    expect(await unused()).toBe(0);
    const deletedAt = new Date(Date.now() - 31 * 86_400_000);
    await database().statements.update(brandKits).set({ deletedAt }).where(eq(brandKits.userId, ada.id));
    await purge(database());
    expect([await testShop.kits(ada), await unused()]).toEqual([[], 0]);
    await testShop.close();
  });

  test('[A-06] [S-10] an open checkout closes when its account is erased, and a late payment is refunded', async () => {
    const paying = 'where-it-was-paid@example.com';
    const testShop = await openTestShop(database(), {
      press,
      // The sandbox forgets who paid with them; a provider of its own does not.
      through: (sandbox) => ({
        ...sandbox,
        find: async (id) => {
          const checkout = await sandbox.find(id);
          return checkout === null ? null : { ...checkout, buyer: { ...checkout.buyer, email: paying } };
        },
      }),
    });
    const [ada, ben] = [await testShop.member(), await testShop.buyer()];
    const [open, late] = [await ada.begin(premium), await ada.begin(starter)];
    await ada.at(late, 'pay-late');
    expect((await ada.ask('POST', '/api/account/delete', erase)).status).toBe(204);
    const tells = (await contentsOf(database())).filter((row) => row.includes(ada.email));
    expect(tells).toEqual([expect.stringMatching(/^mails .*Your account was deleted/)]);

    expect((await ben.at(open, 'pay')).checkout).toMatchObject({ status: 'expired', paymentStatus: 'unpaid', email: null });
    await eventually(async () => expect(await rowOf(open)).toMatchObject({ status: 'expired', paidAt: null }));
    await ben.at(late, 'late-money-came');
    await eventually(async () => expect(await rowOf(late)).toMatchObject({ status: 'refunded', refundReason: 'erased' }));
    const [email, ...more] = await testShop.mails({ email: paying });
    expect([email?.subject, more]).toEqual(['We’ve refunded your payment', []]);
    for (const part of ['after your account was deleted', 'We sent $29.99 back', 'Go to Brandwright: http://localhost/'])
      expect(email?.text).toContain(part);
    expect(email?.text).not.toContain('/orders');
    await testShop.close();
  });

  test('[A-06] [B-09] an account erased after a withdrawal still gets its confirmation and its refund', async () => {
    let away = true;
    const refuse = () => Promise.reject(new Error('The provider is away.'));
    const testShop = await openTestShop(database(), {
      press,
      through: (sandbox) => ({
        ...sandbox,
        refund: (payment) => (away ? refuse() : sandbox.refund(payment, new Date())),
        close: (session) => (away ? refuse() : sandbox.close(session)),
      }),
    });
    const ada = await testShop.member();
    const secret = await ada.begin(starter);
    await ada.at(secret, 'pay');
    await ada.until((order) => expect(order?.status).toBe('paid'));
    const [order] = await ada.orders();
    const withdrawn = await ada.ask<Order>('POST', `/api/orders/${order?.id}/refund`);
    expect(withdrawn).toMatchObject({ status: 200, body: { status: 'refunding' } });
    const open = await ada.begin(premium);
    // Nor can the page be closed that is open: what is paid there goes back by itself.
    expect((await ada.ask('POST', '/api/account/delete', erase)).status).toBe(204);
    expect(await testShop.emails(ada)).toEqual([
      'Your account was deleted',
      'Your cancellation is confirmed',
      `Your receipt ${order?.receipt}`,
    ]);

    away = false;
    await database()
      .statements.update(orders)
      .set({ refundAskedAt: new Date(Date.now() - 60_000) })
      .where(eq(orders.id, order?.id ?? ''));
    const reconciler = startReconciler(testShop.deps, 3_600_000);
    await eventually(async () => expect(await rowOf(secret)).toMatchObject({ status: 'refunded', refundReason: 'asked' }));
    await reconciler.stop();
    const ben = await testShop.buyer();
    await ben.at(open, 'pay');
    await eventually(async () => expect(await rowOf(open)).toMatchObject({ status: 'refunded', refundReason: 'erased' }));
    await testShop.close();
  });

  test('[H5-01] [A-06] a purchase that is drawn while its account is erased is refused as nobody’s', async () => {
    const [drawing, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Press = {
      ...press,
      prove: async (...asked) => {
        drawing.resolve();
        await gate.promise;
        return press.prove(...asked);
      },
    };
    const testShop = await openTestShop(database(), { press: slow });
    const ada = await testShop.member();
    const bought = ada.ask<{ code: string }>('POST', '/api/create-payment', premium);
    await drawing.promise;
    expect((await ada.ask('POST', '/api/account/delete', erase)).status).toBe(204);
    gate.resolve();
    expect(await bought).toMatchObject({ status: 401, body: { code: 'account.needed' } });
    await testShop.close();
  });
});
