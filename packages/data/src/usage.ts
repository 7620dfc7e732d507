import { sql } from 'drizzle-orm';
import type { Database, PersonScope } from './database.ts';

/** What somebody used of one thing, and whether a paid order lifts the limit. */
export interface UsageCount {
  readonly type: string;
  readonly count: number;
}

/** Everything a person has used, and whether they are premium: at least one paid order (row B-07). */
export async function readUsage({
  tx,
  personId,
}: PersonScope): Promise<{ readonly premium: boolean; readonly counts: readonly UsageCount[] }> {
  const { rows } = (await tx.execute(sql`
    select has_premium_access(${personId}) as premium,
      coalesce((select json_agg(json_build_object('type', usage_type, 'count', count)) from usage where user_id = ${personId}), '[]') as counts`)) as unknown as {
    readonly rows: readonly [{ readonly premium: boolean; readonly counts: readonly UsageCount[] }];
  };
  return rows[0];
}

/** Limits of a type: for everybody, and for those with a paid order. */
export interface UsageLimits {
  readonly free: number;
  readonly premium: number;
}

/** Takes one of a type, or refuses with false at the limit; atomic, whoever asks at the same time (row U-03). */
export async function spendUsage(
  { statements }: Database,
  personId: string,
  type: string,
  { free, premium }: UsageLimits,
): Promise<boolean> {
  const { rows } = (await statements.execute(
    sql`select increment_user_usage(${personId}, ${type}, 1, ${free}, ${premium}) as taken`,
  )) as unknown as { readonly rows: readonly [{ readonly taken: boolean }] };
  return rows[0].taken;
}
