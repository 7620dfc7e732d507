import type { AskedCheckout, Buyer } from '@brandwright/data';
import type Stripe from 'stripe';
import { ProblemError, refuse } from '../http/problem-error.ts';

/** A checkout session to create. */
interface CheckoutOrder extends AskedCheckout {
  readonly orderId: string;
  /** Shown on the provider's page and receipts. */
  readonly item: string;
  /** What it holds, in a few words. */
  readonly contents: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
}

interface OpenedCheckout {
  readonly stripeSessionId: string;
  readonly checkoutUrl: string;
  readonly expiresAt: Date;
}

/** A checkout session as the provider reports it. */
export interface Checkout {
  readonly sessionId: string;
  /** The order it belongs to; null for a session that is not ours. */
  readonly orderId: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  /** True once the money has arrived, or a promotion code left none to pay. */
  readonly paid: boolean;
  /** True if a delayed payment failed. */
  readonly failed: boolean;
  /** Cents of the item, before discount and tax. */
  readonly price: number;
  /** Cents that were taken off the price. */
  readonly discount: number;
  /** True if promotion codes took them off, and nothing else. */
  readonly byCode: boolean;
  /** Cents to pay: after the discount, including tax. */
  readonly amount: number;
  readonly tax: number;
  /** Percent; null if there was no tax or the provider does not say. */
  readonly taxRate: number | null;
  readonly currency: string;
  /** True for real money. */
  readonly live: boolean;
  readonly paymentIntent: string | null;
  /** Such as `visa card` or `sepa debit`; null if unknown. */
  readonly paidBy: string | null;
  /** True if fully refunded. */
  readonly refunded: boolean;
  /** Cents refunded so far. */
  readonly returned: number;
  /** True if the buyer's bank disputes the payment or has reversed it. */
  readonly disputed: boolean;
  readonly buyer: Buyer;
}

/** The subject of an event. Its content is not trusted: the session is fetched again. */
interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly about: { readonly stripeSessionId: string } | { readonly paymentIntent: string } | null;
}

/** The payment provider. Rejects with ProblemError `payment.unavailable` if it cannot be reached. */
export interface PaymentGateway {
  /** True if no money moves. */
  readonly test: boolean;
  /** Creates a session. Repeated with the same order and parameters, it returns the same session. */
  open(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** Closes a session to payments, unless it was already paid. */
  close(sessionId: string): Promise<void>;
  /** Null for an unknown session. */
  find(sessionId: string): Promise<Checkout | null>;
  /** The session of a payment; null if there is none. */
  findByPayment(paymentIntent: string): Promise<Checkout | null>;
  /** Refunds a payment in full, once, however often it is called. `since`: when the refund was decided. */
  refund(paymentIntent: string, since: Date): Promise<void>;
  /**
   * Parses a webhook event from its raw bytes. Throws ProblemError `payment.signature` if the signature or
   * the mode is wrong.
   */
  read(raw: Uint8Array, signature: string): Promise<PaymentEvent>;
}

export interface PaymentOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The provider computes tax by the buyer's location and adds it to the price. Default: no tax. */
  readonly automaticTax?: boolean;
  /** The provider’s page takes the operator’s promotion codes. Default: it takes none. */
  readonly promotionCodes?: boolean;
  /** Another address of the provider's API. Default: its own. */
  readonly apiUrl?: URL | null;
  /** Replaces the network with the in-process sandbox. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Maximum age of an event in seconds. The provider signs each delivery anew. */
const tolerance = 300;
/** Timeout of a request to the provider in milliseconds, and number of retries. */
const patience = { timeout: 8_000, maxNetworkRetries: 2 } as const;
/** Disputes that took no money, or returned it. */
const settled: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** Stripe through its own SDK. The sandbox speaks the same API. */
export function stripeGateway({
  secretKey,
  webhookSecret,
  automaticTax = false,
  promotionCodes = false,
  apiUrl = null,
  fetch,
}: PaymentOptions): PaymentGateway {
  const test = !/^[rs]k_live_/.test(secretKey);
  let opened: Promise<Stripe> | null = null;
  // The SDK has some hundred modules, so load it with the first payment.
  const stripe = (): Promise<Stripe> => (opened ??= load());
  async function load(): Promise<Stripe> {
    const { default: Client } = await import('stripe');
    return new Client(secretKey, {
      ...patience,
      telemetry: false,
      appInfo: { name: 'Brandwright' },
      ...(apiUrl === null
        ? {}
        : { host: apiUrl.hostname, port: apiUrl.port, protocol: apiUrl.protocol === 'http:' ? 'http' : 'https' }),
      ...(fetch === undefined
        ? {}
        : {
            httpClient: Client.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
              fetch(new Request(url, init)),
            ),
          }),
    });
  }
  const expand = ['payment_intent.latest_charge', 'total_details.breakdown'];
  /** A charge stays `disputed` even after the dispute ended, so ask for the disputes. */
  const whole = async (session: Stripe.Checkout.Session): Promise<Checkout> => {
    const checkout = checkoutOf(session);
    const { disputed, paymentIntent } = checkout;
    if (!disputed || paymentIntent === null) return checkout;
    const client = await stripe();
    const { data } = await asked(() => client.disputes.list({ payment_intent: paymentIntent, limit: 10 }));
    return { ...checkout, disputed: data.length === 0 || data.some(({ status }) => !settled.includes(status)) };
  };

