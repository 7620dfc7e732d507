import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { type RowsOf, statement } from '../connection/statement.ts';

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

/** The owner of a session. */
export interface SessionPerson {
  /** UUIDs. */
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'person' | 'admin';
  readonly secondFactor: boolean;
  /** True if the session was last renewed more than a day ago. */
  readonly stale: boolean;
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

/** Days after which a session ends, however often it is renewed (ASVS 5.0, 7.3.2). */
export const sessionDays = 180;

const session = (token: string) => statement<SessionPerson>`
  select p.id, s.id as "sessionId", p.email, p.full_name as name, p.role, p.two_factor_enabled as "secondFactor",
    s.updated_at < now() - interval '1 day' as stale
  from sessions s join profiles p on p.id = s.user_id
  where s.token = ${token} and s.expires_at > now() and s.created_at > now() - make_interval(days => ${sessionDays})`;

/** Whole seconds to wait if the limit is exceeded; otherwise null. */
const waitOf = (
  [{ count, rest } = { count: 0, rest: 0 }]: RowsOf<[ReturnType<typeof taking>]>[0],
  { most }: RateLimit,
): number | null => (count > most ? Math.max(1, Math.ceil(rest)) : null);

/** Counts a request and finds its sender in one round trip. Every request begins with it. */
export async function authorizeRequest(database: Database, share: RateLimit, token: string | null): Promise<Authorization> {
  if (token === null) return { wait: await consume(database, share), person: null };
  const [taken, [person = null]] = await database.ask(taking(share), session(token));
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

/** The person signed in by a session token; null if the session ended or never existed. */
export async function findSession(database: Database, token: string): Promise<SessionPerson | null> {
  const [[person = null]] = await database.ask(session(token));
  return person;
}

/** True if the session has not ended. */
export const hasSession = async (database: Database, id: string): Promise<boolean> => (await standingOf(database, id)) !== null;

/** The same, within a transaction. */
export async function isSessionOpen(tx: Pick<Transaction, 'execute'>, id: string): Promise<boolean> {
  const { rows } = (await tx.execute(sql`select from sessions where id = ${id}::uuid and expires_at > now()`)) as unknown as {
    readonly rows: readonly unknown[];
  };
  return rows.length > 0;
}

/** What a session allows right now; null if it has ended. */
export async function standingOf(database: Database, id: string): Promise<Pick<SessionPerson, 'role' | 'secondFactor'> | null> {
  const [[standing = null]] = await database.ask(
    statement<Pick<SessionPerson, 'role' | 'secondFactor'>>`
      select p.role, p.two_factor_enabled as "secondFactor" from sessions s join profiles p on p.id = s.user_id
      where s.id = ${id}::uuid and s.expires_at > now() and s.created_at > now() - make_interval(days => ${sessionDays})`,
  );
  return standing;
}
