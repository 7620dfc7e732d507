import * as contract from '@brandwright/contract';
import {
  behindRequests,
  findOrder,
  findOrderOfSession,
  hasSession,
  isMailDelayed,
  type OrderRow,
  type Transaction,
  trimBrands,
} from '@brandwright/data';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { readBytes } from '../http/body.ts';
import { isProblem, refuse } from '../http/problem-error.ts';
import { isUuid } from '../http/uuid.ts';
import { endpointHandler } from '../pipeline/endpoint-handler.ts';
import { beginCheckout } from '../services/orders/begin-checkout.ts';
import { createOrderList } from '../services/orders/order-list.ts';
import { orderView } from '../services/orders/order-view.ts';
import { receiptFile } from '../services/orders/receipt.ts';
import { redeemOrder } from '../services/orders/redeem-order.ts';
import { refundOrder } from '../services/orders/request-refund.ts';
import type { Selling } from '../services/orders/selling.ts';
import { settleSession } from '../services/orders/settle-order.ts';

/** Bytes of an event of the provider: those of ours have some 5 kB. */
const eventBytes = 300_000;

/** Milliseconds between two such looks: each adds up what it finds (H13-04). */
const trimmedEvery = 60_000;
/** Orders begun after which the brands of unpaid ones are looked at: about seven megabytes (H12-06). */
const trimmedAfter = 32;

/** What a page is told of an order's status; all others have ended with the money given back. */
const stateOf: Readonly<Record<string, 'paid' | 'unpaid' | 'expired'>> = {
  paid: 'paid',
  open: 'unpaid',
  pending: 'unpaid',
  expired: 'expired',
};

/** While the provider is away a page is told what is known here, unless that is what it wants to know. */
const unlessKnown = (order: OrderRow) => (error: unknown) => {
  if (isProblem(error, 'payment.unavailable') && !['open', 'pending', 'expired'].includes(order.status)) return null;
  throw error;
};

/** Buying: from a price to a kit, and back (rows B, Z, K-01). */
export function purchaseRoutes(deps: Deps, selling: Selling) {
  const { database, payment, log } = deps;
  const orderList = createOrderList(database);
  let begun = 0;
  let looked = Number.NEGATIVE_INFINITY;
  const trim = (): void => {
    if (deps.now() - looked < trimmedEvery) return;
    looked = deps.now();
    behindRequests(() => trimBrands(database)).catch((err: unknown) => log.warn({ err }, 'brands could not be forgotten'));
  };
  const originOf = (c: Context<AppEnv>): string => deps.settings.publicUrl?.origin ?? new URL(c.req.url).origin;
  const viewOf = (personId: string, id: string): Promise<contract.Order> =>
    database.asPerson(personId, async (scope) => orderView(scope, (await findOrder(scope, id)) ?? refuse('route.not_found')));

  return {
    createPayment: endpointHandler(contract.createPayment, async ({ body, person, c }) => {
      const checkout = await beginCheckout(selling(c, person), person, body, { origin: originOf(c), requestId: c.var.requestId });
      if (++begun % trimmedAfter === 0) trim();
      return checkout;
    }),

    generateBrandKit: endpointHandler(contract.generateBrandKit, async ({ body: { orderId, ...brand }, person, c }) => {
      if (!isUuid(orderId)) refuse('route.not_found');
      const isIn = (tx: Transaction) => hasSession(tx, person.sessionId);
      return { brandKitId: await redeemOrder(selling(c, person), { id: person.id, isIn }, orderId, brand) };
    }),

    verifyPayment: endpointHandler(contract.verifyPayment, async ({ body: { sessionId }, person }) => {
      const before = await database.asPerson(person.id, (scope) => findOrderOfSession(scope, sessionId));
      if (before === null) refuse('order.unknown');
      const order = (await settleSession(deps, sessionId).catch(unlessKnown(before))) ?? before;
      const state = stateOf[order.status] ?? ('refunded' as const);
      return { state, order: await viewOf(person.id, order.id), mailDelayed: await isMailDelayed(database, person.email) };
    }),

    listOrders: endpointHandler(contract.listOrders, async ({ person, c }) =>
      c.body(await orderList(person), 200, { 'content-type': 'application/json' }),
    ),

    readOrder: endpointHandler(contract.readOrder, ({ ids, person }) => viewOf(person.id, ids.order)),

    readReceipt: endpointHandler(contract.readReceipt, async ({ ids, person, c }) => {
      const order = await database.asPerson(person.id, (scope) => findOrder(scope, ids.order));
      return c.body(...receiptFile(order));
    }),

    refundOrder: endpointHandler(contract.refundOrder, async ({ ids, person, c }) => {
      const { id } = await refundOrder(deps, person.id, ids.order, c.var.requestId);
      return viewOf(person.id, id);
    }),

    stripeWebhook: endpointHandler(contract.stripeWebhook, async ({ c }) => {
      const raw = await readBytes(c.req.raw, eventBytes);
      const { about } = await payment.read(raw, c.req.header('stripe-signature') ?? '');
      if (about === null) return;
      // Nobody looks at a page meanwhile. Where anything fails on the way, the answer is no success, and the provider tells it again.
      if ('stripeSessionId' in about) await behindRequests(() => settleSession(deps, about.stripeSessionId));
      else {
        const checkout = await payment.findByPayment(about.paymentIntent);
        if (checkout === null) return;
        if (checkout.returned > 0 && !checkout.refunded)
          log.warn(
            { order: checkout.orderId, cents: checkout.returned },
            'a part of a payment was given back, without a credit note',
          );
        await behindRequests(() => settleSession(deps, checkout.sessionId));
      }
    }),
  };
}
