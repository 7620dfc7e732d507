import { buyerOf, queueEmail, type Transaction } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { type OrderNews, orderEmail, type Shop } from './order-emails.ts';

/** The shop of the running server. */
export const shopOf = ({ origin, settings }: Pick<Deps, 'origin' | 'settings'>): Shop => ({ origin, support: settings.support });

/**
 * Queues an email about a paid order, to its owner's current address or, if the account was erased, to the
 * buyer on the receipt. Receipts and refunds are legally required and always go out. Disputes are not
 * reported to erased people, who have nothing left to close.
 */
export async function tellBuyer(tx: Transaction, news: OrderNews, shop: Shop): Promise<void> {
  const owner = await buyerOf(tx, news.order);
  const { name, email } = owner ?? news.order.receipt?.buyer ?? { name: null, email: null };
  const owed = news.kind !== 'dispute';
  if (email === null || (owner === null && !owed)) return;
  const message = orderEmail({ ...news, person: { name, email }, account: owner !== null }, shop);
  await queueEmail(tx, { ...message, owed });
}
