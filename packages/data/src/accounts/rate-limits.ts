import type { Database } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
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

/** Limits of one resource: of an address alone, or of the two wider networks around it as well, from narrow to wide. */
export type AddressLimits = readonly [RateLimit] | readonly [RateLimit, RateLimit, RateLimit];

export interface Authorization {
  /** The narrowest limit that the request exceeds, and the whole seconds to wait; null if it exceeds none. */
  readonly over: { readonly limit: RateLimit; readonly wait: number } | null;
  /** The person signed in by the token; null if the session ended or never existed. */
  readonly person: SessionPerson | null;
}

interface Taken {
  readonly key: string;
  readonly count: number;
  readonly rest: number;
}

/**
 * Uses the database's clock, so that several processes share the counts. A window that starts more than 10
 * seconds in the future dates from before the clock was set back, and counts as over. The 10 seconds allow
 * for transactions that waited for each other.
 */
const taking = ({ key, seconds, units = 1 }: RateLimit) => statement<Taken>`
  insert into rate_limits as held (key, window_start, count) values (${key}, now(), ${units})
  on conflict (key) do update set
    count = case when held.window_start > now() - make_interval(secs => ${seconds}) and held.window_start < now() + interval '10 seconds'
      then held.count + ${units} else ${units} end,
    window_start = case when held.window_start > now() - make_interval(secs => ${seconds}) and held.window_start < now() + interval '10 seconds'
      then held.window_start else now() end
  returning key, count, extract(epoch from window_start + make_interval(secs => ${seconds}) - now())::float8 as rest`;

/**
 * The same for the wider networks of an address that has just been counted. Each counts only while the narrower
 * ones are not used up, so that requests refused to a household do not count against its neighbors (H15-02).
 */
const takingWider = ([address, near, far]: Extract<AddressLimits, { length: 3 }>) => statement<Taken>`
  insert into rate_limits as held (key, window_start, count)
  select asked.key, now(), 1 from (values (${near.key}::text, 1), (${far.key}::text, 2)) as asked (key, place)
  where not exists (select from rate_limits where key = ${address.key} and count > ${address.most}
      and window_start > now() - make_interval(secs => ${address.seconds}))
    and (place = 1 or not exists (select from rate_limits where key = ${near.key} and count >= ${near.most}
      and window_start > now() - make_interval(secs => ${near.seconds})))
  order by place
  on conflict (key) do update set
    count = case when held.window_start > now() - make_interval(secs => ${far.seconds}) and held.window_start < now() + interval '10 seconds'
      then held.count + 1 else 1 end,
    window_start = case when held.window_start > now() - make_interval(secs => ${far.seconds}) and held.window_start < now() + interval '10 seconds'
      then held.window_start else now() end
  returning key, count, extract(epoch from window_start + make_interval(secs => ${far.seconds}) - now())::float8 as rest`;

/** The narrowest limit that is exceeded, and the whole seconds to wait; null if none is. */
function overOf(limits: readonly RateLimit[], taken: readonly Taken[]): Authorization['over'] {
  for (const limit of limits) {
    const { count, rest } = taken.find(({ key }) => key === limit.key) ?? { count: 0, rest: 0 };
    if (count > limit.most) return { limit, wait: Math.max(1, Math.ceil(rest)) };
  }
  return null;
}

/** Counts a request and finds its sender in one round trip. Every request begins with it. */
export async function authorizeRequest(database: Database, limits: AddressLimits, token: string | null): Promise<Authorization> {
  const [address] = limits;
  const counting = limits.length === 1 ? [taking(address)] : [taking(address), takingWider(limits)];
  if (token === null) return { over: overOf(limits, (await database.ask(...counting)).flat()), person: null };
  const [[person = null], ...taken] = await database.ask(sessionOf(token), ...counting);
  return { over: overOf(limits, taken.flat()), person };
}

/** Counts one request. Returns the whole seconds to wait if the limit is exceeded; otherwise null. */
export async function consume(database: Database, limit: RateLimit): Promise<number | null> {
  const [taken] = await database.ask(taking(limit));
  return overOf([limit], taken)?.wait ?? null;
}

/** Returns units to the current window. A count never falls below 0. */
export async function refundUnits(database: Database, { key, seconds, units = 1 }: RateLimit): Promise<void> {
  await database.ask(statement`
    update rate_limits set count = greatest(0, count - ${units})
    where key = ${key} and window_start > now() - make_interval(secs => ${seconds})`);
}
