import { sql } from 'drizzle-orm';
import type { Transaction } from '../connection/database.ts';

/** Maximum bytes of brand data kept for all unpaid orders. */
const mostBytes = 512e6;

/**
 * Deletes brand data of unpaid orders until the rest takes at most `most` bytes: first of the people with the
 * most data, and of these the oldest. If such an order is paid after all, its plan can be used for a new
 * brand. Without this, one person could fill the disk from many accounts (H10-05). Resolves to the number
 * trimmed.
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
