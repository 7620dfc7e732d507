import { setTimeout as wait } from 'node:timers/promises';
import { findOrder, lockOrder, type OrderRow, updateOrder, writeAudit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { shopOf, tellBuyer } from '../emails/order-notice.ts';
import { refundableUntil } from './order-view.ts';
import { endRefund } from './revoke-order.ts';

type Needed = Pick<Deps, 'database' | 'payment' | 'mailSender' | 'origin' | 'settings' | 'log'>;

/**
 * Use case: a buyer asks for a refund. Stores the withdrawal first, so that after a crash the reconciler
 * completes it. Uses one idempotency key, so a double press refunds once. If the provider cannot or will not
 * refund now, the withdrawal stands: the order is returned as `refunding`.
 */
export async function refundOrder(deps: Needed, personId: string, id: string, requestId: string): Promise<OrderRow> {
  const { database } = deps;
  const now = new Date();
  const may = await database.asPerson(personId, async (scope) => {
    const order = (await findOrder(scope, id)) ?? refuse('route.not_found');
    if (order.status === 'refunded' || order.status === 'refunding') return order;
    if ((await refundableUntil(scope, order, now)) === null) refuse('order.refund_over');
    return order;
  });
  if (may.status === 'refunded') return may;
  const before = await returnedBefore(deps, may);
  const asked = await database.asSystem(async (tx) => {
    const order = (await lockOrder(tx, { id })) ?? refuse('route.not_found');
    if (order.status !== 'paid') return order;
    // A kit may have been made of it while the provider was asked (H8-09).
    if ((await refundableUntil({ tx }, order, now)) === null) refuse('order.refund_over');
    await writeAudit(tx, { action: 'order.refund-asked', personId, subject: id, requestId });
    const after = await updateOrder(tx, order, { status: 'refunding', refundReason: 'asked', refundAskedAt: new Date() });
    await tellBuyer(tx, { kind: 'refund', order: after, before }, shopOf(deps));
    return after;
  });
  if (asked.status !== 'refunding') return asked;
  try {
    return await endRefund(deps, asked);
  } catch (err) {
    deps.log.warn({ err, order: id }, 'a withdrawal is written down, and its money not given back yet');
    deps.mailSender.call();
    return asked;
  }
}

/** Milliseconds to wait for the amount already refunded. */
const patience = 2_000;

/**
 * Cents already refunded by hand in Stripe's dashboard; 0 if Stripe does not answer in time. The withdrawal
 * is recorded either way.
 */
async function returnedBefore({ payment }: Needed, { stripeSessionId }: OrderRow): Promise<number> {
  if (stripeSessionId === null) return 0;
  const asked = payment.find(stripeSessionId).then(
    (checkout) => (checkout === null || checkout.refunded ? 0 : checkout.returned),
    () => 0,
  );
  return Promise.race([asked, wait(patience, 0, { ref: false })]);
}
