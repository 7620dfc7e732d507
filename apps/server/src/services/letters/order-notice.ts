import { buyerOf, queueLetter, type Transaction } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { type OrderNews, orderLetter, type Shop } from './order-letters.ts';

/** The shop of the running server. */
export const shopOf = ({ origin, settings }: Pick<Deps, 'origin' | 'settings'>): Shop => ({ origin, support: settings.support });

/**
 * Promises a letter about an order that was paid: to its owner as they are now, else, once their account was erased, to who the receipt was made out to.
 * Receipts and refunds the law asks for: they go out whatever becomes of the account meanwhile. Of a dispute nobody is told who has nothing left
 * that it could close.
 */
export async function tellBuyer(tx: Transaction, news: OrderNews, shop: Shop): Promise<void> {
  const owner = await buyerOf(tx, news.order);
  const { name, email } = owner ?? news.order.receipt?.buyer ?? { name: null, email: null };
  const owed = news.kind !== 'dispute';
  if (email === null || (owner === null && !owed)) return;
  const letter = orderLetter({ ...news, person: { name, email }, account: owner !== null }, shop);
  await queueLetter(tx, { ...letter, owed });
}
