import {
  buyerOf,
  dropProof,
  findBoughtAgain,
  findTwin,
  lockAnyKit,
  lockOrder,
  type OrderRow,
  readOrder,
  setPaid,
  type Transaction,
  updateOrder,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import type { Checkout } from '../../gateways/payment.ts';
import { isUuid } from '../../http/uuid.ts';
import { shopOf, tellBuyer } from '../emails/order-notice.ts';
import { makeAgain, makeKit } from '../kits/start-kit.ts';
import { keptBrand } from './brand.ts';
import { guaranteeOf } from './order-view.ts';
import { receiptOf } from './receipt.ts';
import { endRefund, withdraw } from './revoke-order.ts';

export type Settling = Pick<Deps, 'database' | 'payment' | 'queue' | 'log' | 'mailSender' | 'origin' | 'settings'>;

/**
 * Brings an order to the provider's current state of its session. The webhook, the success page and the
 * reconciler all call this, any number of times. A payment marks the order as paid once, with its kit, job
 * and receipt in one transaction. A refund withdraws what it granted. Null if there is no such session, or it
 * is not ours.
 */
export async function settleSession(deps: Settling, sessionId: string): Promise<OrderRow | null> {
  for (let asked = 1; ; asked++) {
    const before = await readOrder(deps.database, { stripeSessionId: sessionId });
    const checkout = await deps.payment.find(sessionId);
    const order = checkout === null ? null : await ourOrder(deps, checkout);
    if (checkout === null || order === null) return null;
    const after = await deps.database.asSystem(async (tx) => {
      const held = await lockOrder(tx, { id: order.id });
      if (held === null) return null;
      // The provider's answer may be older than the refund, and then says nothing about what followed.
      if (wasTakenBack(held) && held.status !== before?.status) return 'outdated';
      return settle(deps, tx, held, checkout);
    });
    if (after !== 'outdated') return settled(deps, after);
    if (asked === mostQuestions) return order;
  }
}

/** Attempts to get a current answer about a session before leaving it to the next event or round. */
const mostQuestions = 3;

const wasTakenBack = ({ status }: OrderRow): boolean => status === 'refunded' || status === 'disputed';

/** The order of a session. Null if it is not ours, is lost, or does not match the session. */
async function ourOrder(deps: Settling, checkout: Checkout): Promise<OrderRow | null> {
  const { orderId, sessionId, paid } = checkout;
  // Not a UUID: another application's session in the same Stripe account.
  if (orderId === null || !isUuid(orderId)) return null;
  // By our own id, because a crash may have come before we stored the session.
  const order = await readOrder(deps.database, { id: orderId });
  if (order === null) {
    // For example after restoring a backup older than the order.
    if (paid)
      deps.log.error({ order: orderId, session: sessionId, code: 'order.missing' }, 'money came for an order that is not here');
    return null;
  }
  if (isOf(order, checkout)) return order;
  await mismatched(deps, order, checkout);
  return null;
}

/** Follow-up of a settled order: sends its emails and refunds a double payment. */
async function settled(deps: Settling, order: OrderRow | null): Promise<OrderRow | null> {
  deps.mailSender.call();
  if (order?.status !== 'refunding') return order;
  return endRefund(deps, order).catch((err: unknown) => {
    // The reconciler retries.
    deps.log.warn({ err, order: order.id }, 'a payment could not be given back yet');
    return order;
  });
}

/** A payment that does not match its order stays untouched until a person has looked at it. */
async function mismatched({ database, log }: Settling, order: OrderRow, { sessionId, paid }: Checkout): Promise<void> {
  log.error({ order: order.id, session: sessionId, paid }, 'a checkout session is not what its order says');
  if (paid) await writeAudit(database.statements, { action: 'order.mismatch', personId: order.userId, subject: order.id });
}

/** True if price, total, currency, mode and session match the order. Nothing else is granted (S-10). */
const isOf = (order: OrderRow, { sessionId, price, currency, live, ...checkout }: Checkout): boolean =>
  (order.stripeSessionId ?? sessionId) === sessionId &&
  order.amount + order.discount === price &&
  isWhole({ price, ...checkout }) &&
  order.currency === currency &&
  order.test === !live;

/** True if the total is the whole price with its tax, less only what promotion codes took off (B-12). */
const isWhole = ({
  price,
  amount,
  tax,
  discount,
  byCode,
}: Pick<Checkout, 'price' | 'amount' | 'tax' | 'discount' | 'byCode'>): boolean =>
  amount === price - discount + tax && (discount === 0 || (byCode && discount > 0 && discount <= price));

/** Statuses of an order without payment. */
const unpaid: readonly string[] = ['open', 'expired', 'pending'];

async function settle(deps: Settling, tx: Transaction, held: OrderRow, checkout: Checkout): Promise<OrderRow> {
  const { status } = held;
  // Keeps the payment id that a refund needs, in every case: a dispute or refund may be reported before the
  // payment.
  const { paid, refunded, disputed, paymentIntent } = checkout;
  const unnamed = held.paymentIntent === null && paymentIntent !== null && (paid || refunded || disputed);
  const order = unnamed ? await updateOrder(tx, held, { paymentIntent }) : held;
  if (refunded) return status === 'refunded' ? order : withdraw(deps, tx, order, 'refunded');
  if (disputed) return status === 'disputed' || status === 'refunded' ? order : withdraw(deps, tx, order, 'disputed');
  if (status === 'disputed') return disputeWon(deps, tx, order, checkout);
  // An order that a code made free has no money that could come back.
  if (status === 'refunded' && paid && checkout.amount > 0 && order.refundReason !== 'test') return refundFailed(deps, tx, order);
  if (!unpaid.includes(status)) return order;
  if (paid) return pay(deps, tx, order, checkout);
  // No payment can arrive any more, so the brand and its drawings are deleted.
  if (checkout.status === 'expired') {
    await dropProof(tx, order.id);
    return updateOrder(tx, order, { status: 'expired', brandData: null });
  }
  const now = checkout.failed ? 'expired' : checkout.status === 'complete' ? 'pending' : 'open';
  // An order expired here may still be open at the provider.
  return now === status || now === 'open' ? order : updateOrder(tx, order, { status: now });
}

/**
 * Restores an order after a won dispute, unless its money was to be refunded anyway or was never counted as
 * paid.
 */
async function disputeWon(deps: Settling, tx: Transaction, order: OrderRow, checkout: Checkout): Promise<OrderRow> {
  if (order.refundAskedAt !== null) return updateOrder(tx, order, { status: 'refunding' });
  if (order.paidAt === null) return checkout.paid ? pay(deps, tx, order, checkout) : order;
  if ((await findBoughtAgain(tx, order)) !== null)
    return updateOrder(tx, order, { status: 'refunding', refundReason: 'duplicate', refundAskedAt: new Date() });
  const kit = order.brandKitId === null ? null : await lockAnyKit(tx, order.brandKitId);
  if (kit !== null && kit.status === 'error' && kit.deletedAt === null)
    await makeAgain(deps, tx, kit, 'Your payment is confirmed, and we’re making your kit', { failedAt: null });
  return updateOrder(tx, order, { status: 'paid', disputeWonAt: new Date() });
}

/**
 * The provider accepted a refund and could not complete it. The reconciler retries, and the log tells our
 * staff.
 */
function refundFailed({ log }: Settling, tx: Transaction, order: OrderRow): Promise<OrderRow> {
  log.error({ order: order.id, code: 'order.refund_failed' }, 'money that was given back came back to us');
  return updateOrder(tx, order, { status: 'refunding', refundAskedAt: new Date() });
}

async function pay(deps: Settling, tx: Transaction, order: OrderRow, checkout: Checkout): Promise<OrderRow> {
  const { paymentIntent, sessionId } = checkout;
  const twin = await findTwin(tx, order);
  const person = await buyerOf(tx, order);
  const receipt = receiptOf(order, checkout, person, deps.settings.seller);
  const paid = await setPaid(tx, order, { paymentIntent, receipt });
  await updateOrder(tx, paid, { stripeSessionId: sessionId });
  await writeAudit(tx, { action: 'order.paid', personId: order.userId, subject: order.id });
  if (twin !== null || person === null || order.userId === null)
    return updateOrder(tx, paid, {
      status: 'refunding',
      refundReason: twin === null ? 'erased' : 'duplicate',
      refundAskedAt: new Date(),
    });
  const brand = keptBrand(order);
  if (brand === null && order.brandData !== null)
    deps.log.error({ order: order.id }, 'what was bought cannot be read any more: the order stays as a plan to use');
  const after = brand === null ? paid : await makeKit(deps, tx, paid, order.userId, brand);
  await tellBuyer(tx, { kind: 'receipt', order: after, guarantee: await guaranteeOf({ tx }, after) }, shopOf(deps));
  return after;
}
