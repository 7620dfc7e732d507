import { createHash, randomBytes } from 'node:crypto';
import {
  addSandboxCheckout,
  changeSandboxCheckout,
  type Database,
  findSandboxCheckout,
  type SandboxEvent,
  type SandboxRow,
} from '@brandwright/data';
import type { Context } from 'hono';
import { Hono } from 'hono';

/**
 * A checkout session in Stripe's format, as far as we read it (docs.stripe.com/api/checkout/sessions/object).
 */
export interface SandboxSession extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly total_details: { readonly amount_discount: number; readonly amount_shipping: number; readonly amount_tax: number };
  /** Missing in older sessions, as are the discounts. */
  readonly allow_promotion_codes?: boolean | null;
  readonly discounts?: readonly { readonly coupon: string | null; readonly promotion_code: string | null }[];
  readonly currency: string;
  /** Null once a session is complete that leaves nothing to pay. */
  readonly payment_intent: string | null;
  readonly client_reference_id: string | null;
  readonly customer_email: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: number;
  /** Not Stripe's: the item shown on the page. */
  readonly sandbox_item: string;
  /** Not Stripe's: what the item holds. Missing in older sessions. */
  readonly sandbox_contents?: string;
  /** Not Stripe's: fully refunded. */
  readonly sandbox_refunded: boolean;
  /** Not Stripe's: cents refunded in part before. Default 0. */
  readonly sandbox_returned?: number;
  /** Not Stripe's: a delayed payment failed. */
  readonly sandbox_failed: boolean;
  /** Not Stripe's: state of the dispute; null without one. */
  readonly sandbox_dispute: 'needs_response' | 'won' | 'lost' | null;
  /** Not Stripe's: hash of the session's parameters. */
  readonly sandbox_asked: string;
}

/** Typed access to a row that we wrote. */
export const sessionOf = ({ session }: SandboxRow): SandboxSession => session as SandboxSession;

const secret = (): string => randomBytes(16).toString('base64url');
const seconds = (): number => Math.floor(Date.now() / 1000);

/** An event about an object, in Stripe's format. */
export function eventOf(type: string, object: Readonly<Record<string, unknown>>): SandboxEvent {
  const id = `evt_${secret()}`;
  const event = { id, object: 'event', api_version: null, created: seconds(), livemode: false, pending_webhooks: 1, type };
  return { id, payload: JSON.stringify({ ...event, request: { id: null, idempotency_key: null }, data: { object } }) };
}

/** The session without our own fields. */
export function toldOf(session: SandboxSession): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(session).filter(([name]) => !name.startsWith('sandbox_')));
}

const chargeOf = (session: SandboxSession) => ({
  id: session.payment_intent?.replace('pi_', 'ch_'),
  object: 'charge',
  amount: session.amount_total,
  amount_refunded: session.sandbox_refunded ? session.amount_total : (session.sandbox_returned ?? 0),
  refunded: session.sandbox_refunded,
  disputed: session.sandbox_dispute !== null,
  payment_intent: session.payment_intent,
  payment_method_details: { type: 'card', card: { brand: 'test' } },
});

/** Status of the payment intent, in Stripe's terms. */
function intentStatus({ status, payment_status: paid, sandbox_failed: failed }: SandboxSession): string {
  if (paid === 'paid') return 'succeeded';
  return status === 'complete' && !failed ? 'processing' : 'requires_payment_method';
}

