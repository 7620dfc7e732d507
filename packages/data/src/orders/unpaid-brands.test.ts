import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { makePerson } from '../../testing/people.ts';
import type { Statement } from '../connection/statement.ts';
import { openOrder, tables } from '../index.ts';
import { trimBrands } from './unpaid-brands.ts';

const { orders } = tables;
/** A text that no compression makes shorter. */
const brandData = { selectedLogo: Array.from({ length: 5_000 }, (_, i) => Math.imul(i, 2654435761).toString(36)).join('') };

onEveryDatabase((database) => {
  test('[H10-05] brands of unpaid orders are limited by bytes, and go first from the person with most', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    // Yesterday: whoever began to buy within the hour keeps the brand.
    const at = (hour: number) => new Date(Date.now() - 86_400_000 + hour * 3_600_000);
    const order = { plan: 'starter', amount: 2999, brandData };
    const made = await database()
      .statements.insert(orders)
      .values([
        { ...order, userId: ben, createdAt: at(1) },
        ...[2, 3, 4].map((hour) => ({ ...order, userId: ada, createdAt: at(hour) })),
        { ...order, userId: ada, createdAt: at(0), status: 'paid' as const, paidAt: at(0) },
      ])
      .returning({ id: orders.id, bytes: sql<number>`pg_column_size(brand_data)` });
    const bytes = Number(made[0]?.bytes);
    expect(await trimBrands(database(), Math.floor(2.5 * bytes))).toBe(2);
    const rows = await database().statements.select().from(orders).orderBy(orders.createdAt);
    expect(rows.map(({ brandData: brand }) => brand !== null)).toEqual([true, true, false, false, true]);
    expect(await trimBrands(database(), Math.floor(2.5 * bytes))).toBe(0);
  });

  test('[H13-05] a brand of an order that is younger than an hour is kept, however many there are', async () => {
    const ada = await makePerson(database());
    // Those of the tests before.
    await trimBrands(database(), 1);
    const order = { plan: 'starter', amount: 2999, brandData, userId: ada };
    await database()
      .statements.insert(orders)
      .values(Array.from({ length: 3 }, () => order));
    expect(await trimBrands(database(), 1)).toBe(0);
  });

  test('[H13-05] a brand that was forgotten comes back when its purchase is begun again', async () => {
    const purchase = {
      userId: await makePerson(database()),
      ...{ plan: 'starter', amount: 2999, currency: 'usd', test: true, granted: {}, brandData: { businessName: 'Kiln' } },
      ...{ purchaseKey: randomUUID(), brandKey: randomUUID() },
      asked: { email: '', successUrl: '', cancelUrl: '', expiresAt: Date.now() / 1000 + 80_000 },
    };
    const { id } = await openOrder(database(), purchase, null);
    await database().statements.update(orders).set({ brandData: null }).where(eq(orders.id, id));
    expect(await openOrder(database(), purchase, null)).toMatchObject({ id, brandData: { businessName: 'Kiln' } });
  });

  test('[H13-04] brands are added up only where all orders together are larger than the limit', async () => {
    const asked: string[] = [];
    const ask = (...statements: readonly Statement[]) => {
      asked.push(...statements.map(({ text }) => text));
      return database().ask(...statements);
    };
    const watched = Object.create(database(), { ask: { value: ask } }) as ReturnType<typeof database>;
    await trimBrands(watched, 1e12);
    expect(asked.filter((text) => text.includes('partition by'))).toEqual([]);
    await trimBrands(watched, 1);
    expect(asked.filter((text) => text.includes('partition by'))).toHaveLength(1);
  });

  test('[H12-06] brands are forgotten some at a time, and those of old orders as well', async () => {
    const ada = await makePerson(database());
    const order = { plan: 'starter', amount: 2999, brandData, userId: ada };
    const old = new Date(Date.now() - 91 * 86_400_000);
    await database()
      .statements.insert(orders)
      .values(Array.from({ length: 20 }, () => ({ ...order, createdAt: old })));
    const portions: number[] = [];
    const statements = Object.create(database().statements, {
      update: {
        value: (table: typeof orders) => ({
          set: (values: object) => ({
            where: async (condition: SQL) => {
              const changed = await database().statements.update(table).set(values).where(condition).returning({ id: orders.id });
              portions.push(changed.length);
            },
          }),
        }),
      },
    });
    const watched = Object.create(database(), { statements: { value: statements } }) as ReturnType<typeof database>;
    expect(await trimBrands(watched, 1e12)).toBe(20);
    expect(portions).toEqual([8, 8, 4]);
    expect(await trimBrands(database(), 1e12)).toBe(0);
    // Too old and too much at once: it is forgotten, and counted, once.
    await database()
      .statements.insert(orders)
      .values({ ...order, createdAt: old });
    expect(await trimBrands(database(), 1)).toBe(1);
  });
});
