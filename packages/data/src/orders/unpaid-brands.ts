import { sql } from 'drizzle-orm';
import type { Transaction } from '../connection/database.ts';

/** Bytes of the brands that are kept for all orders that nobody has paid. */
const mostBytes = 512e6;

/**
 * Forgets brands of unpaid orders until the rest takes no more than `most` bytes: those of the people who have most of them first, and of these the oldest. Paid all the same, such an order is a plan
 * to use. Anybody can begin orders with one account after the other (H10-05). Resolves to how many went.
 */
export async function trimBrands(tx: Transaction, batch: number, most = mostBytes): Promise<number> {
  const { rows } = (await tx.execute(sql`
    with unpaid as (
      select id, user_id, created_at, pg_column_size(brand_data) as bytes, sum(pg_column_size(brand_data)) over (partition by user_id) as theirs
      from orders where status in ('open', 'expired') and paid_at is null and brand_data is not null),
    kept as (select id, sum(bytes) over (order by theirs, user_id, created_at desc, id) as total from unpaid),
    gone as (update orders set brand_data = null where id in (select id from kept where total > ${most} limit ${batch}) returning 1)
    select count(*)::int as count from gone`)) as unknown as { readonly rows: readonly [{ readonly count: number }] };
  return rows[0].count;
}
