import { type ApiScope, apiRates } from '@brandwright/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { RateLimit } from '../accounts/rate-limits.ts';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { apiKeys } from '../tables/api.ts';
import { profiles } from '../tables/people.ts';
import { secureWebhooks } from './webhooks.ts';

/** Whoever sends a key that works. */
export interface KeyBearer {
  /** Id of the person. */
  readonly id: string;
  readonly keyId: string;
  readonly scopes: readonly ApiScope[];
}

/** A request that was counted. */
export interface KeyAuthorization {
  /** Null if there is no such key, or it was revoked. Then `limit` is that of the address. */
  readonly bearer: KeyBearer | null;
  /** What it was counted against. */
  readonly limit: RateLimit;
  /** Requests in the window, with this one. */
  readonly count: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly rest: number;
}

/** Length of a window in seconds. */
const minute = 60;

interface Found {
  readonly id: string | null;
  readonly keyId: string | null;
  readonly scopes: readonly ApiScope[] | null;
  readonly rate: number | null;
  readonly count: number;
  readonly rest: number;
}

/**
 * Finds the bearer of a key by its hash and counts the request, by the database's clock, in one statement: against the
 * person, whichever of their keys it is, or, if there is no such key, against the address. The time of use is written at
 * most once a minute. See `taking` of rate limits for times in the future.
 */
export async function authorizeKey(database: Database, keyHash: string, stranger: RateLimit): Promise<KeyAuthorization> {
  const [[found]] = await database.ask(
    statement<Found>`
    with found as (
      select id as "keyId", user_id as id, scopes, api_rate_of(user_id, ${apiRates.free}::integer, ${apiRates.pro}::integer) as rate
      from api_keys where key_hash = ${keyHash} and revoked_at is null
    ), used as (
      update api_keys set last_used_at = now() where id in (select "keyId" from found)
        and (last_used_at between now() - interval '1 minute' and now() + interval '10 seconds') is not true
    ), taken as (
      insert into rate_limits as held (key, window_start, count)
      select coalesce((select ${keyOf('')} || id from found), ${stranger.key}), now(), 1
      on conflict (key) do update set
        count = case when held.window_start > now() - make_interval(secs => ${minute}) and held.window_start < now() + interval '10 seconds'
          then held.count + 1 else 1 end,
        window_start = case when held.window_start > now() - make_interval(secs => ${minute}) and held.window_start < now() + interval '10 seconds'
          then held.window_start else now() end
      returning count, extract(epoch from window_start + make_interval(secs => ${minute}) - now())::float8 as rest
    )
    select found.*, taken.count, taken.rest from taken left join found on true`,
  );
  if (found === undefined) throw new Error('The one row did not come back.');
  const { id, keyId, scopes, rate, count } = found;
  const rest = Math.max(1, Math.ceil(found.rest));
  if (id === null || keyId === null || scopes === null || rate === null) return { bearer: null, limit: stranger, count, rest };
  return { bearer: { id, keyId, scopes }, limit: { key: keyOf(id), most: rate, seconds: minute }, count, rest };
}

/** What requests with a person’s keys count against. */
const keyOf = (personId: string): string => `api:person:${personId}`;

/** True if the key still works. `scope` acts as the system: a transaction, or the database's statements. */
export async function hasApiKey(scope: Pick<Transaction, 'execute'>, id: string): Promise<boolean> {
  const { rows } = (await scope.execute(
    sql`select 1 from api_keys where id = ${id}::uuid and revoked_at is null`,
  )) as unknown as { readonly rows: readonly unknown[] };
  return rows.length > 0;
}

/** A key in a list. */
export interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The person’s keys that work, newest first, and the requests a minute that they have together. */
export async function listApiKeys(
  database: Database,
  personId: string,
): Promise<{ readonly keys: readonly ApiKeyRow[]; readonly perMinute: number }> {
  const [keys, [rate]] = await database.ask(
    statement<ApiKeyRow>`
    select id, name, prefix, scopes, created_at as "createdAt", last_used_at as "lastUsedAt"
    from api_keys where user_id = ${personId}::uuid and revoked_at is null order by created_at desc, id desc`,
    statement<{ readonly perMinute: number }>`
    select api_rate_of(${personId}::uuid, ${apiRates.free}::integer, ${apiRates.pro}::integer) as "perMinute"`,
  );
  return { keys, perMinute: rate?.perMinute ?? apiRates.free };
}

export interface NewApiKey {
  readonly name: string;
  readonly prefix: string;
  readonly keyHash: string;
  readonly scopes: readonly ApiScope[];
}

/** Adds a key to a locked account. Null if the person has `most` that work. */
export async function addApiKey(tx: Transaction, userId: string, key: NewApiKey, most: number): Promise<ApiKeyRow | null> {
  if ((await tx.$count(apiKeys, and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))) >= most) return null;
  const { id, name, prefix, scopes, createdAt, lastUsedAt } = apiKeys;
  const [row] = await tx
    .insert(apiKeys)
    .values({ ...key, userId })
    .returning({ id, name, prefix, scopes, createdAt, lastUsedAt });
  if (row === undefined) throw new Error('The new key did not come back.');
  return row;
}

/** Revokes a key of a person. False if it is not theirs, or was revoked. */
export async function revokeApiKey(tx: Pick<Transaction, 'update'>, userId: string, id: string): Promise<boolean> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}

/** Revokes all keys of a locked account and turns its webhooks off: whoever had it may have made some. */
export async function endApiKeys(tx: Pick<Transaction, 'update'>, userId: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
  await secureWebhooks(tx, userId);
}

/** Sets the requests a minute of a person’s keys; null for the rate of their plan. */
export async function setApiRate(tx: Transaction, personId: string, apiRate: number | null): Promise<void> {
  await tx.update(profiles).set({ apiRate }).where(eq(profiles.id, personId));
}
