import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { eraseAgain } from './erasures.ts';
import { unnamed } from './kit-logos.ts';
import { buyerless } from './sandbox.ts';
import { brandKits } from './tables/kits.ts';
import { orders } from './tables/orders.ts';

/** The lock's key: any number that nothing else in the database takes. */
const lock = 7_269_404;

/** How many rows went, by table. */
export type Purged = Readonly<Record<string, number>>;

/**
 * Removes what has had its time, by the database's clock: sessions past their end, links a day after theirs, letters a month after they were sent (or
 * promised, when nobody took them), windows of limits after an hour (no share is longer), kits a month after they were deleted, addresses of kits
 * a month after they were withdrawn, what happened to kits and what the sandbox told after a month, what was drawn for orders that were never paid likewise, orders that came to nothing after three, logos that nothing names. Who paid
 * at the sandbox is forgotten after a month. One process at a time: null when another is at it. `batch` rows of a table at a time.
 */
export async function purge(database: Database, batch = 5_000): Promise<Purged | null> {
  const gone: Record<string, number> = {};
  for (;;) {
    const round = await purgeRound(database, batch);
    if (round === null) return Object.keys(gone).length === 0 ? null : gone;
    for (const [table, count] of Object.entries(round)) gone[table] = (gone[table] ?? 0) + count;
    if (Math.max(...Object.values(round)) < batch) return gone;
  }
}

/** At most so many rows of each table, in one transaction: whatever has gathered, no statement takes long, and nobody waits for its locks. */
function purgeRound(database: Database, batch: number): Promise<Purged | null> {
  return database.asSystem(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${lock}) as mine`)) as unknown as {
      readonly rows: readonly [{ readonly mine: boolean }];
    };
    if (!rows[0].mine) return null;
    await eraseAgain(tx);
    const month = sql`now() - interval '30 days'`;
    const past = {
      sessions: sql`expires_at < now()`,
      verifications: sql`expires_at < now()`,
      // Until then its page says why a link works no more.
      account_links: sql`expires_at < now() - interval '1 day'`,
      mails: sql`coalesce(sent_at, created_at) < ${month}`,
      releases: sql`created_at < now() - interval '1 day'`,
      rate_limits: sql`window_start < now() - interval '1 hour'`,
      share_links: sql`revoked_at < ${month}`,
      kit_events: sql`created_at < ${month}`,
      // What is paid later is drawn anew.
      order_proofs: sql`created_at < ${month}`,
      sandbox_events: sql`created_at < ${month}`,
      // No way to pay takes as long: money that came would have made it another order.
      orders: sql`status in ('open', 'expired') and paid_at is null and created_at < now() - interval '90 days'`,
      // Last: what named them may have gone with the others.
      logos: unnamed,
    };
    const counts: Record<string, number> = { brand_kits: await purgeKits(tx, batch) };
    for (const [table, condition] of Object.entries(past)) {
      const name = sql.identifier(table);
      const { rows: gone } = (await tx.execute(sql`
        with gone as (delete from ${name} where ctid in (select ctid from ${name} where ${condition} limit ${batch}) returning 1)
        select count(*)::int as count from gone`)) as unknown as { readonly rows: readonly [{ readonly count: number }] };
      counts[table] = gone[0].count;
    }
    // They stay: what was paid in them may still be given back.
    const named = sql`created_at < ${month} and session -> 'customer_email' <> 'null'`;
    const { rows: forgotten } = (await tx.execute(sql`
      with gone as (update sandbox_checkouts set session = ${buyerless}
        where ctid in (select ctid from sandbox_checkouts where ${named} limit ${batch}) returning 1)
      select count(*)::int as count from gone`)) as unknown as { readonly rows: readonly [{ readonly count: number }] };
    return { ...counts, sandbox_checkouts: forgotten[0].count };
  });
}

/**
 * Kits that were deleted a month ago. A deletion changes the order that names the kit, and everybody who holds both takes the order first: so does
 * this. What somebody holds is for another round.
 */
async function purgeKits(tx: Transaction, batch: number): Promise<number> {
  const past = sql`deleted_at < now() - interval '30 days'`;
  const found = await tx.select({ id: brandKits.id }).from(brandKits).where(past).limit(batch);
  const kits = found.map(({ id }) => id);
  const held = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.brandKitId, kits))
    .for('update', { skipLocked: true });
  const notHeld = tx
    .select({ kit: orders.brandKitId })
    .from(orders)
    .where(
      and(
        inArray(orders.brandKitId, kits),
        notInArray(
          orders.id,
          held.map(({ id }) => id),
        ),
      ),
    );
  const gone = await tx
    .delete(brandKits)
    .where(and(inArray(brandKits.id, kits), past, notInArray(brandKits.id, notHeld)))
    .returning({ id: brandKits.id });
  return gone.length;
}
