import type { AskedCheckout, Buyer } from '@brandwright/data';
import type Stripe from 'stripe';
import { ProblemError, refuse } from '../http/problem-error.ts';

/** What is to be paid for. */
interface CheckoutOrder extends AskedCheckout {
  readonly orderId: string;
  /** As it stands on the provider's page and its receipts. */
  readonly item: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
}

interface OpenedCheckout {
  readonly stripeSessionId: string;
  readonly checkoutUrl: string;
  readonly expiresAt: Date;
}

/** A checkout session as the provider has it now. */
export interface Checkout {
  readonly sessionId: string;
  /** The order it was begun for; null for one that is not ours. */
  readonly orderId: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  /** The money is there. */
  readonly paid: boolean;
  /** A payment by a slow way that was begun here has failed. */
  readonly failed: boolean;
  /** Cents, tax included. */
  readonly amount: number;
  readonly tax: number;
  /** Percent; null where there was no tax, or none is told. */
  readonly taxRate: number | null;
  readonly currency: string;
  /** Real money. */
  readonly live: boolean;
  readonly paymentIntent: string | null;
  /** `visa card`, `sepa debit`; null where it is not known. */
  readonly paidBy: string | null;
  /** All of it was given back. */
  readonly refunded: boolean;
  /** Cents that were given back, in parts or at once. */
  readonly returned: number;
  /** The buyer's bank has taken it back, or is about to. */
  readonly disputed: boolean;
  readonly buyer: Buyer;
}

/** What an event is about. What it says of it is not believed: the session is asked for again. */
interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly about: { readonly stripeSessionId: string } | { readonly paymentIntent: string } | null;
}

/** The payment provider. Rejects with ProblemError `payment.unavailable` when it cannot be asked. */
export interface PaymentGateway {
  /** No money moves. */
  readonly test: boolean;
  /** Begins a session; asked again for the same order, with the same of everything, it is the same session. */
  open(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** Lets a session take no more money, where none was given there yet. */
  close(sessionId: string): Promise<void>;
  /** Null for a session that the provider does not know. */
  find(sessionId: string): Promise<Checkout | null>;
  /** The session that a payment was made in; null where there is none. */
  findByPayment(paymentIntent: string): Promise<Checkout | null>;
  /** Gives all of a payment back, once, however often it is asked; `since` when that was decided. */
  refund(paymentIntent: string, since: Date): Promise<void>;
  /** Reads an event from bytes as they came. ProblemError `payment.signature` when it is not the provider's, or not of this mode. */
  read(raw: Uint8Array, signature: string): Promise<PaymentEvent>;
}

export interface PaymentOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The provider works out the tax of where the buyer lives, and adds it to the price; default: no tax is asked for. */
  readonly automaticTax?: boolean;
  /** Another address for the provider's interface; default: its own. */
  readonly apiUrl?: URL | null;
  /** Asked instead of the network: the sandbox, in this process. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Seconds that an event may be old: the provider signs each try anew. */
const tolerance = 300;
/** Milliseconds for one request to the provider, and how often it is tried again. */
const patience = { timeout: 8_000, maxNetworkRetries: 2 } as const;
/** Disputes that took nothing, or no more. */
const settled: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** Stripe, through its own SDK; the sandbox speaks the same. */
export function stripeGateway({
  secretKey,
  webhookSecret,
  automaticTax = false,
  apiUrl = null,
  fetch,
}: PaymentOptions): PaymentGateway {
  const test = !/^[rs]k_live_/.test(secretKey);
  let opened: Promise<Stripe> | null = null;
  // Some hundred modules: loaded when the first payment needs them, not with every start.
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
  /** A charge says that it was disputed for ever, how that ended or not: its disputes tell. */
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
              product_data: { name: order.item },
              ...(automaticTax ? { tax_behavior: 'exclusive' } : {}),
            },
          },
        ],
        client_reference_id: order.orderId,
        metadata: { order: order.orderId },
        payment_intent_data: { metadata: { order: order.orderId } },
        // What a receipt has to say of who bought.
        billing_address_collection: 'required',
        tax_id_collection: { enabled: true },
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
          // Its page asks for another address.
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
          // Paid or over: what it is, is asked for next.
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
      // An answer is kept under its key for a day, a refusal for want of money as well: each hour asks anew. What went back never goes twice.
      const hour = Math.floor(Date.now() / 3_600_000);
      const idempotencyKey = `refund-${paymentIntent}-${since.getTime()}-${hour}`;
      await asked(async () => {
        try {
          await client.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey });
        } catch (error) {
          // By somebody at the provider's own pages, or by a try whose answer was lost.
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

/** A session by its id, a charge, a refund and a dispute by their payment; anything else is none of ours. */
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
    paid: session.payment_status === 'paid',
    failed:
      session.status === 'complete' &&
      session.payment_status === 'unpaid' &&
      (intent?.status === 'requires_payment_method' || intent?.status === 'canceled'),
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

/** A text as a database can keep it: whatever a buyer typed there, what they paid for is theirs (H7-01). */
const keptOf = (text: string | null | undefined): string | null => text?.replaceAll('\0', '').toWellFormed() ?? null;

/** Lines of an address as the provider has its parts, the country not among them. */
function linesOf(address: Stripe.Address | null): readonly string[] {
  if (address === null) return [];
  const { line1, line2, city, state, postal_code: code } = address;
  const place = [city, state, code].filter((part) => part !== null && part !== '').join(', ');
  return [line1, line2, place].filter((line): line is string => line !== null && line !== '');
}

/** Percent of all taxes together: there is one item, so that all are of the same amount. */
function rateOf(taxes: readonly Stripe.Checkout.Session.TotalDetails.Breakdown.Tax[]): number | null {
  const rates = taxes.map(({ rate }) => rate.effective_percentage ?? rate.percentage);
  return rates.length === 0 ? null : Math.round(rates.reduce((sum, rate) => sum + rate, 0) * 1e4) / 1e4;
}

/** How it was paid, as people call it; no number of a card. */
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

/** The provider takes fewer addresses than mail does. */
function isEmailRefused(error: unknown): boolean {
  const { code, param } = error as { readonly code?: string; readonly param?: string };
  return code === 'email_invalid' || param === 'customer_email';
}

/** What passes, by itself or once the operator has given the right key. */
const passing: readonly string[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeIdempotencyError',
  'StripeAuthenticationError',
  'StripePermissionError',
];

/** Trouble of the provider is told as such; what else it refuses of ours is a fault of ours. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { type } = error as { readonly type?: string };
    if (type !== undefined && passing.includes(type)) throw new ProblemError('payment.unavailable', {}, error);
    throw error;
  }
}
