import { type BodyOf, contentsOf, type createPayment, currency, entitlementsOf, plans } from '@brandwright/contract';
import {
  type Database,
  findBought,
  giveUpOrder,
  hasProof,
  keepSession,
  type OrderRow,
  openOrder,
  openRivals,
  type Proof,
  type Purchase,
  type SetAside,
  trimProofs,
  writeAudit,
} from '@brandwright/data';
import { isProblem, refuse } from '../../http/problem-error.ts';
import type { Person } from '../accounts/accounts.ts';
import { brandKeyOf, purchaseKeyOf, readBrand, storedBrand } from './brand.ts';
import { isProviderError } from './is-provider-error.ts';
import { planOf } from './order-plan.ts';
import type { ProveBrand } from './prove-brand.ts';
import { ownAddress } from './return-url.ts';
import { type Settling, settleSession } from './settle-order.ts';
import type { WriteOrder } from './write-order.ts';

export interface BegunCheckout {
  /** The provider's page or, if the session was paid meanwhile, our success page. */
  readonly url: string;
  readonly orderId: string;
}

/** Seconds for which a payment page stays open. The provider allows 30 minutes to a day, by its own clock. */
const sessionLife = 23 * 3600;
/** The provider replaces this exact text with the session id. */
const placeOfId = '{CHECKOUT_SESSION_ID}';

/**
 * Use case: creates an order with everything its kit is made of, then a checkout session at the catalogue's
 * price. Repeated for the same purchase, it returns the same session, even from another tab or after a crash.
 * Closes sessions for earlier states of the same brand, and the oldest of too many open ones. Throws
 * `payment.price`, `payment.address`, `order.bought`, faults of the brand, and what ProveBrand throws.
 */
export async function beginCheckout(
  deps: Settling & { readonly proveBrand: ProveBrand; readonly writeOrder: WriteOrder },
  person: Person,
  asked: BodyOf<typeof createPayment>,
  { origin, requestId }: { readonly origin: string; readonly requestId: string },
): Promise<BegunCheckout> {
  const { database, payment, proveBrand, writeOrder } = deps;
  const plan = plans[asked.plan];
  if (asked.price !== undefined && asked.price !== plan.cents / 100)
    refuse('payment.price', { field: 'price', received: String(asked.price), allowed: String(plan.cents / 100) });
  const successUrl = withSession(ownAddress(asked.successUrl ?? '/payment-success', 'successUrl', origin));
  const cancelUrl = ownAddress(asked.cancelUrl ?? (asked.brand === undefined ? '/pricing' : '/'), 'cancelUrl', origin).href;
  const brand = asked.brand === undefined ? null : readBrand(asked.brand);
  const brandKey = brand === null ? null : brandKeyOf(brand);
  const terms = { plan: asked.plan, amount: plan.cents, currency, brandKey, test: payment.test };
  const purchase = {
    ...terms,
    userId: person.id,
    brandData: asked.brand === undefined || brand === null ? null : storedBrand(asked.brand, brand),
    granted: entitlementsOf(plan),
    purchaseKey: purchaseKeyOf(terms),
    asked: { email: person.email, successUrl, cancelUrl, expiresAt: Math.floor(Date.now() / 1000) + sessionLife },
  };
  if (brand !== null && (await findBought(database, purchase)) !== null) refuse('order.bought');
  // Drawn before there is an order, without locks. Nobody is asked to pay for what cannot be made.
  const missingProof = async (): Promise<Proof | null> =>
    brand === null || (await hasProof(database, purchase)) ? null : await proveBrand(brand, plan.kept);
  let proof = await missingProof();

  const write = (): Promise<OrderRow> =>
    writeOrder({ brand: purchase.brandData, proof }, () => keepOrder(database, purchase, proof));
  const open = async (): Promise<OrderRow> => {
    if (brand === null) return openOrder(database, purchase, null);
    const order = await write();
    if (proof !== null) return order;
    // The order that was drawn may have ended since. Then this is a new one, of a brand that nobody has drawn (H15-08).
    proof = await missingProof();
    return proof === null ? order : write();
  };

  // A session that the provider says is over gives way to a new one, once.
  let order = await open();
  const known = await goneOn(deps, order);
  if (known !== null) return known;
  if (order.stripeSessionId !== null) order = await open();
  for (const rival of await openRivals(database, order)) await setAside(deps, rival);

  const { id: orderId, amount } = order;
  const session = await payment
    .open({
      orderId,
      item: `Brandwright ${plan.name}`,
      contents: contentsOf(planOf(order)),
      amount,
      currency,
      ...(order.asked ?? purchase.asked),
    })
    .catch(async (error: unknown) => {
      // The provider would repeat this error for a day. The next press makes a new order; nobody was given an
      // address for this one.
      if (isProviderError(error)) await giveUpOrder(database, orderId);
      throw error;
    });
  await keepSession(database, order.id, session);
  await writeAudit(database.statements, { action: 'order.begun', personId: person.id, subject: order.id, requestId });
  return { url: session.checkoutUrl, orderId: order.id };
}

/** Opens an order and keeps what was drawn for it, unless another press has kept it meanwhile (H12-01). */
async function keepOrder(database: Database, purchase: Purchase, drawn: Proof | null): Promise<OrderRow> {
  const isKept = drawn === null || (await hasProof(database, purchase));
  const order = await openOrder(database, purchase, isKept ? null : drawn);
  if (!isKept) await trimProofs(database);
  return order;
}

/** Where to go on with an order that has a session: null when it has none, or one that is over. */
async function goneOn(deps: Settling, order: OrderRow): Promise<BegunCheckout | null> {
  const { id: orderId, stripeSessionId, checkoutUrl, asked } = order;
  if (stripeSessionId === null || checkoutUrl === null) return null;
  const now = (await settleSession(deps, stripeSessionId).catch(unlessAway)) ?? order;
  if (now.status === 'expired') return null;
  const url = now.status === 'open' ? checkoutUrl : (asked?.successUrl ?? '').replace(placeOfId, stripeSessionId);
  return { url, orderId };
}

/** Closes a replaced session. If it was paid meanwhile, settles it. */
async function setAside(deps: Settling, { id, stripeSessionId }: SetAside): Promise<void> {
  if (stripeSessionId === null) return giveUpOrder(deps.database, id);
  try {
    await deps.payment.close(stripeSessionId);
    await settleSession(deps, stripeSessionId);
  } catch (err) {
    // It stays open for its day. If somebody pays both, the second payment is refunded.
    deps.log.warn({ err, order: id }, 'a checkout session could not be closed');
  }
}

const unlessAway = (error: unknown): null => {
  if (isProblem(error, 'payment.unavailable')) return null;
  throw error;
};

function withSession(url: URL): string {
  url.searchParams.delete('session_id');
  url.hash = '';
  return `${url.href}${url.search === '' ? '?' : '&'}session_id=${placeOfId}`;
}
