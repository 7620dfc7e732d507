import type { UsageType } from '@brandwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { releases, usage } from '../tables/usage.ts';

/** How often a person has used one limited feature. */
interface UsageCount {
  readonly type: string;
  readonly count: number;
  /** The limit that an admin set for this person, if any. */
  readonly allowed?: number;
}

interface UsageCounts {
  /** At least one paid order lifts the limits (B-07). */
  readonly premium: boolean;
  readonly counts: readonly UsageCount[];
}

/** Everything the person has used, and whether they are premium. */
export async function readUsage(database: Database, personId: string): Promise<UsageCounts> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<UsageCounts>`
    select has_premium_access(${personId}) as premium,
      coalesce((select json_agg(json_strip_nulls(json_build_object('type', usage_type, 'count', count, 'allowed', allowed))) from usage where user_id = ${personId}), '[]') as counts`,
  );
  if (row === undefined) throw new Error('The one row did not come back.');
  return row;
}

/** True if the request with this key was already counted and released. */
export async function wasReleased(database: Database, personId: string, key: string): Promise<boolean> {
  const [[row]] = await database.ask(
    statement<{
      readonly there: boolean;
    }>`select exists (select from releases where user_id = ${personId} and key = ${key}) as there`,
  );
  return row?.there === true;
}

/**
 * Counts one use per key. A client that lost the answer, for example because the process died after counting,
 * retries with the same key and is not counted twice. False at the limit; then nothing is stored.
 */
export async function spendOnce({ asSystem }: Database, personId: string, type: string, key: string): Promise<boolean> {
  return asSystem(async (tx) => {
    const made = await tx
      .insert(releases)
      .values({ userId: personId, key })
      .onConflictDoNothing()
      .returning({ key: releases.key });
    if (made.length === 0) return true;
    if (await spendUsageIn(tx, personId, type)) return true;
    await tx.delete(releases).where(and(eq(releases.userId, personId), eq(releases.key, key)));
    return false;
  });
}

/** Counts one use together with what a transaction stores. False at the limit. */
export async function spendUsageIn(tx: Pick<Transaction, 'execute'>, personId: string, type: string): Promise<boolean> {
  const { rows } = (await tx.execute(
    sql`select increment_user_usage(_user_id => ${personId}, _usage_type => ${type}) as taken`,
  )) as unknown as { readonly rows: readonly { readonly taken: boolean }[] };
  return rows[0]?.taken === true;
}

/** True if the person has a paid order (B-07, Y-03). */
export async function hasPremium(database: Database, personId: string): Promise<boolean> {
  const [[row]] = await database.ask(
    statement<{ readonly premium: boolean }>`select has_premium_access(_user_id => ${personId}) as premium`,
  );
  return row?.premium === true;
}

/** Counts one use. False at the limit. Atomic under concurrent requests (U-03, Y-03). */
export async function spendUsage(database: Database, personId: string, type: string): Promise<boolean> {
  const [[row]] = await database.ask(
    statement<{ readonly taken: boolean }>`select increment_user_usage(_user_id => ${personId}, _usage_type => ${type}) as taken`,
  );
  return row?.taken === true;
}

/** Sets a person’s own limit of a feature; null for the limit of everyone. */
export async function setAllowed(tx: Transaction, userId: string, usageType: UsageType, allowed: number | null): Promise<void> {
  await tx
    .insert(usage)
    .values({ userId, usageType, allowed })
    .onConflictDoUpdate({ target: [usage.userId, usage.usageType], set: { allowed, updatedAt: sql`now()` } });
}
