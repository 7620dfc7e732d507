import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { eraseAgain } from './erasures.ts';

/** The lock's key: any number that nothing else in the database takes. */
const lock = 7_269_404;

/** How many rows went, by table. */
export type Purged = Readonly<Record<string, number>>;

/**
 * Removes what has had its time, by the database's clock: sessions and links past their end, letters a month after they were sent (or
 * promised, when nobody took them), windows of limits after an hour (no share is longer), kits a month after they were deleted, addresses of kits
 * a month after they were withdrawn. One process at a time: null when another is at it.
 */
export function purge(database: Database): Promise<Purged | null> {
  return database.asSystem(async (tx) => {
    const count = async (statement: ReturnType<typeof sql>): Promise<number> => {
      const { rows } = (await tx.execute(
        sql`with gone as (${statement} returning 1) select count(*)::int as count from gone`,
      )) as unknown as {
        readonly rows: readonly [{ readonly count: number }];
      };
      return rows[0].count;
    };
    const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${lock}) as mine`)) as unknown as {
      readonly rows: readonly [{ readonly mine: boolean }];
    };
    if (!rows[0].mine) return null;
    await eraseAgain(tx);
    const month = sql`now() - interval '30 days'`;
    return {
      sessions: await count(sql`delete from sessions where expires_at < now()`),
      verifications: await count(sql`delete from verifications where expires_at < now()`),
      mails: await count(sql`delete from mails where coalesce(sent_at, created_at) < ${month}`),
      rate_limits: await count(sql`delete from rate_limits where window_start < now() - interval '1 hour'`),
      share_links: await count(sql`delete from share_links where revoked_at < ${month}`),
      brand_kits: await count(sql`delete from brand_kits where deleted_at < ${month}`),
    };
  });
}
