import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { apiRequests } from '../tables/api.ts';

/** A request that its sender may repeat. */
export interface RepeatableRequest {
  readonly userId: string;
  /** The Idempotency-Key. */
  readonly key: string;
  /** Hash of the endpoint and the body. */
  readonly fingerprint: string;
}

/** One attempt at it, by a UUID. */
export interface RequestRun extends RepeatableRequest {
  readonly run: string;
}

interface Kept {
  readonly run: string;
  readonly fingerprint: string;
  readonly answer: string | null;
}

/** Requests of a person whose answers follow from them that are kept at most. They cost nothing, and would fill the disk. */
const mostFollowing = 5_000;

/**
 * Begins a request, unless it was begun before: `other` with another fingerprint, `running`, or with its answer. An attempt
 * that gave no sign for `seconds` is given up, because its process ended. After `hours` everything begins anew.
 */
export async function beginApiRequest(
  database: Database,
  { userId, key, fingerprint, run }: RequestRun,
  { seconds, hours }: { readonly seconds: number; readonly hours: number },
): Promise<'begun' | 'other' | 'running' | { readonly answer: string }> {
  const [, [kept]] = await database.ask(
    statement`
    insert into api_requests as held (user_id, key, fingerprint, run, alive_until)
    values (${userId}::uuid, ${key}, ${fingerprint}, ${run}::uuid, now() + make_interval(secs => ${seconds}))
    on conflict (user_id, key) do update set fingerprint = excluded.fingerprint, run = excluded.run,
      alive_until = excluded.alive_until, answer = null, created_at = now()
    where held.created_at not between now() - make_interval(hours => ${hours}) and now() + interval '10 seconds'
      or (held.answer is null and held.fingerprint = excluded.fingerprint
        and held.alive_until not between now() and now() + make_interval(secs => ${seconds + 10}))`,
    statement<Kept>`select run, fingerprint, answer from api_requests where user_id = ${userId}::uuid and key = ${key}`,
  );
  if (kept === undefined) throw new Error('The request did not come back.');
  if (kept.run === run) return 'begun';
  if (kept.fingerprint !== fingerprint) return 'other';
  return kept.answer === null ? 'running' : { answer: kept.answer };
}

/** Keeps the answer of an attempt, in the transaction that makes what it tells. False if the attempt was given up. */
export async function keepApiAnswer(
  tx: Pick<Transaction, 'update'>,
  { userId, key, run }: RequestRun,
  answer: string,
): Promise<boolean> {
  const own = and(eq(apiRequests.userId, userId), eq(apiRequests.key, key), eq(apiRequests.run, run), isNull(apiRequests.answer));
  const kept = await tx.update(apiRequests).set({ answer }).where(own).returning({ key: apiRequests.key });
  return kept.length > 0;
}

/** Forgets an attempt that failed, so that the next one begins anew. */
export async function dropApiRequest(database: Database, { userId, key, run }: RequestRun): Promise<void> {
  await database.ask(statement`
    delete from api_requests where user_id = ${userId}::uuid and key = ${key} and run = ${run}::uuid and answer is null`);
}

/** Forgets the oldest of a person’s requests whose answers follow from them, beyond a number. */
export async function trimApiRequests({ statements }: Pick<Database, 'statements'>, userId: string): Promise<void> {
  await statements.execute(sql`
    delete from api_requests where user_id = ${userId}::uuid and answer = '' and created_at < (
      select created_at from api_requests where user_id = ${userId}::uuid and answer = ''
      order by created_at desc offset ${mostFollowing} limit 1)`);
}
