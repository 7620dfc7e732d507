import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { orders } from '../tables/orders.ts';

/** Maximum bytes of brand data kept for all unpaid orders that are older than an hour. */
const mostBytes = 512e6;
/** Orders that are found at a time. */
const found = 200;
/** Brands that one statement forgets: two megabytes at most, which the embedded database removes in some 30 ms (H12-06). */
const portion = 8;

/**
 * Forgets brands of unpaid orders until the rest takes no more than `most` bytes: first those of the people who keep the most, and of these the oldest.
 * Brands of orders that are older than 90 days go too. An order that is paid all the same becomes a plan to use. Anybody can begin orders with one
 * account after the other (H10-05). Resolves to the number of brands forgotten. Others are served between two portions.
 */
export async function trimBrands(database: Database, most = mostBytes): Promise<number> {
  // All orders together are no larger: their brands need not be added up, which takes a second for 150,000 (H13-04).
  const [[size]] = await database.ask(
    statement<{ readonly bytes: number }>`select pg_total_relation_size('orders')::float8 as bytes`,
  );
  const tooMuch = (size?.bytes ?? 0) > most ? beyond(most) : null;
  for (let gone = 0; ; ) {
    const rows = [...(await database.ask(outOfDate))[0], ...(tooMuch === null ? [] : (await database.ask(tooMuch))[0])];
    // One may be both too old and too much.
    const past = [...new Set(rows.map(({ id }) => id))];
    for (let at = 0; at < past.length; at += portion) {
      const ids = past.slice(at, at + portion);
      await database.statements
        .update(orders)
        .set({ brandData: null })
        .where(and(inArray(orders.id, ids), inArray(orders.status, ['open', 'expired']), isNull(orders.paidAt)));
    }
    gone += past.length;
    if (rows.length < found) return gone;
  }
}

interface Brand {
  readonly id: string;
}

const outOfDate = statement<Brand>`
  select id::text as id from orders
  where status in ('open', 'expired') and paid_at is null and brand_data is not null and created_at < now() - interval '90 days'
  limit ${found}`;

/** Brands beyond so many bytes. Whoever is paying for one right now keeps it: it is younger than an hour (H13-05). */
const beyond = (most: number) => statement<Brand>`
  with unpaid as (
    select id, user_id, created_at, pg_column_size(brand_data) as bytes, sum(pg_column_size(brand_data)) over (partition by user_id) as theirs
    from orders
    where status in ('open', 'expired') and paid_at is null and brand_data is not null and created_at < now() - interval '1 hour'),
  kept as (select id, sum(bytes) over (order by theirs, user_id, created_at desc, id) as total from unpaid)
  select id::text as id from kept where total > ${most} limit ${found}`;
