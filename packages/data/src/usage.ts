import type { Database } from './database.ts';
import { statement } from './statement.ts';

/** What somebody used of one thing, and whether a paid order lifts the limit. */
interface UsageCount {
  readonly type: string;
  readonly count: number;
}

interface UsageCounts {
  /** At least one paid order (row B-07). */
  readonly premium: boolean;
  readonly counts: readonly UsageCount[];
}

/** Everything a person has used, and whether they are premium. */
export async function readUsage(database: Database, personId: string): Promise<UsageCounts> {
  const [[row]] = await database.askAsPerson(
    personId,
    statement<UsageCounts>`
    select has_premium_access(${personId}) as premium,
      coalesce((select json_agg(json_build_object('type', usage_type, 'count', count)) from usage where user_id = ${personId}), '[]') as counts`,
  );
  if (row === undefined) throw new Error('The one row did not come back.');
  return row;
}

/** Takes one of a type, or refuses with false at its limit; atomic, whoever asks at the same time (rows U-03, Y-03). */
export async function spendUsage(database: Database, personId: string, type: string): Promise<boolean> {
  const [[row]] = await database.ask(
    statement<{ readonly taken: boolean }>`select increment_user_usage(_user_id => ${personId}, _usage_type => ${type}) as taken`,
  );
  return row?.taken === true;
}
