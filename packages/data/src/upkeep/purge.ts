import { apiKeyLimits, webhookLimits } from '@brandwright/contract';
import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { sessionDays } from '../accounts/sessions.ts';
import { eraseAgain } from '../backup/erasures.ts';
import type { Database, Transaction } from '../connection/database.ts';
import { disownUnnamedLogos, removeLogosOfNobody } from '../kits/logos-of-nobody.ts';
import { dropProof } from '../orders/order-proofs.ts';
import { buyerless } from '../orders/sandbox.ts';
import { trimBrands } from '../orders/unpaid-brands.ts';
import { brandKits, kitLogos } from '../tables/kits.ts';
import { orderProofs } from '../tables/order-proofs.ts';
import { orders } from '../tables/orders.ts';

/** Advisory lock key; unique within this database. */
const lock = 7_269_404;

/** Number of rows deleted, by table. */
export type Purged = Readonly<Record<string, number>>;

/**
 * Deletes expired data, by the database's clock. Kept for:
 *
 * - no time: ended sessions and verifications
 * - 1 hour: rate-limit windows
 * - 1 day: requests with an Idempotency-Key, what is counted of a model’s use (`ai-…`) and of voters and comments on a kit (`voters-…`, `comments-…`), removed votes, links and connections that were begun, after they expire, counted uses (`releases`)
 * - 30 days: sent or undeliverable emails, deliveries to webhooks, deleted kits, revoked share links and API keys, kit events, sandbox events and
 *   buyers, drawings of unpaid orders, probable spam (messages and comments), and accounts never confirmed
 * - 90 days: unpaid orders
 * - 2 years: messages of the contact page, lines of the audit log
 *
 * Takes `batch` rows of a table at a time (default 5,000). One process at a time: null if another is purging.
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

/**
 * Deletes at most `batch` rows of each table in one transaction. Statements and locks stay short, whatever
 * has piled up.
 */
function purgeRound(database: Database, batch: number): Promise<Purged | null> {
  return database.asSystem(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${lock}) as mine`)) as unknown as {
      readonly rows: readonly [{ readonly mine: boolean }];
    };
    if (!rows[0].mine) return null;
    await eraseAgain(tx);
    const month = sql`now() - interval '30 days'`;
    const past = {
      sessions: sql`expires_at < now() or created_at < now() - make_interval(days => ${sessionDays})`,
      verifications: sql`expires_at < now()`,
      // For a day, the link's page can say why it no longer works.
      account_links: sql`expires_at < now() - interval '1 day'`,
      canva_states: sql`expires_at < now() - interval '1 day'`,
      mails: sql`coalesce(sent_at, created_at) < ${month}`,
      releases: sql`created_at < now() - interval '1 day'`,
      // Tokens and pictures of models, and voters and comments on a kit, are counted for a day, everything else for an hour at most.
      rate_limits: sql`window_start < now() - case when key ~ '^(ai|voters|comments)-' then interval '1 day' else interval '1 hour' end`,
      share_links: sql`revoked_at < ${month}`,
      api_keys: sql`revoked_at < ${month}`,
      api_requests: sql`created_at < now() - make_interval(hours => ${apiKeyLimits.repeatHours})`,
      webhook_deliveries: sql`created_at < now() - make_interval(days => ${webhookLimits.days})`,
      contact_messages: sql`created_at < case when suspected then ${month} else now() - interval '2 years' end`,
      // A removed vote given again within a day is no new voter.
      kit_votes: sql`liked is null and created_at < now() - interval '1 day'`,
      kit_comments: sql`suspected and created_at < ${month}`,
      // Somebody else may have typed this address. Signing in or up again sends another link.
      profiles: sql`not email_verified and greatest(created_at, updated_at) < ${month} and not exists (
        select from account_links where user_id = profiles.id and expires_at > now())`,
      audit_log: sql`at < now() - interval '2 years'`,
      kit_events: sql`created_at < ${month}`,
      sandbox_events: sql`created_at < ${month}`,
      // No payment method takes this long, and a payment would have changed the status.
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
    // The sessions stay, because their payments can still be refunded.
    const named = sql`created_at < ${month} and session -> 'customer_email' <> 'null'`;
    const { rows: forgotten } = (await tx.execute(sql`
      with gone as (update sandbox_checkouts set session = ${buyerless}
        where ctid in (select ctid from sandbox_checkouts where ${named} limit ${batch}) returning 1)
      select count(*)::int as count from gone`)) as unknown as { readonly rows: readonly [{ readonly count: number }] };
    return { ...counts, sandbox_checkouts: forgotten[0].count };
  });
}

/**
 * Deletes kits a month after their owner deleted them. Deleting a kit changes its order, so this locks orders
 * first, as everything else does. Skips locked ones until another round.
 */
async function purgeKits(tx: Transaction, batch: number): Promise<number> {
  const past = sql`deleted_at < now() - interval '30 days'`;
  const found = await tx.select({ id: brandKits.id, orderId: brandKits.orderId }).from(brandKits).where(past).limit(batch);
  const kits = found.map(({ id }) => id);
  const bought = found.flatMap(({ orderId }) => orderId ?? []);
  const held = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(inArray(orders.brandKitId, kits), inArray(orders.id, bought)))
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
  const heldIds = new Set(held.map(({ id }) => id));
  const going = found.filter(({ orderId }) => orderId === null || heldIds.has(orderId)).map(({ id }) => id);
  await rememberSpentLogos(tx, going);
  const { brandKitId, logoId } = kitLogos;
  const named = await tx.select({ logoId }).from(kitLogos).where(inArray(brandKitId, going));
  const gone = await tx
    .delete(brandKits)
    .where(and(inArray(brandKits.id, going), past, notInArray(brandKits.id, notHeld)))
    .returning({ id: brandKits.id });
  await disownUnnamedLogos(
    tx,
    named.map((one) => one.logoId),
  );
  return gone.length;
}

/** Adds the finished logos of kits that go for good to their orders, whose plans they have used (H17-07). */
async function rememberSpentLogos(tx: Transaction, kits: readonly string[]): Promise<void> {
  const { orderId, finished, id } = brandKits;
  const gone = await tx
    .select({ orderId, finished })
    .from(brandKits)
    .where(inArray(id, [...kits]));
  const spent = Map.groupBy(
    gone.filter((kit) => kit.orderId !== null && kit.finished.length > 0),
    (kit) => kit.orderId as string,
  );
  for (const [order, of] of spent) {
    const logos = JSON.stringify([...new Set(of.flatMap((kit) => kit.finished))]);
    await tx
      .update(orders)
      .set({ spentLogos: sql`${orders.spentLogos} || ${logos}::jsonb` })
      .where(eq(orders.id, order));
  }
}

/** Deletes drawings of orders unpaid for a month, and of erased people. Orders paid later are drawn anew. */
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
