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
import { makeAgain, makeKit } from '../kits/start-kit.ts';
import { shopOf, tellBuyer } from '../letters/order-notice.ts';
import { keptBrand } from './brand.ts';
import { guaranteeOf } from './order-view.ts';
import { receiptOf } from './receipt.ts';
import { endRefund, withdraw } from './revoke-order.ts';

export type Settling = Pick<Deps, 'database' | 'payment' | 'queue' | 'log' | 'mailSender' | 'origin' | 'settings'>;

/**
 * Brings an order to what the payment provider says of its session now, whoever asks and however often: the webhook, the success page and the
 * reconciler all come here. Money that is there makes the order paid, once, with its kit, its job and its receipt in one transaction;
 * money that was given back withdraws what it granted. Null when there is no such session, or none of ours.
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
      // The answer may be older than the refund: then it says nothing about what came after.
      if (wasTakenBack(held) && held.status !== before?.status) return 'outdated';
      return settle(deps, tx, held, checkout);
    });
    if (after !== 'outdated') return settled(deps, after);
    if (asked === mostQuestions) return order;
  }
}

/** Questions to the provider about one session before the next event or round of the reconciler has to settle it. */
const mostQuestions = 3;

const wasTakenBack = ({ status }: OrderRow): boolean => status === 'refunded' || status === 'disputed';

/** The order that a session was begun for. Null when it is none of ours, when it is lost, or when the session asks for something else. */
async function ourOrder(deps: Settling, checkout: Checkout): Promise<OrderRow | null> {
  const { orderId, sessionId, paid } = checkout;
  // Not a UUID: a session of somebody else's in the same account of the provider.
  if (orderId === null || !isUuid(orderId)) return null;
  // By its own id: a crash may have come between the session and our knowing of it.
  const order = await readOrder(deps.database, { id: orderId });
  if (order === null) {
    // As after a backup was restored that is older than the order.
    if (paid)
      deps.log.error({ order: orderId, session: sessionId, code: 'order.missing' }, 'money came for an order that is not here');
    return null;
  }
  if (isOf(order, checkout)) return order;
  await mismatched(deps, order, checkout);
  return null;
}

/** What follows once an order is settled: its letters go out, and a second payment for one thing goes back. */
async function settled(deps: Settling, order: OrderRow | null): Promise<OrderRow | null> {
  deps.mailSender.call();
  if (order?.status !== 'refunding') return order;
  return endRefund(deps, order).catch((err: unknown) => {
    // The reconciler tries again.
    deps.log.warn({ err, order: order.id }, 'a payment could not be given back yet');
    return order;
  });
}

/** Money that came for something else than was asked is nobody's until a person has looked. */
async function mismatched({ database, log }: Settling, order: OrderRow, { sessionId, paid }: Checkout): Promise<void> {
  log.error({ order: order.id, session: sessionId, paid }, 'a checkout session is not what its order says');
  if (paid) await writeAudit(database.statements, { action: 'order.mismatch', personId: order.userId, subject: order.id });
}

/** Price, currency, mode and session are those of the order: nothing else is granted anything (row S-10). */
const isOf = (order: OrderRow, { sessionId, amount, tax, currency, live }: Checkout): boolean =>
  (order.stripeSessionId ?? sessionId) === sessionId &&
  order.amount === amount - tax &&
  order.currency === currency &&
  order.test === !live;

/** Until these an order has no money. */
const unpaid: readonly string[] = ['open', 'expired', 'pending'];

async function settle(deps: Settling, tx: Transaction, held: OrderRow, checkout: Checkout): Promise<OrderRow> {
  const { status } = held;
  // What a refund names is kept whichever way its money goes: a dispute or a refund may be told before the payment.
  const { paid, refunded, disputed, paymentIntent } = checkout;
  const unnamed = held.paymentIntent === null && paymentIntent !== null && (paid || refunded || disputed);
  const order = unnamed ? await updateOrder(tx, held, { paymentIntent }) : held;
  if (refunded) return status === 'refunded' ? order : withdraw(deps, tx, order, 'refunded');
  if (disputed) return status === 'disputed' || status === 'refunded' ? order : withdraw(deps, tx, order, 'disputed');
  if (status === 'disputed') return disputeWon(deps, tx, order, checkout);
  if (status === 'refunded' && paid && order.refundReason !== 'test') return refundFailed(deps, tx, order);
  if (!unpaid.includes(status)) return order;
  if (paid) return pay(deps, tx, order, checkout);
  // No money can come any more, and what it was for is kept no longer.
  if (checkout.status === 'expired') {
    await dropProof(tx, order.id);
    return updateOrder(tx, order, { status: 'expired', brandData: null });
  }
  const now = checkout.failed ? 'expired' : checkout.status === 'complete' ? 'pending' : 'open';
  // One that was set aside here may be open there still.
  return now === status || now === 'open' ? order : updateOrder(tx, order, { status: now });
}

/** What a dispute closed opens again: unless its money was to go back anyway, or was never counted as paid. */
async function disputeWon(deps: Settling, tx: Transaction, order: OrderRow, checkout: Checkout): Promise<OrderRow> {
  if (order.refundAskedAt !== null) return updateOrder(tx, order, { status: 'refunding' });
  if (order.paidAt === null) return checkout.paid ? pay(deps, tx, order, checkout) : order;
  if ((await findBoughtAgain(tx, order)) !== null)
    return updateOrder(tx, order, { status: 'refunding', refundReason: 'duplicate', refundAskedAt: new Date() });
  const kit = order.brandKitId === null ? null : await lockAnyKit(tx, order.brandKitId);
  if (kit !== null && kit.status === 'error' && kit.deletedAt === null)
    await makeAgain(deps, tx, kit, 'Your payment is confirmed. Making your kit', { failedAt: null });
  return updateOrder(tx, order, { status: 'paid', disputeWonAt: new Date() });
}

/** The provider took a refund on and could not bring it to its end: the reconciler asks again, and our people read of it. */
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