  return {
    test,
    async open(order) {
      const client = await stripe();
      const asking: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency,
              unit_amount: order.amount,
              product_data: { name: order.item, description: order.contents },
              ...(automaticTax ? { tax_behavior: 'exclusive' } : {}),
            },
          },
        ],
        client_reference_id: order.orderId,
        metadata: { order: order.orderId },
        payment_intent_data: { metadata: { order: order.orderId } },
        // Required on receipts.
        billing_address_collection: 'required',
        tax_id_collection: { enabled: true },
        ...(promotionCodes ? { allow_promotion_codes: true } : {}),
        ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        expires_at: order.expiresAt,
      };
      const { sessions } = client.checkout;
      const idempotencyKey = `checkout-${order.orderId}`;
      const session = await asked(() =>
        sessions.create({ ...asking, customer_email: order.email }, { idempotencyKey }).catch((error: unknown) => {
          if (!isEmailRefused(error)) throw error;
          // Without an email, the provider's page asks for one.
          return sessions.create(asking, { idempotencyKey: `${idempotencyKey}-without-email` });
        }),
      );
      if (session.url === null) throw new Error('The checkout session has no page.');
      return {
        stripeSessionId: session.id,
        checkoutUrl: session.url,
        expiresAt: new Date(session.expires_at * 1000),
      };
    },
    async find(sessionId) {
      const client = await stripe();
      const session = await asked(() => orNull(client.checkout.sessions.retrieve(sessionId, { expand })));
      return session === null ? null : whole(session);
    },
    async close(sessionId) {
      const client = await stripe();
      await asked(() =>
        client.checkout.sessions.expire(sessionId).catch((error: { readonly type?: string }) => {
          // Already paid or over. The caller fetches its state next.
          if (error.type !== 'StripeInvalidRequestError') throw error;
        }),
      );
    },
    async findByPayment(paymentIntent) {
      const client = await stripe();
      const { data } = await asked(() =>
        client.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1, expand: expand.map((one) => `data.${one}`) }),
      );
      const [session] = data;
      return session === undefined ? null : whole(session);
    },
    async refund(paymentIntent, since) {
      const client = await stripe();
      // Stripe replays an answer for 24 hours per key, even a refusal for lack of funds, so use a new key
      // every hour. A refund never happens twice.
      const hour = Math.floor(Date.now() / 3_600_000);
      const idempotencyKey = `refund-${paymentIntent}-${since.getTime()}-${hour}`;
      await asked(async () => {
        try {
          await client.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey });
        } catch (error) {
          // Refunded by hand in Stripe's dashboard, or by an attempt whose answer was lost.
          if ((error as { readonly code?: string }).code !== 'charge_already_refunded') throw error;
        }
      });
    },
    async read(raw, signature) {
      const client = await stripe();
      const event = await client.webhooks
        .constructEventAsync(Buffer.from(raw), signature, webhookSecret, tolerance)
        .catch(() => refuse('payment.signature'));
      if (event.livemode === test)
        refuse('payment.signature', { received: event.livemode ? 'live' : 'test', allowed: test ? 'test' : 'live' });
      return { id: event.id, type: event.type, about: subjectOf(event.data?.object as unknown as Subject | undefined) };
    },
  };
}

interface Subject {
  readonly object: string;
  readonly id: string;
  readonly payment_intent?: string | { readonly id: string } | null;
}

