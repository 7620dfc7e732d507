import { changed, holdOrder, type OrderRow, setRefunded, type Transaction, writeAudit } from '@brandwright/data';
import type { Deps } from '../app-env.ts';
import { tellBuyer } from './tell-buyer.ts';

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
  const after = status === 'refunded' ? await setRefunded(tx, order) : await changed(tx, order, { status });
  await writeAudit(tx, { action: `order.${status}`, personId: order.userId, subject: order.id });
  // Who asked for it has their confirmation from the moment they did.
  if (granted && !(status === 'refunded' && after.refundReason === 'asked'))
    await tellBuyer(tx, { kind: status === 'refunded' ? 'refund' : 'dispute', order: after }, origin);
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
