import { setTimeout as wait } from 'node:timers/promises';
import { type AttemptFailure, type WebhookAttempt, webhookLimits } from '@brandwright/contract';
import { type Database, type Delivery, nextDelivery, queueEmail, recordAttempt } from '@brandwright/data';
import type { Logger } from 'pino';
import type { WebhookAnswer, WebhookGateway } from '../gateways/webhooks/send-webhook.ts';
import { sealOf } from '../services/canva/seal.ts';
import { webhookOffEmail } from '../services/emails/webhook-emails.ts';
import { signedHeaders } from '../services/webhooks/signature.ts';

/** Sends queued events to webhooks, some at a time, and one at a time to each. Another node may send another event to the same one. */
export interface WebhookSender {
  /** Looks at once, because an event was queued. */
  call(): void;
  /** Breaks off the attempts that run; they are due again. */
  stop(): Promise<void>;
}

export interface WebhookSenderOptions {
  readonly database: Database;
  readonly gateway: WebhookGateway;
  /** The server’s secret, which webhooks’ secrets are sealed with. */
  readonly secret: string;
  /** Where links of emails lead. */
  readonly origin: string;
  /** Called once an email was queued. */
  readonly emailed: () => void;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds between looks for events queued by others or due again. Default 5,000. */
  readonly round?: number;
  /** Milliseconds for one attempt. Default: `webhookLimits.seconds`. */
  readonly patience?: number;
}

/** Attempts at the same time in this process. */
const atOnce = 16;

export function startWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { database, log, round = 5_000 } = options;
  const stopping = new AbortController();
  let bell = Promise.withResolvers<void>();
  const call = (): void => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  /** By the webhook: a slow one holds one place. */
  const underWay = new Map<string, Promise<void>>();
  const begin = (delivery: Delivery): void => {
    const { id, webhookId } = delivery;
    const done = deliver(options, delivery, stopping.signal).catch((err: unknown) =>
      log.warn({ err, delivery: id }, 'how an event was received could not be written down'),
    );
    underWay.set(webhookId, done);
    void done.then(() => {
      underWay.delete(webhookId);
      call();
    });
  };
  const next = async (): Promise<Delivery | null> =>
    stopping.signal.aborted || underWay.size >= atOnce ? null : nextDelivery(database, [...underWay.keys()]);
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const rung = bell.promise;
      try {
        for (let delivery = await next(); delivery !== null; delivery = await next()) begin(delivery);
      } catch (err) {
        log.warn({ err }, 'events for webhooks could not be looked for');
      }
      await Promise.race([rung, wait(round, undefined, { ref: false })]);
    }
  };
  const working = work();
  return {
    call,
    async stop() {
      stopping.abort();
      call();
      await working;
      await Promise.all(underWay.values());
    },
  };
}

/** Makes one attempt and writes it down. Of one that is broken off by the end of this process, nothing is. */
async function deliver(options: WebhookSenderOptions, delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const { database, origin, emailed } = options;
  const at = new Date();
  const begun = performance.now();
  const { status, said, failure } = await attempted(options, delivery, at, stopping);
  if (stopping.aborted && failure !== null) return;
  const attempt: WebhookAttempt = {
    at: at.toISOString(),
    took: Math.round(performance.now() - begun),
    status,
    said,
    failure,
  };
  const off = await database.asSystem(async (tx) => {
    const turnedOff = await recordAttempt(tx, delivery, attempt);
    if (turnedOff !== null) await queueEmail(tx, webhookOffEmail(turnedOff, delivery.url, origin));
    return turnedOff !== null;
  });
  if (off) emailed();
}

type Outcome = Pick<WebhookAttempt, 'status' | 'said' | 'failure'>;

async function attempted(
  { gateway, secret, patience = webhookLimits.seconds * 1_000 }: WebhookSenderOptions,
  { url, body, eventId: id, userId, secrets }: Delivery,
  at: Date,
  stopping: AbortSignal,
): Promise<Outcome> {
  const none = (failure: AttemptFailure): Outcome => ({ status: null, said: '', failure });
  let opened: readonly string[];
  try {
    const seal = sealOf({ secret }, userId);
    opened = secrets.map((sealed) => seal.open(sealed, 'webhook'));
  } catch {
    return none('secret');
  }
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), patience);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Brandwright-Webhooks/1',
    ...signedHeaders({ id, timestamp: Math.floor(at.getTime() / 1_000), body }, opened),
  };
  try {
    const answer = await gateway.send({ url, headers, body, signal: AbortSignal.any([ending.signal, stopping]) });
    return 'failure' in answer ? none(answer.failure) : outcomeOf(answer);
  } catch {
    return none(ending.signal.aborted ? 'timeout' : 'connection');
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf({ status, said }: WebhookAnswer): Outcome {
  if (status >= 200 && status < 300) return { status, said, failure: null };
  return { status, said, failure: status >= 300 && status < 400 ? 'redirect' : 'status' };
}
