import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { canvaConnections } from '../tables/canva.ts';

type Connection = typeof canvaConnections.$inferSelect;

/** Tokens as they are kept: encrypted. */
export interface SealedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds until the access token ends. */
  readonly seconds: number;
}

export interface CanvaConnection extends Pick<Connection, 'accountName' | 'accessToken' | 'refreshToken' | 'version'> {
  /** True while the access token works for another minute. */
  readonly isFresh: boolean;
}

const { userId, accountName, accessToken, refreshToken, version, refreshingUntil } = canvaConnections;
const columns = {
  accountName,
  accessToken,
  refreshToken,
  version,
  isFresh: sql<boolean>`${canvaConnections.expiresAt} > now() + interval '1 minute'`,
};
const later = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** The person's connection. Null if there is none. */
export async function findCanvaConnection({ statements }: Database, personId: string): Promise<CanvaConnection | null> {
  const [row] = await statements.select(columns).from(canvaConnections).where(eq(userId, personId));
  return row ?? null;
}

/** Keeps a connection in the place of an earlier one, and returns the refresh token of that one. */
export const keepCanvaConnection = (
  { asSystem }: Database,
  personId: string,
  { seconds, ...tokens }: SealedTokens,
  name: string,
): Promise<string | null> =>
  asSystem(async (tx) => {
    const [before] = await tx.select({ refreshToken }).from(canvaConnections).where(eq(userId, personId)).for('update');
    const values = { ...tokens, accountName: name, expiresAt: later(seconds), refreshingUntil: null };
    await tx
      .insert(canvaConnections)
      .values({ ...values, userId: personId })
      .onConflictDoUpdate({ target: userId, set: { ...values, version: sql`${version} + 1`, connectedAt: sql`now()` } });
    return before?.refreshToken ?? null;
  });

/** Removes a connection and returns its refresh token. Null if there was none. */
export async function dropCanvaConnection(tx: Pick<Transaction, 'delete'>, personId: string): Promise<string | null> {
  const [gone] = await tx.delete(canvaConnections).where(eq(userId, personId)).returning({ refreshToken });
  return gone?.refreshToken ?? null;
}

const ofVersion = (personId: string, at: number) => and(eq(userId, personId), eq(version, at));

/**
 * Begins to refresh the tokens of this version. True for one caller on one node, until it is done or so many
 * seconds have passed: Canva takes each refresh token once.
 */
export async function beginCanvaRefresh({ statements }: Database, personId: string, at: number, most: number): Promise<boolean> {
  const isFree = or(isNull(refreshingUntil), lt(refreshingUntil, sql`now()`));
  const mine = await statements
    .update(canvaConnections)
    .set({ refreshingUntil: later(most) })
    .where(and(ofVersion(personId, at), isFree))
    .returning({ version });
  return mine.length > 0;
}

/** Keeps the tokens that a refresh gave. False if the person has disconnected or connected anew meanwhile. */
export async function keepRefreshed(
  { statements }: Database,
  personId: string,
  at: number,
  { seconds, ...tokens }: SealedTokens,
): Promise<boolean> {
  const kept = await statements
    .update(canvaConnections)
    .set({ ...tokens, expiresAt: later(seconds), version: at + 1, refreshingUntil: null })
    .where(ofVersion(personId, at))
    .returning({ version });
  return kept.length > 0;
}

/** Gives up a refresh that failed, so that the next request may try. */
export async function endCanvaRefresh({ statements }: Database, personId: string, at: number): Promise<void> {
  await statements.update(canvaConnections).set({ refreshingUntil: null }).where(ofVersion(personId, at));
}

/** Removes a connection whose tokens of this version Canva no longer takes. */
export async function dropRefused({ statements }: Database, personId: string, at: number): Promise<void> {
  await statements.delete(canvaConnections).where(ofVersion(personId, at));
}
