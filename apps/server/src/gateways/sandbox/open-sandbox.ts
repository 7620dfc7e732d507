import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxAction, SandboxCheckout } from '@brandwright/contract';
import {
  changeSandboxCheckout,
  type Database,
  findSandboxCheckout,
  nextSandboxEvent,
  sandboxEventTaken,
} from '@brandwright/data';
import type { Logger } from 'pino';
import { type PaymentGateway, stripeGateway } from '../payment.ts';
import { ended, eventOf, type SandboxSession, sessionOf, stripeApi, toldOf } from './stripe-api.ts';

/** What a payment provider is while none is named: the same wire format, in this process, over our own database. No money moves. */
export interface Sandbox {
  /** Through Stripe's own SDK, as the real one. */
  readonly gateway: PaymentGateway;
  /** What its page shows; `secret` is the end of the session's id. Null when there is none. */
  read(secret: string): Promise<SandboxCheckout | null>;
  /** What somebody does there. `declined` is what a bank says. Null when there is no such session. */
  act(
    secret: string,
    action: SandboxAction,
  ): Promise<{ readonly checkout: SandboxCheckout; readonly declined: string | null } | null>;
  /** Begins to tell of what happens, as a provider does: until it was taken, again and again. */
  start(deliver: Deliver): void;
  stop(): Promise<void>;
}

/** Brings a signed event to the webhook; resolves to whether it was taken. */
type Deliver = (payload: string, signature: string) => Promise<boolean>;

export interface SandboxOptions {
  readonly database: Database;
  /** Signs events; of this installation. */
  readonly secret: string;
  /** Where people reach the product. */
  readonly origin: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Milliseconds between two looks for events that others queued, or that are due again. */
const round = 2_000;
const declined = 'Your card was declined. No money was taken; you can try another way to pay.';

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
    fetch: async (request) => api.fetch(request),
  });

  const act = async (mark: string, action: SandboxAction) => {
    const bank: { said: string | null } = { said: null };
    const row = await changeSandboxCheckout(database, { id: `cs_test_${mark}` }, (held) => {
      const session = ended(sessionOf(held));
      const next = afterwards(session, action);
      if (action === 'decline' && session.status === 'open') bank.said = declined;
      if (next === null) return null;
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
          // Loaded with the first payment, as the gateway does.
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

/** What a session becomes, and the event that tells of it; null when it stays as it is. */
function afterwards(
  session: SandboxSession,
  action: SandboxAction,
): { readonly session: SandboxSession; readonly event: string } | null {
  const address = { line1: '1 Sandbox Street', line2: null, city: 'Testville', state: 'CA', postal_code: '90000', country: 'US' };
  const details = { name: 'Sandbox Buyer', email: session.customer_email, address, tax_ids: [] };
  const complete = { ...session, status: 'complete' as const, customer_details: details };
  const waits = session.status === 'complete' && session.payment_status === 'unpaid' && !session.sandbox_failed;
  if (action === 'pay' && session.status === 'open')
    return { session: { ...complete, payment_status: 'paid' }, event: 'checkout.session.completed' };
  if (action === 'pay-late' && session.status === 'open') return { session: complete, event: 'checkout.session.completed' };
  if (action === 'late-money-came' && waits)
    return { session: { ...session, payment_status: 'paid' }, event: 'checkout.session.async_payment_succeeded' };
  if (action === 'late-money-failed' && waits)
    return { session: { ...session, sandbox_failed: true }, event: 'checkout.session.async_payment_failed' };
  return null;
}

const shown = (session: SandboxSession): SandboxCheckout => {
  const { status, payment_status, sandbox_item, amount_total, currency, customer_email, success_url, cancel_url, id } =
    ended(session);
  return {
    // Its page has one word for all that takes no more money.
    status: session.sandbox_failed ? 'expired' : status,
    paymentStatus: payment_status,
    item: sandbox_item,
    amount: amount_total,
    currency,
    email: customer_email,
    successUrl: success_url.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: cancel_url,
  };
};
