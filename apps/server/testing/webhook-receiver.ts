import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Webhook, WebhookDelivery } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import { openWebhooks } from '../src/gateways/webhooks/send-webhook.ts';
import { startWebhookSender } from '../src/jobs/webhook-sender.ts';
import { testSettings } from './test-app.ts';

/** What arrived. */
interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody’s own server on this machine, which receives events. */
export async function webhookReceiver() {
  const arrived: Arrived[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    arrived,
    /** How it answers from now on. */
    answers: (as: (response: ServerResponse) => void) => {
      answer = as;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * Checks an event as a receiver does that knows Standard Webhooks and none of our code: true if one of the signatures is that of
 * the secret.
 */
export function isGenuine({ headers, body }: Arrived, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', key).update(signed, 'utf8').digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, text = ''] = one.split(',');
      const given = Buffer.from(text, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
}

/** A node’s sender, which may reach this machine and looks only when it is called. */
export function testSender(database: Database, change: Partial<Parameters<typeof startWebhookSender>[0]> = {}) {
  return startWebhookSender({
    database,
    gateway: openWebhooks({ toLoopback: true }),
    secret: testSettings.secret,
    origin: 'http://localhost',
    emailed: () => {},
    log: { warn: () => {} },
    round: 1e9,
    ...change,
  });
}

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<{ readonly status: number; readonly body: T }>;

/** Somebody’s webhooks, as their account’s page asks for them. */
export const webhooksOf = (ask: Ask) => ({
  make: (url: string) =>
    ask<Webhook & { readonly secret: string; readonly code?: string }>('POST', '/api/account/webhooks', { url }),
  list: async () => (await ask<{ webhooks: Webhook[] }>('GET', '/api/account/webhooks')).body.webhooks,
  set: (id: string, isOn: boolean) => ask<Webhook>('PATCH', `/api/account/webhooks/${id}`, { isOn }),
  rotate: (id: string) => ask<Webhook & { readonly secret: string }>('POST', `/api/account/webhooks/${id}/secret`),
  end: (id: string) => ask<null>('DELETE', `/api/account/webhooks/${id}`),
  test: (id: string) => ask<{ code: string } | null>('POST', `/api/account/webhooks/${id}/test`),
  log: async (id: string) =>
    (await ask<{ deliveries: WebhookDelivery[] }>('GET', `/api/account/webhooks/${id}/deliveries`)).body.deliveries,
  replay: (id: string) => ask<{ code: string } | null>('POST', `/api/account/deliveries/${id}/replay`),
});
