import {
  finishKit,
  lockAnyKit,
  lockOrder,
  type OrderRow,
  setRefunded,
  type Transaction,
  tellKit,
  updateOrder,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { shopOf, tellBuyer } from '../emails/order-notice.ts';

type Needed = Pick<Deps, 'database' | 'payment' | 'mailSender' | 'origin' | 'settings'>;

/** Withdraws what a locked order granted: its owner's premium access and its kit's files. */
export async function withdraw(
  deps: Pick<Needed, 'origin' | 'settings'>,
  tx: Transaction,
  order: OrderRow,
  status: 'refunded' | 'disputed',
): Promise<OrderRow> {
  if (order.status === status) return order;
  const granted = order.paidAt !== null;
  const after =
    status === 'refunded' ? await setRefunded(tx, order) : await updateOrder(tx, order, { status, disputedAt: new Date() });
  await writeAudit(tx, { action: `order.${status}`, personId: order.userId, subject: order.id });
  if (order.brandKitId !== null) await stopMaking(tx, order.brandKitId);
  // A buyer who asked for the refund already has its confirmation. A failed refund that is repeated is the
  // same refund.
  const known = status === 'refunded' && (after.refundReason === 'asked' || order.refundedAt !== null);
  if (granted && !known) await tellBuyer(tx, { kind: status === 'refunded' ? 'refund' : 'dispute', order: after }, shopOf(deps));
  return after;
}

/** Stops a kit that is being made. */
async function stopMaking(tx: Transaction, id: string): Promise<void> {
  const kit = await lockAnyKit(tx, id);
  if (kit === null || kit.status !== 'generating') return;
  await finishKit(tx, kit, { status: 'error' });
  await tellKit(tx, kit, { status: 'error', step: 'The payment for this kit was reversed', progress: 0 });
}

/** Refunds a `refunding` order and withdraws what it granted. Safe to repeat. */
export async function endRefund(deps: Needed, order: OrderRow): Promise<OrderRow> {
  // An order that a code made free has nothing to refund.
  if (order.amount + order.tax > 0) {
    // Nothing was refunded. The next check of its session will find the payment.
    if (order.paymentIntent === null) throw new Error('An order to be refunded has no payment.');
    await deps.payment.refund(order.paymentIntent, order.refundAskedAt ?? new Date(0));
  }
  const after = await deps.database.asSystem(async (tx) => {
    const held = (await lockOrder(tx, { id: order.id })) ?? order;
    return held.status === 'refunding' ? withdraw(deps, tx, held, 'refunded') : held;
  });
  deps.mailSender.call();
  return after;
}
