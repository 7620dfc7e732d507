import type { OrderStatus } from '@brandwright/contract';
import { usageLimits, usageTypes } from '@brandwright/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { makePerson } from '../../testing/people.ts';
import { orders } from '../tables/orders.ts';
import { readUsage, spendUsage } from './usage.ts';

onEveryDatabase((database) => {
  const take = (person: string, type = 'logo_generation') => spendUsage(database(), person, type);
  const used = (person: string) => readUsage(database(), person);
  const order = (userId: string, status: OrderStatus) =>
    database().statements.insert(orders).values({ userId, status, plan: 'premium', amount: 1500 });
  const asked = async (statement: ReturnType<typeof sql>) =>
    ((await database().statements.execute(statement)) as unknown as { rows: readonly unknown[] }).rows[0];

  test('[U-01] [U-03] each type is counted for itself and each person, up to the limit and not beyond', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    expect(await used(ada)).toEqual({ premium: false, counts: [] });
    for (const taken of [true, true, true, false, false]) expect(await take(ada)).toBe(taken);
    expect(await take(ada, 'social_templates')).toBe(true);
    expect(await take(ben)).toBe(true);
    const { counts } = await used(ada);
    expect([...counts].sort((a, b) => a.type.localeCompare(b.type))).toEqual([
      { type: 'logo_generation', count: 3 },
      { type: 'social_templates', count: 1 },
    ]);
  });

  test('[U-03] [S-13] one of fifty simultaneous uses takes the last one', async () => {
    const ada = await makePerson(database());
    await take(ada);
    await take(ada);
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(ada)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await used(ada)).counts).toEqual([{ type: 'logo_generation', count: 3 }]);
  });

  test('[B-07] [S-13] a paid order lifts the limit, and its refund brings it back', async () => {
    const ada = await makePerson(database());
    await order(ada, 'open');
    for (let i = 0; i < 3; i++) await take(ada);
    expect([await take(ada), (await used(ada)).premium]).toEqual([false, false]);
    await order(ada, 'paid');
    expect([await take(ada), (await used(ada)).premium]).toEqual([true, true]);
    await database().statements.update(orders).set({ status: 'refunded' }).where(eq(orders.userId, ada));
    expect([await take(ada), (await used(ada)).premium]).toEqual([false, false]);
  });

  test('[Y-03] the SQL functions have the seeds’ names and arguments, and stop at the limit', async () => {
    const ada = await makePerson(database());
    const increment = async (args: ReturnType<typeof sql>) =>
      ((await asked(sql`select increment_user_usage(${args}) as taken`)) as { readonly taken: boolean | null }).taken;
    const [who, type] = [sql`_user_id => ${ada}`, sql`_usage_type => 'logo_generation'`];
    expect(await increment(sql`_increment => 2, ${type}, ${who}`)).toBe(true);
    expect(await increment(sql`${who}, ${type}, _increment => 2`)).toBe(false);
    expect(await increment(sql`${who}, ${type}, _increment => -1`)).toBe(false);
    expect(await increment(sql`${who}, ${type}`)).toBe(true);
    expect(await increment(sql`${ada}, 'logo_generation'`)).toBe(false);
    expect(await increment(sql`${ada}, 'social_templates', 2`)).toBe(true);
    expect(await increment(sql`${who}, _usage_type => 'nothing_of_the_kind'`)).toBe(false);
    expect(
      await asked(sql`
        select get_user_usage(_user_id => ${ada}, _usage_type => 'logo_generation') as count,
          get_user_usage(${ada}, 'ai_enhancement') as none, has_premium_access(_user_id => ${ada}) as premium`),
    ).toEqual({ count: 3, none: 0, premium: false });
    await order(ada, 'paid');
    expect(await increment(sql`${who}, ${type}, _increment => 999996`)).toBe(true);
    expect([await increment(sql`${who}, ${type}`), (await used(ada)).counts.map(({ count }) => count).sort()]).toEqual([
      false,
      [2, 999_999],
    ]);
  });

  test('[U-01] [Y-03] the limits of the database are those that the contract tells', async () => {
    for (const type of usageTypes)
      expect(await asked(sql`select usage_limit(${type}, false) as free, usage_limit(${type}, true) as premium`), type).toEqual(
        usageLimits[type],
      );
  });

  test('[Y-04] nobody reads what another has used, or changes a counter or an order of their own', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    await take(ada);
    await order(ada, 'open');
    const as = (person: string, statement: ReturnType<typeof sql>) =>
      database().asPerson(
        person,
        async ({ tx }) => ((await tx.execute(statement)) as unknown as { rows: readonly unknown[] }).rows,
      );
    expect(await as(ben, sql`select * from usage`)).toEqual([]);
    expect(await as(ben, sql`select * from orders`)).toEqual([]);
    expect(await as(ada, sql`select count from usage`)).toEqual([{ count: 1 }]);
    for (const statement of [
      sql`update usage set count = 0`,
      sql`insert into usage (user_id, usage_type) values (${ada}, 'x')`,
      sql`update orders set status = 'paid'`,
      sql`update profiles set role = 'admin'`,
      sql`delete from audit_log`,
      sql`select * from mails`,
    ])
      await expect(as(ada, statement)).rejects.toThrow();
  });
});
