import { and, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { eraseAgain } from '../backup/erasures.ts';
import type { Database, Transaction } from '../connection/database.ts';
import { disownUnnamedLogos, removeLogosOfNobody } from '../kits/logos-of-nobody.ts';
import { dropProof } from '../orders/order-proofs.ts';
import { buyerless } from '../orders/sandbox.ts';
import { trimBrands } from '../orders/unpaid-brands.ts';
import { brandKits, kitLogos } from '../tables/kits.ts';
import { orderProofs } from '../tables/order-proofs.ts';
import { orders } from '../tables/orders.ts';

/** The lock's key: any number that nothing else in the database takes. */
const lock = 7_269_404;

/** How many rows went, by table. */
export type Purged = Readonly<Record<string, number>>;

/**
 * Removes what has had its time, by the database's clock: sessions past their end, links a day after theirs, accounts a month after they were begun and never confirmed, letters a month after they were sent (or
 * promised, when nobody took them), windows of limits after an hour (no share is longer), kits a month after they were deleted, addresses of kits
 * a month after they were withdrawn, what happened to kits and what the sandbox told after a month, what was drawn for orders that were never paid likewise with its logos, orders that came to nothing after three, messages of the contact page after two years, or a month where a program seems to have written them. Who paid
 * at the sandbox is forgotten after a month. One process at a time: null when another is at it. `batch` rows of a table at a time.
 */
export async function purge(database: Database, batch = 5_000): Promise<Purged | null> {
  const gone: Record<string, number> = {};
  for (;;) {
    // Before the rows that hold them: one statement that removes many long values holds everybody up.
    gone.unpaid_brands = (gone.unpaid_brands ?? 0) + (await trimBrands(database));
    const round = await purgeRound(database, batch);
    await removeLogosOfNobody(database);
    if (round === null) return Object.values(gone).every((count) => count === 0) ? null : gone;
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
      contact_messages: sql`created_at < case when suspected then ${month} else now() - interval '2 years' end`,
      // Whoever typed the address may not be who reads it. Signing in, or up once more, sends another link.
      profiles: sql`not email_verified and greatest(created_at, updated_at) < ${month} and not exists (
        select from account_links where user_id = profiles.id and expires_at > now())`,
      kit_events: sql`created_at < ${month}`,
      sandbox_events: sql`created_at < ${month}`,
      // No way to pay takes as long: money that came would have made it another order.
      orders: sql`status in ('open', 'expired') and paid_at is null and created_at < now() - interval '90 days'`,
    };
    const counts: Record<string, number> = { brand_kits: await purgeKits(tx, batch), order_proofs: await purgeProofs(tx, batch) };
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
  const { brandKitId, logoId } = kitLogos;
  const named = await tx.select({ logoId }).from(kitLogos).where(inArray(brandKitId, kits));
  const gone = await tx
    .delete(brandKits)
    .where(and(inArray(brandKits.id, kits), past, notInArray(brandKits.id, notHeld)))
    .returning({ id: brandKits.id });
  await disownUnnamedLogos(
    tx,
    named.map((one) => one.logoId),
  );
  return gone.length;
}

/** What was drawn for orders that nobody has paid for a month, what is paid later is drawn anew; and for those of somebody who was erased. */
async function purgeProofs(tx: Transaction, batch: number): Promise<number> {
  const { orderId, createdAt } = orderProofs;
  const ofNobody = sql`exists (select from orders where orders.id = ${orderId} and orders.user_id is null)`;
  const past = await tx
    .select({ orderId })
    .from(orderProofs)
    .where(or(lt(createdAt, sql`now() - interval '30 days'`), ofNobody))
    .limit(batch);
  for (const proof of past) await dropProof(tx, proof.orderId);
  return past.length;
}
