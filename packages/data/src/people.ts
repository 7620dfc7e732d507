import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database, PersonScope, Transaction } from './database.ts';
import { holdEvents } from './kit-making.ts';
import { forgetBuyers } from './sandbox.ts';
import { tables } from './tables/all.ts';

const { profiles, sessions, erasures } = tables;

export interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
}

/** Where the person is signed in, the newest first. */
export const listSessions = ({ tx, personId }: PersonScope): Promise<readonly SessionRow[]> =>
  tx
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.userId, personId))
    .orderBy(desc(sessions.createdAt));

/** Ends one session of a person; false when it is not theirs. */
export async function endSession({ statements }: Database, personId: string, id: string): Promise<boolean> {
  const ended = await statements
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, personId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person but one, or all. */
export async function endOtherSessions(tx: Pick<Transaction, 'delete'>, personId: string, keep: string | null): Promise<void> {
  await tx
    .delete(sessions)
    .where(keep === null ? eq(sessions.userId, personId) : and(eq(sessions.userId, personId), ne(sessions.id, keep)));
}

/**
 * Erases a person and everything that hangs on them. Orders stay as the law asks, with the receipt as it was issued and without owner, brand data and
 * what was made of them; so do letters that the law asks for, until they have gone out. The ledger remembers the id alone, so that a backup from
 * before cannot bring them back (row R-20). Answers with the checkout sessions that might still take their money.
 */
export async function erasePerson(tx: Transaction, personId: string): Promise<readonly string[]> {
  const { orders, mails, verifications } = tables;
  const [person] = await tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, personId));
  await tx.insert(erasures).values({ personId }).onConflictDoNothing();
  const own = and(eq(orders.userId, personId), isNotNull(orders.stripeSessionId));
  const begun = await tx.select({ session: orders.stripeSessionId, status: orders.status }).from(orders).where(own);
  const sessions = begun.flatMap(({ session, status }) => (session === null ? [] : [{ session, status }]));
  await forgetBuyers(
    tx,
    sessions.map(({ session }) => session),
  );
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, personId));
  await tx.delete(tables.orderProofs).where(inArray(tables.orderProofs.orderId, theirs));
  await tx
    .update(orders)
    .set({ userId: null, brandData: null, purchaseKey: null, brandKey: null, asked: null })
    .where(eq(orders.userId, personId));
  if (person !== undefined) await tx.delete(mails).where(and(eq(mails.recipient, person.email), eq(mails.owed, false)));
  await tx.delete(verifications).where(eq(verifications.value, personId));
  // Their deletion would take the profile first and the kits after it, which whoever tells of a kit takes the other way round.
  const kits = eq(tables.brandKits.userId, personId);
  await tx.select({ id: tables.brandKits.id }).from(tables.brandKits).where(kits).for('no key update');
  await holdEvents(tx, personId);
  await tx.delete(profiles).where(eq(profiles.id, personId));
  return sessions.filter(({ status }) => status === 'open').map(({ session }) => session);
}
