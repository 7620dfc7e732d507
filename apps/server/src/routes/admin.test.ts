import { adminOrders, adminOverview, problemSchema } from '@brandwright/contract';
import { addKit, deleteKit, queueEmail, tables } from '@brandwright/data';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { memberBrowser, testBrowser } from '../../testing/test-browser.ts';

const { auditLog, orders, profiles } = tables;
const path = adminOverview.path;

onEveryDatabase((database) => {
  const member = async (change: Partial<typeof profiles.$inferInsert> = { role: 'person' }) => {
    const browser = await memberBrowser(database());
    await database().statements.update(profiles).set(change).where(eq(profiles.id, browser.id));
    return browser;
  };
  const refused = async (browser: Pick<Awaited<ReturnType<typeof memberBrowser>>, 'call'>) =>
    problemSchema.parse(await (await browser.call('GET', path)).json()).code;

  test('[S-30] the overview is for our own people with their second factor, from one request to the next', async () => {
    expect(await refused(testBrowser(database()))).toBe('account.needed');
    expect(await refused(await member())).toBe('account.forbidden');
    expect(await refused(await member({ twoFactorEnabled: true }))).toBe('account.forbidden');
    expect(await refused(await member({ role: 'admin' }))).toBe('account.forbidden');
    const admin = await member({ role: 'admin', twoFactorEnabled: true });
    expect((await admin.call('GET', path)).status).toBe(200);
    await database().statements.update(profiles).set({ role: 'person' }).where(eq(profiles.id, admin.id));
    expect(await refused(admin)).toBe('account.forbidden');
  });

  test('[H13-02] a request whose body arrives after its sender’s role has ended is refused', async () => {
    const admin = await member({ role: 'admin', twoFactorEnabled: true });
    const body = new ReadableStream({
      // The body is read: who asks was found before.
      async pull(controller) {
        await database().statements.update(profiles).set({ role: 'person' }).where(eq(profiles.id, admin.id));
        controller.enqueue(Buffer.from('{}'));
        controller.close();
      },
    });
    const answer = await admin.stream('POST', adminOrders.path, body);
    expect(problemSchema.parse(await answer.json()).code).toBe('account.forbidden');
  });

  test('[R-19] the overview counts what is there: deleted kits are not, emails that wait are', async () => {
    const admin = await member({ role: 'admin', twoFactorEnabled: true });
    const read = async () => adminOverview.answer.parse(await (await admin.call('GET', path)).json());
    const before = await read();
    await member();
    const kit = await database().asPerson(admin.id, async (scope) => {
      await addKit(scope, { businessName: 'One' });
      return (await addKit(scope, { businessName: 'Two' })).id;
    });
    await database().asPerson(admin.id, (scope) => deleteKit(scope, kit));
    await database().statements.insert(tables.orders).values({ plan: 'starter', amount: 2999 });
    await queueEmail(database().statements, { recipient: 'ada@example.com', subject: 's', text: 't', html: 'h' });
    const { people, kits, orders, emailsWaiting } = before;
    const after = { ...before, people: people + 1, kits: kits + 1, orders: orders + 1, emailsWaiting: emailsWaiting + 1 };
    expect(await read()).toEqual(after);
    // A kit that was paid for and given up is counted until it is made.
    const failed = await database().asPerson(admin.id, (scope) => addKit(scope, { businessName: 'Three', status: 'error' }));
    const sold = { plan: 'starter', amount: 2999, status: 'paid' as const, userId: admin.id, brandKitId: failed.id };
    await database().statements.insert(tables.orders).values(sold);
    expect(await read()).toEqual({ ...after, kits: after.kits + 1, kitsFailed: before.kitsFailed + 1, orders: after.orders + 1 });
  });

  test('[B-08] [S-34] admins find orders by part of an address, by order id and by receipt number', async () => {
    const admin = await member({ role: 'admin', twoFactorEnabled: true });
    const [ada, ben] = [await member({ email: 'ada_l@search.example' }), await member({ email: 'adaxl@search.example' })];
    const read = async (body: object) =>
      adminOrders.answer.parse(await (await admin.call('POST', adminOrders.path, body)).json());
    const paid = {
      plan: 'premium',
      amount: 1500,
      tax: 300,
      status: 'paid',
      paidAt: new Date(),
      receiptNumber: 'TEST-2031-000007',
    };
    const day = (date: number) => new Date(Date.UTC(2031, 0, date));
    const made = await database()
      .statements.insert(orders)
      .values([
        { ...paid, userId: ada.id, createdAt: day(3), creditNote: 'TEST-CN-2031-000002', status: 'refunded', test: true },
        { plan: 'starter', amount: 2999, userId: ben.id, createdAt: day(2) },
        ...Array.from({ length: 60 }, (_, i) => ({
          plan: 'starter',
          amount: 2999,
          userId: admin.id,
          createdAt: day(-Math.floor(i / 3)),
        })),
      ])
      .returning({ id: orders.id });
    const [first, second] = made.map(({ id }) => id);
    const idsOf = async (search: string) => (await read({ search })).orders.map(({ id }) => id);

    const { orders: top, more } = await read({});
    expect([top.length, more]).toEqual([25, true]);
    expect(top[0]).toMatchObject({
      ...{ id: first, status: 'refunded', plan: 'premium', amount: 1500, tax: 300, test: true, email: 'ada_l@search.example' },
      ...{ receipt: 'TEST-2031-000007', creditNote: 'TEST-CN-2031-000002' },
    });
    const seen = top.map(({ id }) => id);
    for (let page = { orders: top, more }; page.more; ) {
      page = await read({ after: page.orders.at(-1)?.id });
      seen.push(...page.orders.map(({ id }) => id));
    }
    expect(seen.slice(0, 2)).toEqual([first, second]);
    expect(new Set(seen).size).toBe(seen.length);
    expect(made.every(({ id }) => seen.includes(id))).toBe(true);

    expect(await idsOf('SEARCH.example')).toEqual([first, second]);
    // No sign stands for another.
    expect(await idsOf('ada_l')).toEqual([first]);
    expect(await idsOf('%')).toEqual([]);
    expect(await idsOf(second ?? '')).toEqual([second]);
    expect(await idsOf(' test-2031-000007 ')).toEqual([first]);
    expect(await idsOf('TEST-CN-2031-000002')).toEqual([first]);
    expect(await idsOf('2031')).toEqual([]);
    expect((await admin.call('POST', adminOrders.path, { after: 'x' })).status).toBe(400);
    // An order without a receipt has none for our people either.
    expect((await admin.call('GET', `/api/admin/orders/${second}/receipt`)).status).toBe(404);
    const lines = await database().statements.select().from(auditLog).where(eq(auditLog.personId, admin.id));
    expect(new Set(lines.map(({ action }) => action))).toEqual(new Set(['order.searched']));
    expect(JSON.stringify(lines)).not.toContain('search.example');
  });
});
