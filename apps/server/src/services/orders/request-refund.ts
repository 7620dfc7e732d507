import { setTimeout as wait } from 'node:timers/promises';
import { findOrder, lockOrder, type OrderRow, updateOrder, writeAudit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { shopOf, tellBuyer } from '../letters/order-notice.ts';
import { refundableUntil } from './order-view.ts';
import { endRefund } from './revoke-order.ts';

type Needed = Pick<Deps, 'database' | 'payment' | 'mailSender' | 'origin' | 'settings' | 'log'>;

/**
 * The use case: somebody gives an order back. That they asked is written down first, so that a crash in between loses nothing and the
 * reconciler ends it; the provider is asked under one key, so that a double press gives back once. Where it cannot or will not now, the
 * withdrawal stands all the same: the order is answered as `refunding`.
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
    // While the provider was asked a kit may have been made of it (H8-09).
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

/** Milliseconds for which a withdrawal waits to be told what went back before. */
const patience = 2_000;

/**
 * Cents that our people gave back before, in parts, at the provider's own pages: what goes back now is the rest. None where it does not say in time; that
 * somebody withdraws is written down whether it can be asked or not.
 */
async function returnedBefore({ payment }: Needed, { stripeSessionId }: OrderRow): Promise<number> {
  if (stripeSessionId === null) return 0;
  const asked = payment.find(stripeSessionId).then(
    (checkout) => (checkout === null || checkout.refunded ? 0 : checkout.returned),
    () => 0,
  );
  return Promise.race([asked, wait(patience, 0, { ref: false })]);
}
