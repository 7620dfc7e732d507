import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { dropCanvaConnection } from '../canva/canva-connections.ts';
import type { Transaction } from '../connection/database.ts';
import { lockEvents } from '../kits/kit-making.ts';
import { forgetBuyers } from '../orders/sandbox.ts';
import { tables } from '../tables/all.ts';
import { type LockedAccount, lockAccount } from './accounts.ts';

export interface Erased {
  /** The account as it was; null if it was already gone. */
  readonly account: LockedAccount | null;
  /** Checkout sessions that could still take the person's money. */
  readonly open: readonly string[];
  /** Refresh token of their Canva account, as it was kept; null if none was connected. */
  readonly canvaToken: string | null;
}

/**
 * Erases a person and everything that belongs to them. Orders remain, as the law requires, with the receipt
 * as issued but without owner and brand data. Legally required emails remain until they are sent. The ledger
 * keeps only the id, so that an older backup cannot bring the person back.
 */
export async function erasePerson(tx: Transaction, personId: string): Promise<Erased> {
  await tx.insert(tables.erasures).values({ personId }).onConflictDoNothing();
  for (let tries = 5; tries > 0; tries--) {
    await tx.execute(sql`savepoint erasing`);
    const erased = await eraseHeld(tx, personId);
    if (erased !== null) return erased;
    // Releases the locks taken so far: orders must be locked before the account.
    await tx.execute(sql`rollback to savepoint erasing`);
  }
  throw new Error('Orders of somebody who is to be erased keep coming.');
}

/**
 * Null if the person placed an order while this waited for the account. Checkout locks the account until its
 * order exists (H10-08).
 */
async function eraseHeld(tx: Transaction, personId: string): Promise<Erased | null> {
  const { orders, mails, verifications, brandKits, profiles } = tables;
  // Lock order: orders, kits, events, account. Settling an order and writing kit events use the same one.
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
  // Deleting the profile would lock the events first and the kits after them.
  await tx.select({ id: brandKits.id }).from(brandKits).where(eq(brandKits.userId, personId)).for('no key update');
  await lockEvents(tx, personId);
  const account = await lockAccount(tx, personId);
  // From here on, the person cannot start another order.
  if ((await tx.$count(orders, eq(orders.userId, personId))) > 0) return null;
  // Kits first: they reference the logos.
  await tx.delete(brandKits).where(eq(brandKits.userId, personId));
  if (account !== null) await tx.delete(mails).where(and(eq(mails.recipient, account.email), eq(mails.owed, false)));
  await tx.delete(verifications).where(eq(verifications.value, personId));
  const canvaToken = await dropCanvaConnection(tx, personId);
  await tx.delete(profiles).where(eq(profiles.id, personId));
  return { account, canvaToken, open: sessions.filter(({ status }) => status === 'open').map(({ session }) => session) };
}
