import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export interface Share {
  /** Requests in one window. */
  readonly most: number;
  /** Length of a window in seconds; it begins with its first request. */
  readonly seconds: number;
}

/**
 * Counts one request of `key`; the whole seconds to wait when there were too many, otherwise null. One statement, by the database's
 * clock: any number of processes share the count, and none of their clocks matters.
 */
export async function takeShare({ statements }: Database, key: string, { most, seconds }: Share): Promise<number | null> {
  const { rows } = (await statements.execute(sql`
    insert into rate_limits as held (key, window_start, count) values (${key}, now(), 1)
    on conflict (key) do update set
      count = case when held.window_start <= now() - make_interval(secs => ${seconds}) then 1 else held.count + 1 end,
      window_start = case when held.window_start <= now() - make_interval(secs => ${seconds}) then now() else held.window_start end
    returning count, extract(epoch from window_start + make_interval(secs => ${seconds}) - now())::float8 as rest`)) as unknown as {
    readonly rows: readonly [{ readonly count: number; readonly rest: number }];
  };
  const [{ count, rest }] = rows;
  return count > most ? Math.max(1, Math.ceil(rest)) : null;
}
