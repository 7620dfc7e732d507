import { type Plan, plans } from '@brandwright/contract';
import {
  beginKit,
  buyerOf,
  changed,
  findTwin,
  holdOrder,
  type OrderRow,
  readOrder,
  setPaid,
  type Transaction,
  tellKit,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../app-env.ts';
import type { Checkout } from '../gateways/payment.ts';
import { readBrand } from './brand.ts';
import { guaranteeOf } from './order-view.ts';
import { receiptOf } from './receipt.ts';
import { tellBuyer } from './tell-buyer.ts';
import { endRefund, withdraw } from './withdraw-order.ts';

type Needed = Pick<Deps, 'database' | 'payment' | 'queue' | 'log' | 'postman' | 'origin' | 'settings'>;

/**
 * Brings an order to what the payment provider says of its session now, whoever asks and however often: the webhook, the success page and the
 * reconciler all come here. Money that is there makes the order paid, once, with its kit, its job and its receipt in one transaction;
 * money that was given back withdraws what it granted. Null when there is no such session, or none of ours.
 */
export async function settleSession(deps: Needed, sessionId: string): Promise<OrderRow | null> {
  const checkout = await deps.payment.find(sessionId);
  return checkout === null ? null : settleCheckout(deps, checkout);
}

export async function settleCheckout(deps: Needed, checkout: Checkout): Promise<OrderRow | null> {
  const { database, log, postman } = deps;
  // By its own id: a crash may have come between the session and our knowing of it.
  const known = checkout.orderId === null ? null : await readOrder(database, { id: checkout.orderId }).catch(notAnId);
  if (known === null || !isOf(known, checkout)) {
    if (known !== null)
      log.error({ order: known.id, session: checkout.sessionId }, 'a checkout session is not what its order says');
    return null;
  }
  const after = await database.asSystem(async (tx) => {
    const order = await holdOrder(tx, { id: known.id });
    return order === null ? null : settle(deps, tx, order, checkout);
  });
  postman.call();
  // A second payment for one thing goes back at once; where that fails, the reconciler tries again.
  if (after?.status === 'refunding')
    return endRefund(deps, after).catch((err: unknown) => {
      log.warn({ err, order: after.id }, 'a payment could not be given back yet');
      return after;
    });
  return after;
}

/** Not a UUID: a session of somebody else's in the same account of the provider. */
const notAnId = (error: unknown): null => {
  if ((error as { readonly cause?: { readonly code?: string } }).cause?.code === '22P02') return null;
  throw error;
};

/** Price, currency, mode and session are those of the order: nothing else is granted anything (row S-10). */
const isOf = (order: OrderRow, { sessionId, amount, tax, currency, live }: Checkout): boolean =>
  (order.stripeSessionId ?? sessionId) === sessionId &&
  order.amount === amount - tax &&
  order.currency === currency &&
  order.test === !live;

async function settle(deps: Needed, tx: Transaction, order: OrderRow, checkout: Checkout): Promise<OrderRow> {
  const { status } = order;
  if (checkout.refunded) return status === 'refunded' ? order : withdraw(deps, tx, order, 'refunded');
  if (checkout.disputed) return status === 'disputed' || status === 'refunded' ? order : withdraw(deps, tx, order, 'disputed');
  if (status === 'disputed') return changed(tx, order, { status: 'paid' });
  if (status !== 'open' && status !== 'expired') return order;
  if (checkout.paid) return pay(deps, tx, order, checkout);
  if (checkout.status === 'expired' && status === 'open') return changed(tx, order, { status: 'expired' });
  return order;
}

async function pay(deps: Needed, tx: Transaction, order: OrderRow, checkout: Checkout): Promise<OrderRow> {
  const { paymentIntent, sessionId } = checkout;
  const twin = await findTwin(tx, order);
  const person = await buyerOf(tx, order);
  const receipt = receiptOf(order, checkout, person, deps.settings.seller);
  const paid = await setPaid(tx, order, { paymentIntent, receipt });
  await changed(tx, paid, { stripeSessionId: sessionId });
  await writeAudit(tx, { action: 'order.paid', personId: order.userId, subject: order.id });
  if (twin !== null || person === null || order.userId === null)
    return changed(tx, paid, {
      status: 'refunding',
      refundReason: twin === null ? 'erased' : 'duplicate',
      refundAskedAt: new Date(),
    });
  const after = order.brandData === null ? paid : await makeKit(deps, tx, paid, order.userId);
  await tellBuyer(tx, { kind: 'receipt', order: after, guarantee: await guaranteeOf({ tx }, after) }, deps.origin);
  return after;
}

/** The kit of a paid order that is held, and the job that makes it. */
export async function makeKit(
  { queue }: Pick<Needed, 'queue'>,
  tx: Transaction,
  order: OrderRow,
  userId: string,
): Promise<OrderRow> {
  // Read and judged when checkout began.
  const brand = readBrand((order.brandData ?? {}) as Parameters<typeof readBrand>[0]);
  const { design, customization, brief, facts } = brand;
  const logoVariants = design === null ? [] : [{ design, customization }];
  const kit = await beginKit(tx, { id: order.id, userId }, { ...facts, brief: { ...brief }, logoVariants });
  await tellKit(tx, kit, { status: 'generating', step: 'Your order has arrived', progress: 0.05 });
  await queue.send(tx, kit.id, { kit: kit.id });
  return { ...order, brandKitId: kit.id };
}

/** The plan an order was paid for. */
export const planOf = ({ plan }: Pick<OrderRow, 'plan'>): Plan => plans[plan as keyof typeof plans];