const missing = (c: Context, id: string) =>
  c.json({ error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` } }, 404);

/**
 * The part of Stripe's API that we use, over our own database: create, read and expire sessions, and refunds.
 */
export function stripeApi(database: Database, pageOf: (id: string) => string, ring: () => void): Hono {
  const api = new Hono();

  const expanded = (session: SandboxSession, asked: readonly string[]) => {
    const paid = session.payment_status === 'paid' || session.sandbox_refunded;
    const charge = paid ? chargeOf(session) : null;
    return {
      ...toldOf(session),
      payment_intent:
        session.payment_intent !== null && asked.some((one) => one.includes('payment_intent'))
          ? { id: session.payment_intent, object: 'payment_intent', status: intentStatus(session), latest_charge: charge }
          : session.payment_intent,
    };
  };
  const expandOf = (c: Context): readonly string[] =>
    [...new URL(c.req.url).searchParams].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);

  api.post('/v1/checkout/sessions', async (c) => {
    const asked = await c.req.text();
    const form = new URLSearchParams(asked);
    const hash = createHash('sha256').update(asked).digest('base64url');
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const id = `cs_test_${secret()}`;
    const session: SandboxSession = {
      id,
      object: 'checkout.session',
      mode: 'payment',
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: amount,
      amount_total: amount,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      allow_promotion_codes: form.get('allow_promotion_codes') === 'true' ? true : null,
      discounts: [],
      currency: form.get('line_items[0][price_data][currency]') ?? 'usd',
      payment_intent: `pi_${secret()}`,
      client_reference_id: form.get('client_reference_id'),
      metadata: { order: form.get('metadata[order]') },
      customer_email: form.get('customer_email'),
      customer_details: null,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      created: seconds(),
      expires_at: Number(form.get('expires_at') ?? seconds() + 86_400),
      url: pageOf(id),
      sandbox_item: form.get('line_items[0][price_data][product_data][name]') ?? '',
      sandbox_contents: form.get('line_items[0][price_data][product_data][description]') ?? '',
      sandbox_refunded: false,
      sandbox_failed: false,
      sandbox_dispute: null,
      sandbox_asked: hash,
    };
    const kept = await addSandboxCheckout(database, {
      id,
      paymentIntent: session.payment_intent,
      idempotencyKey: c.req.header('idempotency-key') ?? null,
      session,
    });
    if (sessionOf(kept).sandbox_asked !== hash)
      return c.json(
        {
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters.',
          },
        },
        400,
      );
    return c.json(expanded(sessionOf(kept), []));
  });

  api.post('/v1/checkout/sessions/:id/expire', async (c) => {
    const id = c.req.param('id');
    let over = false;
    const row = await changeSandboxCheckout(database, { id }, (held) => {
      const session = ended(sessionOf(held));
      over = session.status !== 'open';
      if (over) return null;
      const after = { ...session, status: 'expired' as const };
      return { session: after, events: [eventOf('checkout.session.expired', toldOf(after))] };
    });
    if (row === null) return missing(c, id);
    ring();
    return over
      ? c.json({ error: { type: 'invalid_request_error', message: 'Only sessions that are open can be expired.' } }, 400)
      : c.json(expanded(sessionOf(row), []));
  });

  api.get('/v1/disputes', async (c) => {
    const payment = c.req.query('payment_intent') ?? '';
    const row = await findSandboxCheckout(database, { paymentIntent: payment });
    const status = row === null ? null : sessionOf(row).sandbox_dispute;
    const data = status === null ? [] : [{ id: 'dp_1', object: 'dispute', payment_intent: payment, status }];
    return c.json({ object: 'list', url: '/v1/disputes', has_more: false, data });
  });

  api.get('/v1/checkout/sessions', async (c) => {
    const row = await findSandboxCheckout(database, { paymentIntent: c.req.query('payment_intent') ?? '' });
    const data = row === null ? [] : [expanded(sessionOf(row), expandOf(c))];
    return c.json({ object: 'list', url: '/v1/checkout/sessions', has_more: false, data });
  });

  api.get('/v1/checkout/sessions/:id', async (c) => {
    const id = c.req.param('id');
    const row = await findSandboxCheckout(database, { id });
    return row === null ? missing(c, id) : c.json(expanded(ended(sessionOf(row)), expandOf(c)));
  });

  api.post('/v1/refunds', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const payment = form.get('payment_intent') ?? '';
    let refused: 'charge_already_refunded' | 'charge_disputed' | null = null;
    const row = await changeSandboxCheckout(database, { paymentIntent: payment }, (held) => {
      const session = sessionOf(held);
      if (session.sandbox_refunded || session.payment_status !== 'paid') refused = 'charge_already_refunded';
      else if (session.sandbox_dispute !== null && session.sandbox_dispute !== 'won') refused = 'charge_disputed';
      if (refused !== null) return null;
      const after = { ...session, sandbox_refunded: true };
      return { session: after, events: [eventOf('charge.refunded', chargeOf(after))] };
    });
    if (row === null) return missing(c, payment);
    if (refused !== null)
      return c.json({ error: { type: 'invalid_request_error', code: refused, message: 'This charge cannot be refunded.' } }, 400);
    ring();
    return c.json({ id: `re_${secret()}`, object: 'refund', payment_intent: payment, status: 'succeeded' });
  });

  api.all('*', (c) => missing(c, c.req.path));
  return api;
}

/** An open session past its end counts as expired. */
export const ended = (session: SandboxSession): SandboxSession =>
  session.status === 'open' && session.expires_at < seconds() ? { ...session, status: 'expired' } : session;
