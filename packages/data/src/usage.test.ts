import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../specimens/databases.ts';
import { makePerson } from '../specimens/people.ts';
import { orders } from './tables/orders.ts';
import { readUsage, spendUsage } from './usage.ts';

const limits = { free: 3, premium: 999_999 };

onEveryDatabase((database) => {
  const take = (person: string, type = 'logo_generation') => spendUsage(database(), person, type, limits);
  const used = (person: string) => database().asPerson(person, readUsage);
  const order = (userId: string, status: string) =>
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

  test('[U-03] [S-13] fifty at once that would take the last one: one does', async () => {
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

  test("[Y-03] the procedures bear the seeds' names", async () => {
    const ada = await makePerson(database());
    await take(ada);
    expect(
      await asked(sql`select get_user_usage(${ada}, 'logo_generation') as count, has_premium_access(${ada}) as premium`),
    ).toEqual({ count: 1, premium: false });
    expect(await asked(sql`select increment_user_usage(${ada}, 'logo_generation', 3, 3, 999999) as taken`)).toEqual({
      taken: false,
    });
    expect(await asked(sql`select increment_user_usage(${ada}, 'logo_generation', 2, 3, 999999) as taken`)).toEqual({
      taken: true,
    });
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