/** The session of an event, or the payment of a charge, refund or dispute. Null for anything else. */
function subjectOf(subject: Subject | undefined): PaymentEvent['about'] {
  if (subject === undefined) return null;
  const { object, id, payment_intent: payment } = subject;
  if (object === 'checkout.session') return { stripeSessionId: id };
  if (!['charge', 'refund', 'dispute'].includes(object) || payment === null || payment === undefined) return null;
  return { paymentIntent: typeof payment === 'string' ? payment : payment.id };
}

const statuses = ['open', 'complete', 'expired'] as const;

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const { payment_intent: payment, customer_details: details } = session;
  const intent = typeof payment === 'object' ? payment : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    sessionId: session.id,
    orderId: session.client_reference_id,
    status: statuses.find((one) => one === session.status) ?? 'open',
    paid: isPaid(session),
    failed:
      session.status === 'complete' &&
      session.payment_status === 'unpaid' &&
      (intent?.status === 'requires_payment_method' || intent?.status === 'canceled'),
    price: session.amount_subtotal ?? 0,
    discount: session.total_details?.amount_discount ?? 0,
    byCode: isByCode(session.discounts ?? []),
    amount: session.amount_total ?? 0,
    tax: session.total_details?.amount_tax ?? 0,
    taxRate: rateOf(session.total_details?.breakdown?.taxes ?? []),
    currency: session.currency ?? '',
    live: session.livemode,
    paymentIntent: typeof payment === 'string' ? payment : (intent?.id ?? null),
    paidBy: methodOf(charge?.payment_method_details ?? null),
    refunded: charge?.refunded ?? false,
    returned: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    buyer: {
      name: keptOf(details?.name),
      email: keptOf(details?.email),
      address: linesOf(details?.address ?? null).map((line) => keptOf(line) ?? ''),
      country: keptOf(details?.address?.country),
      taxId: keptOf(details?.tax_ids?.[0]?.value),
    },
  };
}

/** A code for the full price leaves nothing to pay: Stripe then completes the session without a payment. */
const isPaid = ({ payment_status: payment, status }: Stripe.Checkout.Session): boolean =>
  payment === 'paid' || (payment === 'no_payment_required' && status === 'complete');

/** A coupon alone is not enough: somebody has to have entered one of the operator’s codes. */
const isByCode = (discounts: readonly Stripe.Checkout.Session.Discount[]): boolean =>
  discounts.length > 0 && discounts.every((one) => one.promotion_code !== null);

/** Makes a text storable, whatever the buyer typed: what they paid for is theirs (H7-01). */
const keptOf = (text: string | null | undefined): string | null => text?.replaceAll('\0', '').toWellFormed() ?? null;

/** Lines of an address without the country. */
function linesOf(address: Stripe.Address | null): readonly string[] {
  if (address === null) return [];
  const { line1, line2, city, state, postal_code: code } = address;
  const place = [city, state, code].filter((part) => part !== null && part !== '').join(', ');
  return [line1, line2, place].filter((line): line is string => line !== null && line !== '');
}

/** Percent of all taxes together. There is one item, so all apply to the same amount. */
function rateOf(taxes: readonly Stripe.Checkout.Session.TotalDetails.Breakdown.Tax[]): number | null {
  const rates = taxes.map(({ rate }) => rate.effective_percentage ?? rate.percentage);
  return rates.length === 0 ? null : Math.round(rates.reduce((sum, rate) => sum + rate, 0) * 1e4) / 1e4;
}

/** The payment method in plain words, without card numbers. */
function methodOf(details: Stripe.Charge.PaymentMethodDetails | null): string | null {
  if (details === null) return null;
  const { type, card } = details;
  return type === 'card' ? `${card?.brand ?? ''} card`.trim() : type.replaceAll('_', ' ');
}

const orNull = <T>(asking: Promise<T>): Promise<T | null> =>
  asking.catch((error: { readonly code?: string }) => {
    if (error.code === 'resource_missing') return null;
    throw error;
  });

/** Stripe accepts fewer addresses than mail does. */
function isEmailRefused(error: unknown): boolean {
  const { code, param } = error as { readonly code?: string; readonly param?: string };
  return code === 'email_invalid' || param === 'customer_email';
}

/** Errors that pass by themselves or once the operator fixes the key. */
const passing: readonly string[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeIdempotencyError',
  'StripeAuthenticationError',
  'StripePermissionError',
];

/** Reports provider trouble as `payment.unavailable`. Any other error is a fault of ours. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { type } = error as { readonly type?: string };
    if (type !== undefined && passing.includes(type)) throw new ProblemError('payment.unavailable', {}, error);
    throw error;
  }
}
