import { type BodyOf, type createPayment, currency, plans } from '@brandwright/contract';
import { keepSession, openOrder, writeAudit } from '@brandwright/data';
import type { Person } from '../accounts.ts';
import type { Deps } from '../app-env.ts';
import { refuse } from '../problem-error.ts';
import { brandKeyOf, purchaseKeyOf, readBrand } from './brand.ts';
import { ownAddress } from './own-address.ts';

export interface BegunCheckout {
  /** The provider's page. */
  readonly url: string;
  readonly orderId: string;
}

/**
 * The use case: an order with all that its kit is made of, then a checkout session for it at the catalogue's price. Asked again for the same,
 * it is the same session, also by another tab and after a crash in between. Refusals: `payment.price`, `payment.address`, faults of the brand.
 */
export async function beginCheckout(
  { database, payment }: Pick<Deps, 'database' | 'payment'>,
  person: Person,
  asked: BodyOf<typeof createPayment>,
  { origin, requestId }: { readonly origin: string; readonly requestId: string },
): Promise<BegunCheckout> {
  const plan = plans[asked.plan];
  if (asked.price !== undefined && Math.round(asked.price * 100) !== plan.cents)
    refuse('payment.price', { field: 'price', received: String(asked.price), allowed: String(plan.cents / 100) });
  const successUrl = ownAddress(asked.successUrl ?? '/payment-success', 'successUrl', origin);
  const cancelUrl = ownAddress(asked.cancelUrl ?? (asked.brand === undefined ? '/pricing' : '/'), 'cancelUrl', origin);
  const brandKey = asked.brand === undefined ? null : brandKeyOf(readBrand(asked.brand));

  const order = await openOrder(database, {
    userId: person.id,
    plan: asked.plan,
    amount: plan.cents,
    currency,
    brandData: asked.brand ?? null,
    purchaseKey: purchaseKeyOf(asked.plan, brandKey),
    brandKey,
    test: payment.test,
  });
  if (order.checkoutUrl !== null) return { url: order.checkoutUrl, orderId: order.id };
  const session = await payment.open({
    orderId: order.id,
    item: `Brandwright ${plan.name}`,
    amount: order.amount,
    currency: order.currency,
    email: person.email,
    successUrl: withSession(successUrl),
    cancelUrl: cancelUrl.href,
  });
  await keepSession(database, order.id, session);
  await writeAudit(database.statements, { action: 'order.begun', personId: person.id, subject: order.id, requestId });
  return { url: session.checkoutUrl, orderId: order.id };
}

/** The provider puts the session's id where its name stands, in these very signs. */
function withSession(url: URL): string {
  url.searchParams.delete('session_id');
  url.hash = '';
  return `${url.href}${url.search === '' ? '?' : '&'}session_id={CHECKOUT_SESSION_ID}`;
}
