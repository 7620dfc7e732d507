import type { Database } from '../connection/database.ts';
import { type RowsOf, statement } from '../connection/statement.ts';
import { type SessionPerson, sessionOf } from './sessions.ts';

/** A limit on requests of one kind from one source. */
export interface RateLimit {
  /** A resource and an address or a person. */
  readonly key: string;
  /** Units per window: requests, or their cost. */
  readonly most: number;
  /** Length of a window in seconds. It begins with its first request. */
  readonly seconds: number;
  /** Cost of this request. Default 1. */
  readonly units?: number;
}

export interface Authorization {
  /** Whole seconds to wait if the limit is exceeded; otherwise null. */
  readonly wait: number | null;
  /** The person signed in by the token; null if the session ended or never existed. */
  readonly person: SessionPerson | null;
}

/**
 * Uses the database's clock, so that several processes share the counts. A window that starts more than 10
 * seconds in the future dates from before the clock was set back, and counts as over. The 10 seconds allow
 * for transactions that waited for each other.
 */
const taking = ({ key, seconds, units = 1 }: RateLimit) => statement<{ readonly count: number; readonly rest: number }>`
  insert into rate_limits as held (key, window_start, count) values (${key}, now(), ${units})
  on conflict (key) do update set
    count = case when held.window_start > now() - make_interval(secs => ${seconds}) and held.window_start < now() + interval '10 seconds'
      then held.count + ${units} else ${units} end,
    window_start = case when held.window_start > now() - make_interval(secs => ${seconds}) and held.window_start < now() + interval '10 seconds'
      then held.window_start else now() end
  returning count, extract(epoch from window_start + make_interval(secs => ${seconds}) - now())::float8 as rest`;

/** Whole seconds to wait if the limit is exceeded; otherwise null. */
const waitOf = (
  [{ count, rest } = { count: 0, rest: 0 }]: RowsOf<[ReturnType<typeof taking>]>[0],
  { most }: RateLimit,
): number | null => (count > most ? Math.max(1, Math.ceil(rest)) : null);

/** Counts a request and finds its sender in one round trip. Every request begins with it. */
export async function authorizeRequest(database: Database, share: RateLimit, token: string | null): Promise<Authorization> {
  if (token === null) return { wait: await consume(database, share), person: null };
  const [taken, [person = null]] = await database.ask(taking(share), sessionOf(token));
  return { wait: waitOf(taken, share), person };
}

/** Counts one request. Returns the whole seconds to wait if the limit is exceeded; otherwise null. */
export async function consume(database: Database, share: RateLimit): Promise<number | null> {
  const [taken] = await database.ask(taking(share));
  return waitOf(taken, share);
}

/** Returns units to the current window. A count never falls below 0. */
export async function refundUnits(database: Database, { key, seconds, units = 1 }: RateLimit): Promise<void> {
  await database.ask(statement`
    update rate_limits set count = greatest(0, count - ${units})
    where key = ${key} and window_start > now() - make_interval(secs => ${seconds})`);
}
