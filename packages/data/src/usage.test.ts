import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../specimens/databases.ts';
import { makePerson } from '../specimens/people.ts';
import { orders } from './tables/orders.ts';
import { usage } from './tables/usage.ts';
import { readUsage, spendUsage } from './usage.ts';

const limits = { free: 3, premium: 1000 } as const;
const type = 'logo_generation';

onEveryDatabase((database) => {
  const spend = (person: string) => spendUsage(database(), person, type, limits);
  const read = (person: string) => database().asPerson(person, readUsage);

  test('[U-03] [S-13] [R-13] of fifty at once that would take the last one, one does', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    expect([await spend(ada), await spend(ada)]).toEqual([true, true]);
    const taken = await Promise.all(Array.from({ length: 50 }, () => spend(ada)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await read(ada)).toEqual({ premium: false, counts: [{ type, count: 3 }] });
    expect(await read(ben)).toEqual({ premium: false, counts: [] });
    // The first one of all is counted as atomically as the last.
    const first = await Promise.all(Array.from({ length: 50 }, () => spend(ben)));
    expect(first.filter(Boolean)).toHaveLength(3);
  });

  test('[U-01] [S-13] a paid order lifts the limit for whoever paid; a refund brings it back', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    for (const person of [ada, ben]) while (await spend(person));
    const [order] = await database()
      .statements.insert(orders)
      .values({ userId: ada, status: 'paid', plan: 'professional', amount: 100 })
      .returning();
    expect([await spend(ada), await spend(ben)]).toEqual([true, false]);
    expect((await read(ada)).premium).toBe(true);
    await database()
      .statements.update(orders)
      .set({ status: 'refunded' })
      .where(eq(orders.id, order?.id ?? ''));
    expect([await spend(ada), (await read(ada)).premium]).toEqual([false, false]);
    const [row] = await database().statements.select().from(usage).where(eq(usage.userId, ada));
    expect(row?.count).toBe(4);
  });
});
