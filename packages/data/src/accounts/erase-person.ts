import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../connection/database.ts';
import { lockEvents } from '../kits/kit-making.ts';
import { forgetBuyers } from '../orders/sandbox.ts';
import { tables } from '../tables/all.ts';
import { type LockedAccount, lockAccount } from './accounts.ts';

export interface Erased {
  /** The account as it was; null where there was none any more. */
  readonly account: LockedAccount | null;
  /** Checkout sessions that might still take their money. */
  readonly open: readonly string[];
}

/**
 * Erases a person and everything that hangs on them. Orders stay as the law asks, with the receipt as it was issued and without owner, brand data and
 * what was made of them; so do letters that the law asks for, until they have gone out. The ledger remembers the id alone, so that a backup from
 * before cannot bring them back (row R-20).
 */
export async function erasePerson(tx: Transaction, personId: string): Promise<Erased> {
  await tx.insert(tables.erasures).values({ personId }).onConflictDoNothing();
  for (let tries = 5; tries > 0; tries--) {
    await tx.execute(sql`savepoint erasing`);
    const erased = await eraseHeld(tx, personId);
    if (erased !== null) return erased;
    // Lets go of what was taken, since orders come before the account.
    await tx.execute(sql`rollback to savepoint erasing`);
  }
  throw new Error('Orders of somebody who is to be erased keep coming.');
}

/** Null where an order of the person's came while the account was waited for: whoever orders holds it until the order is there (H10-08). */
async function eraseHeld(tx: Transaction, personId: string): Promise<Erased | null> {
  const { orders, mails, verifications, brandKits, profiles } = tables;
  // Orders, then kits, then events, then the account: as whoever settles an order or tells of a kit takes them.
  const own = await tx
    .select({ session: orders.stripeSessionId, status: orders.status })
    .from(orders)
    .where(eq(orders.userId, personId))
    .orderBy(asc(orders.id))
    .for('update');
  const sessions = own.flatMap(({ session, status }) => (session === null ? [] : [{ session, status }]));
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
  // The deletion of the profile would take it first and the kits after it.
  await tx.select({ id: brandKits.id }).from(brandKits).where(eq(brandKits.userId, personId)).for('no key update');
  await lockEvents(tx, personId);
  const account = await lockAccount(tx, personId);
  // From here on nobody begins another.
  if ((await tx.$count(orders, eq(orders.userId, personId))) > 0) return null;
  // Before the logos that they name.
  await tx.delete(brandKits).where(eq(brandKits.userId, personId));
  if (account !== null) await tx.delete(mails).where(and(eq(mails.recipient, account.email), eq(mails.owed, false)));
  await tx.delete(verifications).where(eq(verifications.value, personId));
  await tx.delete(profiles).where(eq(profiles.id, personId));
  return { account, open: sessions.filter(({ status }) => status === 'open').map(({ session }) => session) };
}
