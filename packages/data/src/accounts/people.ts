import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from '../connection/database.ts';
import { sessions } from '../tables/people.ts';

export interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
}

/** Where the person is signed in, newest first. */
export const listSessions = ({ tx, personId }: PersonScope): Promise<readonly SessionRow[]> =>
  tx
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.userId, personId))
    .orderBy(desc(sessions.createdAt));

/** Ends one of the person's sessions. False if it is not theirs. */
export async function endSession({ statements }: Database, personId: string, id: string): Promise<boolean> {
  const ended = await statements
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, personId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all of a person's sessions except `keep`; null keeps none. */
export async function endOtherSessions(tx: Pick<Transaction, 'delete'>, personId: string, keep: string | null): Promise<void> {
  await tx
    .delete(sessions)
    .where(keep === null ? eq(sessions.userId, personId) : and(eq(sessions.userId, personId), ne(sessions.id, keep)));
}

/** Maximum sessions per person. */
const mostSessions = 50;

/** Ends the oldest sessions of a locked account beyond `mostSessions`. */
export async function endOldSessions(tx: Transaction, personId: string): Promise<void> {
  const own = eq(sessions.userId, personId);
  const old = tx.select({ id: sessions.id }).from(sessions).where(own).orderBy(desc(sessions.createdAt)).offset(mostSessions);
  await tx.delete(sessions).where(inArray(sessions.id, old));
}
