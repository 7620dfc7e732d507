import { adminTrends } from '@brandwright/contract';
import { addKit, tables } from '@brandwright/data';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { testPerson } from '../../testing/test-person.ts';

const { auditLog, orders, profiles } = tables;

/** A moment so many days ago at this time of day (UTC), by the database's clock. */
const ago = (days: number, time: string) =>
  sql<Date>`((now() at time zone 'UTC')::date - ${days}::int + ${time}::time) at time zone 'UTC'`;

onEveryDatabase((database) => {
  const admin = async () => {
    const browser = await memberBrowser(database());
    await database().statements.update(profiles).set({ role: 'admin', twoFactorEnabled: true });
    return async (days: 30 | 90 | 365) =>
      adminTrends.answer.parse(await (await browser.call('POST', adminTrends.path, { days })).json());
  };
  const atEnd = (list: readonly number[], ...days: readonly number[]) => days.map((day) => list.at(-1 - day));

  test('[S-30] trends of an empty shop have every day and no currency', async () => {
    const read = await admin();
    for (const days of [30, 90, 365] as const) {
      const trends = await read(days);
      expect([trends.days.length, new Set(trends.days).size, trends.revenue]).toEqual([days, days, []]);
      expect(new Set([...trends.orders, ...trends.refunds, ...trends.kits, ...trends.failures])).toEqual(new Set([0]));
      expect([...trends.days].sort()).toEqual(trends.days);
    }
  });

  test('[B-08] trends count orders, money, refunds, kits and failures by the day in UTC', async () => {
    const read = await admin();
    const { id } = await testPerson(database());
    const kit = (status: 'completed' | 'error') =>
      database().asPerson(id, async (scope) => (await addKit(scope, { businessName: 'Kiln', status })).id);
    const paid = { userId: id, plan: 'starter', amount: 2999, tax: 300, status: 'paid' as const, test: true };
    const back = { ...paid, status: 'refunded' as const, refundReason: 'asked' as const };
    await database()
      .statements.insert(orders)
      .values([
        // The last and the first moment of two days are far from one another.
        { ...paid, paidAt: ago(3, '23:59:59.999'), usedAt: ago(2, '00:00'), brandKitId: await kit('completed') },
        { ...paid, paidAt: ago(2, '00:00'), usedAt: ago(2, '00:00'), brandKitId: await kit('error') },
        { ...back, amount: 1500, currency: 'eur', paidAt: ago(40, '12:00'), refundedAt: ago(1, '12:00') },
        // Its kit was deleted for good.
        { ...back, paidAt: ago(2, '12:00'), usedAt: ago(2, '12:00'), refundedAt: ago(0, '00:00') },
        { ...back, refundReason: 'failed', paidAt: ago(2, '12:00'), usedAt: ago(2, '12:00'), refundedAt: ago(1, '00:00') },
        // No test, never paid, of last year, and ended when real payments started.
        { ...paid, test: false, paidAt: ago(2, '12:00') },
        { ...paid, status: 'open', createdAt: ago(2, '12:00') },
        { ...paid, paidAt: ago(365, '12:00') },
        { ...back, refundReason: 'test', paidAt: ago(400, '12:00'), refundedAt: ago(1, '12:00') },
      ]);
    const failed = { action: 'kit.failed', subject: 'kit' };
    await database()
      .statements.insert(auditLog)
      .values([
        { ...failed, at: ago(2, '00:00') },
        { ...failed, at: ago(2, '23:59') },
        { action: 'kit.retried', at: ago(2, '12:00') },
      ]);
    const month = await read(30);
    expect(month.test).toBe(true);
    expect(atEnd(month.orders, 4, 3, 2, 1, 0)).toEqual([0, 1, 3, 0, 0]);
    expect(atEnd(month.refunds, 3, 2, 1, 0)).toEqual([0, 0, 2, 1]);
    expect(atEnd(month.kits, 3, 2, 1)).toEqual([0, 2, 0]);
    expect(atEnd(month.failures, 3, 2, 1)).toEqual([0, 2, 0]);
    expect(
      month.revenue.map(({ currency, taken, returned }) => [currency, atEnd(taken, 3, 2, 1), atEnd(returned, 1, 0)]),
    ).toEqual([
      ['eur', [0, 0, 0], [1500, 0]],
      ['usd', [2999, 8997, 0], [2999, 2999]],
    ]);
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
    const quarter = await read(90);
    expect([sum(month.orders), sum(quarter.orders), sum((await read(365)).orders)]).toEqual([4, 5, 5]);
    expect(quarter.revenue.map(({ taken }) => sum(taken))).toEqual([1500, 11_996]);
    expect(month.days.at(-1)).toBe(quarter.days.at(-1));
  });
});
