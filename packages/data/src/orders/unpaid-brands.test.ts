import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { makePerson } from '../../testing/people.ts';
import { tables } from '../index.ts';
import { trimBrands } from './unpaid-brands.ts';

const { orders } = tables;
/** A text that no compression makes shorter. */
const brandData = { selectedLogo: Array.from({ length: 5_000 }, (_, i) => Math.imul(i, 2654435761).toString(36)).join('') };

onEveryDatabase((database) => {
  test('[H10-05] brands of unpaid orders are bounded by their bytes: of whoever has most the oldest go first', async () => {
    const [ada, ben] = [await makePerson(database()), await makePerson(database())];
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
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
    expect(await database().asSystem((tx) => trimBrands(tx, 100, Math.floor(2.5 * bytes)))).toBe(2);
    const rows = await database().statements.select().from(orders).orderBy(orders.createdAt);
    expect(rows.map(({ brandData: brand }) => brand !== null)).toEqual([true, true, false, false, true]);
    expect(await database().asSystem((tx) => trimBrands(tx, 100, Math.floor(2.5 * bytes)))).toBe(0);
  });
});
