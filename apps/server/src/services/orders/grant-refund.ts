import { lockOrder, updateOrder, writeAudit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { endRefund } from './revoke-order.ts';

type Needed = Pick<Deps, 'database' | 'payment' | 'mailSender' | 'origin' | 'settings' | 'log'>;

/**
 * Use case: an admin refunds an order, also when its guarantee is over. Stored first, so that after a crash, or if the
 * provider cannot be reached, the reconciler completes it. Repeated, it refunds once. The buyer gets an email when the
 * money was sent. Refuses `route.not_found`, `order.unpaid` and `order.ended`.
 */
export async function grantRefund(
  deps: Needed,
  id: string,
  by: { readonly personId: string; readonly requestId: string },
): Promise<void> {
  const order = await deps.database.asSystem(async (tx) => {
    const order = (await lockOrder(tx, { id })) ?? refuse('route.not_found');
    if (order.status === 'refunded' || order.status === 'refunding') return order;
    if (order.status === 'disputed') return refuse('order.ended');
    if (order.status !== 'paid') return refuse('order.unpaid');
    await writeAudit(tx, { action: 'order.refund-granted', subject: id, ...by });
    return updateOrder(tx, order, { status: 'refunding', refundReason: 'provider', refundAskedAt: new Date() });
  });
  if (order.status !== 'refunding') return;
  await endRefund(deps, order).catch((err: unknown) => {
    deps.log.warn({ err, order: id }, 'a refund by an admin is written down, and its money not given back yet');
  });
}
