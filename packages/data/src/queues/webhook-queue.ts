import { randomUUID } from 'node:crypto';
import { type WebhookAttempt, type WebhookEvent, webhookLimits } from '@brandwright/contract';
import { eq, sql } from 'drizzle-orm';
import { stopDeliveries } from '../api/webhooks.ts';
import type { Database, Transaction } from '../connection/database.ts';
import { profiles } from '../tables/people.ts';
import { webhookDeliveries, webhooks } from '../tables/webhooks.ts';

/** An event of a person. */
export interface QueuedEvent {
  readonly userId: string;
  /** The kit that it tells of. Null: none. */
  readonly kitId: string | null;
  readonly type: WebhookEvent;
  /** JSON, as it is signed and sent. */
  readonly body: string;
}

/** An event being sent to a webhook. */
export interface Delivery extends Pick<QueuedEvent, 'userId' | 'type' | 'body'> {
  readonly id: string;
  readonly eventId: string;
  readonly webhookId: string;
  readonly url: string;
  /** Sealed, the current one first. */
  readonly secrets: readonly string[];
  /** Attempts so far, including this one. */
  readonly tries: number;
}

const newEventId = (): string => `msg_${randomUUID().replaceAll('-', '')}`;

/**
 * Queues an event for every webhook of a person that is on. It goes out only if the transaction commits. Webhooks are held, so
 * that none is turned off or deleted meanwhile.
 */
export async function queueEvent(tx: Transaction, { userId, kitId, type, body }: QueuedEvent): Promise<void> {
  await tx.execute(sql`
    with held as (select id from webhooks where user_id = ${userId}::uuid and state = 'on' for share)
    insert into webhook_deliveries (event_id, webhook_id, user_id, brand_kit_id, type, body)
    select ${newEventId()}, id, ${userId}::uuid, ${kitId}::uuid, ${type}, ${body} from held`);
}

/** Queues an event for one locked webhook: a new one, or one that is sent again under its id. */
export async function queueDelivery(
  tx: Pick<Transaction, 'insert'>,
  webhookId: string,
  { userId, kitId: brandKitId, type, body }: QueuedEvent,
  eventId = newEventId(),
): Promise<void> {
  await tx.insert(webhookDeliveries).values({ eventId, webhookId, userId, brandKitId, type, body });
}

/**
 * Time until the next attempt: 30 seconds, tripling to 18 hours, give or take a tenth. Nine attempts take about 27 hours. The
 * shortest is nearly three times as long as an attempt may take.
 */
const pause = sql`make_interval(secs => 30 * power(3, least(tries, 7)) * (0.9 + 0.2 * random()))`;

/**
 * Claims the next due delivery to a webhook that isn’t among `busy`, the one that has waited for longest. It is due again
 * after its pause, which begins now: a process that dies while sending loses nothing, and no other sends at the same time. Due
 * later than after any pause: the clock was set back.
 */
export async function nextDelivery({ statements }: Database, busy: readonly string[]): Promise<Delivery | null> {
  const { rows } = (await statements.execute(sql`
    update webhook_deliveries as delivery set tries = tries + 1, due_at = now() + ${pause}
    from webhooks where delivery.id = (
      select id from webhook_deliveries
      where state = 'waiting' and (due_at <= now() or due_at > now() + interval '21 hours') and webhook_id <> all(${`{${busy.join(',')}}`}::uuid[])
      order by due_at limit 1 for update skip locked
    ) and webhooks.id = webhook_id
    returning delivery.id, event_id as "eventId", webhook_id as "webhookId", delivery.user_id as "userId", type, body, url, tries,
      case when former_until > now() then json_build_array(secret, former_secret) else json_build_array(secret) end as secrets`)) as unknown as {
    readonly rows: readonly Delivery[];
  };
  return rows[0] ?? null;
}

/** Whether an attempt was the last one. A test is sent once. */
const isLast = ({ type, tries }: Pick<Delivery, 'type' | 'tries'>): boolean =>
  type === 'webhook.test' || tries >= webhookLimits.attempts;

/** The owner of a webhook that was turned off, to be told of it. */
export interface TurnedOff {
  readonly email: string;
  readonly name: string;
  readonly state: 'failing' | 'gone';
}

/**
 * Records how an attempt ended. One that succeeds ends the delivery, and so does the last one. A webhook is turned off if it
 * is gone, or if the last attempt failed and nothing succeeded for days; its owner is returned then.
 */
export function recordAttempt(
  tx: Transaction,
  delivery: Pick<Delivery, 'id' | 'webhookId' | 'type' | 'tries'>,
  attempt: WebhookAttempt,
): Promise<TurnedOff | null> {
  return attempt.failure === null ? recordSuccess(tx, delivery, attempt) : recordFailure(tx, delivery, attempt);
}

const withAttempt = (attempt: WebhookAttempt) => sql`${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`;

async function recordSuccess(
  tx: Transaction,
  { id, webhookId }: Pick<Delivery, 'id' | 'webhookId'>,
  attempt: WebhookAttempt,
): Promise<null> {
  // Webhooks before their deliveries, as everywhere.
  await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId));
  await tx
    .update(webhookDeliveries)
    .set({ attempts: withAttempt(attempt), state: 'delivered' })
    .where(eq(webhookDeliveries.id, id));
  return null;
}

async function recordFailure(
  tx: Transaction,
  delivery: Pick<Delivery, 'id' | 'webhookId' | 'type' | 'tries'>,
  attempt: WebhookAttempt,
): Promise<TurnedOff | null> {
  const { id, webhookId, type } = delivery;
  const isGone = attempt.status === 410;
  const ends = isGone || isLast(delivery);
  const isTest = type === 'webhook.test';
  const failingSince = isTest ? webhooks.failingSince : sql`coalesce(${webhooks.failingSince}, now())`;
  const [webhook] = await tx
    .update(webhooks)
    .set({ failingSince })
    .where(eq(webhooks.id, webhookId))
    .returning({
      state: webhooks.state,
      userId: webhooks.userId,
      isFailing: sql<boolean>`failing_since < now() - make_interval(days => ${webhookLimits.failingDays})`,
    });
  await tx
    .update(webhookDeliveries)
    .set({
      attempts: withAttempt(attempt),
      ...(ends ? { state: sql`case when state = 'waiting' then 'failed' else state end` } : {}),
    })
    .where(eq(webhookDeliveries.id, id));
  if (webhook?.state !== 'on' || isTest || !ends || !(isGone || webhook.isFailing)) return null;
  const state = isGone ? 'gone' : 'failing';
  await tx.update(webhooks).set({ state }).where(eq(webhooks.id, webhookId));
  await stopDeliveries(tx, webhookId);
  const [owner] = await tx
    .select({ email: profiles.email, name: profiles.name })
    .from(profiles)
    .where(eq(profiles.id, webhook.userId));
  return owner === undefined ? null : { ...owner, state };
}
