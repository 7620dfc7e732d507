import { buyerOf, changed, holdOrder, type OrderRow, queueLetter, type Transaction, writeAudit } from '@brandwright/data';
import type { Deps } from '../app-env.ts';
import { orderLetter } from './order-letters.ts';

type Needed = Pick<Deps, 'database' | 'payment' | 'postman' | 'origin'>;

/** Takes back what an order that is held granted: its owner is premium by it no more, and its kit's files are closed. */
export async function withdraw(
  { origin }: Pick<Needed, 'origin'>,
  tx: Transaction,
  order: OrderRow,
  status: 'refunded' | 'disputed',
): Promise<OrderRow> {
  if (order.status === status) return order;
  const granted = order.paidAt !== null;
  const after = await changed(tx, order, {
    status,
    ...(status === 'refunded' ? { refundedAt: new Date(), refundReason: order.refundReason ?? 'provider' } : {}),
  });
  await writeAudit(tx, { action: `order.${status}`, personId: order.userId, subject: order.id });
  const person = await buyerOf(tx, order);
  if (status === 'refunded' && granted && person !== null)
    await queueLetter(tx, orderLetter({ kind: 'refund', person, order: after }, origin));
  return after;
}

/** Gives the money of an order back that is `refunding`, and takes back what it granted. Safe to do again. */
export async function endRefund(deps: Needed, order: OrderRow): Promise<OrderRow> {
  if (order.paymentIntent !== null) await deps.payment.refund(order.paymentIntent);
  const after = await deps.database.asSystem(async (tx) => {
    const held = (await holdOrder(tx, { id: order.id })) ?? order;
    return held.status === 'refunding' ? withdraw(deps, tx, held, 'refunded') : held;
  });
  deps.postman.call();
  return after;
}
