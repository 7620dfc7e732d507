/** For tests of buying: the real app with its queue, its sandbox and its reconciler over one database, and somebody who buys. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KitLogo, Order, SandboxCheckout } from '@brandwright/contract';
import { type Database, openQueue, tables } from '@brandwright/data';
import { openKitShelf, type Press } from '@brandwright/press';
import { desc, eq, like } from 'drizzle-orm';
import type { Hono } from 'hono';
import { expect } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { createApp } from '../src/app.ts';
import type { AppEnv, Deps } from '../src/deps.ts';
import { openPayment } from '../src/gateways/open-payment.ts';
import type { PaymentGateway } from '../src/gateways/payment.ts';
import type { SandboxOptions } from '../src/gateways/sandbox/open-sandbox.ts';
import { kitMaker } from '../src/jobs/kit-maker.ts';
import { requireDiskSpace } from '../src/operations/disk-space.ts';
import type { KitDocument } from '../src/services/kits/kit-document.ts';
import { openKitEventStream } from '../src/services/kits/kit-event-stream.ts';
import { testDeps } from './test-app.ts';
import { testBrowser } from './test-browser.ts';
import { type TestPerson, testPerson } from './test-person.ts';

/** Where everybody reaches it. */
export const shop = 'http://localhost';
/** A brand, and what the wizard asks for it. */
export const brand = { businessName: 'Juniper & Rye', industry: 'Food & Beverage', colors: 'nature', style: 'elegant' };
export const premium = { plan: 'premium', price: 15, successUrl: `${shop}/payment-success`, cancelUrl: `${shop}/`, brand };

const webhookSecret = 'whsec_of_tests_and_known_to_everybody';

export interface MarketOptions {
  readonly press: Press;
  /** Brings events to the webhook; default: at once. False loses them all. */
  readonly events?: boolean;
  readonly change?: Partial<Deps>;
  /** What stands between the app and the sandbox; default: nothing. */
  readonly through?: (sandbox: PaymentGateway) => PaymentGateway;
}

export async function openTestShop(
  database: Database,
  { press, events = true, change = {}, through = (sandbox) => sandbox }: MarketOptions,
) {
  const told: SandboxOptions = { database, secret: webhookSecret, origin: shop, log: { warn: () => {} } };
  const { payment: direct, sandbox } = openPayment({ payment: null }, told);
  const payment = through(direct);
  const { log, diskSpace, settings } = testDeps(press, database, change);
  const maker = kitMaker({ database, press, log, diskSpace, origin: shop, support: settings.support, call: () => {} });
  const queue = await openQueue(database, { ...maker, pauses: { look: 0.5, retry: 0 } });
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-market-'));
  const shelf = openKitShelf(press, { folder, beforeMaking: (bytes) => requireDiskSpace(diskSpace, bytes) });
  const kitEvents = await openKitEventStream(database);
  const deps = testDeps(press, database, { payment, sandbox, queue, kitEvents, shelf, origin: shop, ...change });
  const app = createApp(deps);
  const webhook = (payload: string, signature: string): Promise<Response> =>
    Promise.resolve(
      app.request('/api/stripe-webhook', { method: 'POST', headers: { 'stripe-signature': signature }, body: payload }),
    );
  if (events) sandbox?.start(async (payload, signature) => (await webhook(payload, signature)).ok);
  const mails = ({ email }: Pick<TestPerson, 'email'>) =>
    database.statements
      .select()
      .from(tables.mails)
      .where(eq(tables.mails.recipient, email))
      .orderBy(desc(tables.mails.createdAt));

  return {
    app,
    deps,
    shelf,
    /** Where its archives stand. */
    folder,
    webhook,
    webhookSecret,
    buyer: async () => buyerAt({ app, database }, await testPerson(database)),
    /** Somebody who came by the door: they have a password, `testPassword`. */
    member: async () => {
      const email = `${randomUUID()}@example.com`;
      const { enter, cookies } = testBrowser(database, { press, change: deps });
      await enter(email);
      const [row] = await database.statements.select().from(tables.profiles).where(eq(tables.profiles.email, email));
      return buyerAt(
        { app, database },
        { id: row?.id ?? '', email, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      );
    },
    /** What was queued to be sent to somebody, the newest first; and what stands over it. */
    mails,
    emails: async (person: TestPerson) => (await mails(person)).map(({ subject }) => subject),
    /** Kits of somebody's orders. */
    kits: ({ id }: TestPerson) => database.statements.select().from(tables.brandKits).where(eq(tables.brandKits.userId, id)),
    /** What a kit keeps, as it keeps it: its logos, and what the files of those that are finished are printed from. */
    drawings: async ({ id }: { readonly id: string }) => {
      const { kitLogos, logos } = tables;
      const rows = await database.statements
        .select({ logo: logos.logo, document: logos.document })
        .from(kitLogos)
        .innerJoin(logos, eq(logos.id, kitLogos.logoId))
        .where(eq(kitLogos.brandKitId, id))
        .orderBy(kitLogos.place);
      return {
        logos: rows.map(({ logo }) => logo as KitLogo),
        documents: rows.flatMap(({ document }) => (document ?? []) as KitDocument),
      };
    },
    /** Leaves open orders as a program of before left them: nothing was drawn for them, and the job draws their kits. */
    undrawn: () => database.statements.delete(tables.orderProofs),
    /** Events of the sandbox so far about a session, as they were sent. */
    eventsOf: async (secret: string) =>
      database.statements
        .select()
        .from(tables.sandboxEvents)
        .where(like(tables.sandboxEvents.payload, `%${secret}%`)),
    async close() {
      await sandbox?.stop();
      await queue.stop(1_000);
      await kitEvents.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** Somebody who buys, through the front door. */
function buyerAt({ app, database }: { readonly app: Hono<AppEnv>; readonly database: Database }, person: TestPerson) {
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: T }> => {
    const response = await app.request(path, {
      method,
      headers: { cookie: person.cookie, origin: shop, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as T };
  };
  const orders = async () => (await ask<{ orders: Order[] }>('GET', '/api/orders')).body.orders;
  return {
    ...person,
    ask,
    orders,
    /** Begins a checkout, again while the server says that it may be tried again; the end of its session's id. */
    async begin(body: unknown): Promise<string> {
      const begun = await eventually(async () => {
        const answer = await ask<{ url: string }>('POST', '/api/create-payment', body);
        // On a busy machine drawing takes longer, and counts for more.
        if (answer.status === 429) await database.statements.delete(tables.rateLimits);
        expect([429, 503]).not.toContain(answer.status);
        return answer;
      }, 500);
      return begun.body.url.split('/').at(-1) ?? '';
    },
    /** Does something on the sandbox's page. */
    at: async (secret: string, action: string, code?: string) =>
      (
        await ask<{ checkout: SandboxCheckout; declined: string | null }>('POST', `/api/sandbox/checkouts/${secret}`, {
          action,
          code,
        })
      ).body,
    /** What the success page asks. */
    verify: (secret: string) =>
      ask<{ state: string; order: Order; mailDelayed: boolean; code?: string }>('POST', '/api/verify-payment', {
        sessionId: `cs_test_${secret}`,
      }),
    /** Waits until the newest order is so. */
    until: (holds: (order: Order | undefined) => void) => eventually(async () => holds((await orders())[0]), 50),
  };
}

/** An event with the provider's signature. */
export async function signed(payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)): Promise<string> {
  const { default: Stripe } = await import('stripe');
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
