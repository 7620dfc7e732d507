import { setTimeout as wait } from 'node:timers/promises';
import type { actSandboxCheckout, BodyOf, SandboxCheckout } from '@brandwright/contract';
import {
  changeSandboxCheckout,
  type Database,
  findSandboxCheckout,
  nextSandboxEvent,
  sandboxEventTaken,
} from '@brandwright/data';
import type { Logger } from 'pino';
import { type PaymentGateway, stripeGateway } from '../payment.ts';
import { promotionCodes, withCode } from './promotion-codes.ts';
import { ended, eventOf, type SandboxSession, sessionOf, stripeApi, toldOf } from './stripe-api.ts';

/** What a payment provider is while none is named: the same wire format, in this process, over our own database. No money moves. */
export interface Sandbox {
  /** Uses Stripe's own SDK, as in production. */
  readonly gateway: PaymentGateway;
  /** Content of its page. `secret` is the end of the session id. Null if there is no such session. */
  read(secret: string): Promise<SandboxCheckout | null>;
  /** Performs a buyer's action. `declined` says why a card or a code was refused. Null if there is no such session. */
  act(secret: string, asked: Asked): Promise<{ readonly checkout: SandboxCheckout; readonly declined: string | null } | null>;
  /** Starts delivering events, and repeats each until it is taken, as a provider does. */
  start(deliver: Deliver): void;
  stop(): Promise<void>;
}

type Asked = BodyOf<typeof actSandboxCheckout>;

/** Delivers a signed event to the webhook. Resolves to true if it was taken. */
type Deliver = (payload: string, signature: string) => Promise<boolean>;

export interface SandboxOptions {
  readonly database: Database;
  /** Signs events. Unique to this installation. */
  readonly secret: string;
  /** The product's public origin. */
  readonly origin: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Milliseconds between polls for events of other processes or due again. */
const round = 2_000;
const wrongCode = 'This promotion code isn’t valid.';
const declined = 'Your card was declined, and you weren’t charged. Please try another way to pay.';

export function openSandbox({ database, secret, origin, log }: SandboxOptions): Sandbox {
  let bell = Promise.withResolvers<void>();
  const ring = (): void => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  const pageOf = (id: string): string => `${origin}/sandbox/${id.slice('cs_test_'.length)}`;
  const api = stripeApi(database, pageOf, ring);
  const gateway = stripeGateway({
    secretKey: 'sk_test_sandbox',
    webhookSecret: secret,
    promotionCodes: true,
    fetch: async (request) => api.fetch(request),
  });

  const act = async (mark: string, asked: Asked) => {
    const bank: { said: string | null } = { said: null };
    const row = await changeSandboxCheckout(database, { id: `cs_test_${mark}` }, (held) => {
      const session = ended(sessionOf(held));
      const next = afterwards(session, asked);
      if (next === null) {
        bank.said = session.status === 'open' ? refusalOf(asked) : null;
        return null;
      }
      if (next.event === null) return { session: next.session, events: [] };
      return { session: next.session, events: [eventOf(next.event, toldOf(next.session))] };
    });
    ring();
    return row === null ? null : { checkout: shown(sessionOf(row)), declined: bank.said };
  };

  let stopping = false;
  let working: Promise<void> = Promise.resolve();
  const work = async (deliver: Deliver): Promise<void> => {
    while (!stopping) {
      const rung = bell.promise;
      try {
        for (
          let event = await nextSandboxEvent(database);
          event !== null && !stopping;
          event = await nextSandboxEvent(database)
        ) {
          // Loaded with the first payment, as in the gateway.
          const { default: Stripe } = await import('stripe');
          const signature = Stripe.webhooks.generateTestHeaderString({ payload: event.payload, secret });
          if (await deliver(event.payload, signature)) await sandboxEventTaken(database, event.id);
        }
      } catch (err) {
        log.warn({ err }, 'the sandbox could not tell of its events');
      }
      await Promise.race([rung, wait(round, undefined, { ref: false })]);
    }
  };
  return {
    gateway,
    async read(mark) {
      const row = await findSandboxCheckout(database, { id: `cs_test_${mark}` });
      return row === null ? null : shown(sessionOf(row));
    },
    act,
    start(deliver) {
      working = work(deliver);
    },
    async stop() {
      stopping = true;
      ring();
      await working;
    },
  };
}

/** Why an open session stays as it is. */
function refusalOf({ action }: Asked): string | null {
  if (action === 'decline') return declined;
  return action === 'use-code' ? wrongCode : null;
}

/** The session after an action, with its event, if any. Null if nothing changes. */
function afterwards(
  session: SandboxSession,
  { action, code = '' }: Asked,
): { readonly session: SandboxSession; readonly event: string | null } | null {
  if (action === 'use-code' || action === 'remove-code') {
    const changed = session.status === 'open' ? withCode(session, action === 'use-code' ? code : null) : null;
    return changed === null ? null : { session: changed, event: null };
  }
  const address = { line1: '1 Sandbox Street', line2: null, city: 'Testville', state: 'CA', postal_code: '90000', country: 'US' };
  const details = { name: 'Sandbox Buyer', email: session.customer_email, address, tax_ids: [] };
  const complete = { ...session, status: 'complete' as const, customer_details: details };
  const waits = session.status === 'complete' && session.payment_status === 'unpaid' && !session.sandbox_failed;
  if (action === 'pay' && session.status === 'open' && session.amount_total === 0)
    return {
      session: { ...complete, payment_status: 'no_payment_required', payment_intent: null },
      event: 'checkout.session.completed',
    };
  if (action === 'pay' && session.status === 'open')
    return { session: { ...complete, payment_status: 'paid' }, event: 'checkout.session.completed' };
  if (action === 'pay-late' && session.status === 'open' && session.amount_total > 0)
    return { session: complete, event: 'checkout.session.completed' };
  if (action === 'late-money-came' && waits)
    return { session: { ...session, payment_status: 'paid' }, event: 'checkout.session.async_payment_succeeded' };
  if (action === 'late-money-failed' && waits)
    return { session: { ...session, sandbox_failed: true }, event: 'checkout.session.async_payment_failed' };
  return null;
}

const shown = (session: SandboxSession): SandboxCheckout => {
  const {
    status,
    payment_status,
    sandbox_item,
    sandbox_contents = '',
    amount_total,
    total_details,
    allow_promotion_codes,
    currency,
    customer_email,
    success_url,
    cancel_url,
    id,
  } = ended(session);
  return {
    // The page shows every session that takes no more money as expired.
    status: session.sandbox_failed ? 'expired' : status,
    paymentStatus: payment_status === 'unpaid' ? 'unpaid' : 'paid',
    item: sandbox_item,
    contents: sandbox_contents,
    amount: amount_total,
    discount: total_details.amount_discount,
    codes: allow_promotion_codes === true ? [...promotionCodes] : [],
    currency,
    email: customer_email,
    successUrl: success_url.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: cancel_url,
  };
};
