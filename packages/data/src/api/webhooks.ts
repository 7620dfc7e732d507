import { type DeliveryState, webhookLimits } from '@brandwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';
import { webhookDeliveries, webhooks } from '../tables/webhooks.ts';

/** A webhook in a list. */
export type WebhookRow = Pick<typeof webhooks.$inferSelect, 'id' | 'url' | 'state' | 'createdAt'> & {
  /** Null unless it lies ahead. */
  readonly formerUntil: Date | null;
  readonly lastState: DeliveryState | null;
  readonly lastAt: Date | null;
};

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** A person’s webhooks, oldest first, with the newest delivery of each. */
export async function listWebhooks(database: Database, personId: string): Promise<readonly WebhookRow[]> {
  const [rows] = await database.ask(
    statement<WebhookRow>`
    select webhooks.id, url, webhooks.state, webhooks.created_at as "createdAt",
      case when former_until > now() then former_until end as "formerUntil", last.state as "lastState", last.created_at as "lastAt"
    from webhooks left join lateral (
      select state, created_at from webhook_deliveries where webhook_id = webhooks.id order by created_at desc, id desc limit 1
    ) as last on true
    where user_id = ${personId}::uuid order by webhooks.created_at, webhooks.id`,
  );
  return rows;
}

/** A person’s webhook, locked until the transaction ends. Null if it is not theirs. */
export async function lockWebhook(tx: Transaction, userId: string, id: string): Promise<typeof webhooks.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .for('no key update');
  return row ?? null;
}

/** Adds a webhook to a locked account. False if the person has as many as they may. `secret` is sealed. */
export async function addWebhook(
  tx: Transaction,
  userId: string,
  webhook: { readonly id: string; readonly url: string; readonly secret: string },
): Promise<boolean> {
  if ((await tx.$count(webhooks, eq(webhooks.userId, userId))) >= webhookLimits.webhooks) return false;
  await tx.insert(webhooks).values({ ...webhook, userId });
  return true;
}

/** Turns a locked webhook on or off. What waits when it is turned off stops. */
export async function setWebhook(tx: Transaction, id: string, state: 'on' | 'off'): Promise<void> {
  await tx.update(webhooks).set({ state, failingSince: null }).where(eq(webhooks.id, id));
  if (state === 'off') await stopDeliveries(tx, id);
}

/** Gives a locked webhook another secret, sealed. The earlier one signs as well for some hours. */
export async function setWebhookSecret(tx: Transaction, id: string, secret: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({
      secret,
      formerSecret: sql`${webhooks.secret}`,
      formerUntil: sql`now() + make_interval(hours => ${webhookLimits.formerHours})`,
    })
    .where(eq(webhooks.id, id));
}

/** Deletes a person’s webhook with its log. False if it is not theirs. */
export async function deleteWebhook(tx: Pick<Transaction, 'delete'>, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .returning({ id: webhooks.id });
  return gone.length > 0;
}

/** Stops what waits for a webhook. An attempt that runs ends as it does. */
export async function stopDeliveries(tx: Pick<Transaction, 'update'>, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'stopped' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')));
}

/** Turns a person’s webhooks off: whoever had the account may have added some. Nothing that waits is sent. */
export async function secureWebhooks(tx: Pick<Transaction, 'update'>, userId: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({ state: 'secured' })
    .where(and(eq(webhooks.userId, userId), eq(webhooks.state, 'on')));
  await tx
    .update(webhookDeliveries)
    .set({ state: 'stopped' })
    .where(and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.state, 'waiting')));
}

/** The newest deliveries of a person’s webhook, newest first. Null if it is not theirs. */
export async function listDeliveries(
  database: Database,
  personId: string,
  webhookId: string,
): Promise<readonly DeliveryRow[] | null> {
  const [found, rows] = await database.ask(
    statement<{ readonly id: string }>`
    select id from webhooks where id = ${webhookId}::uuid and user_id = ${personId}::uuid`,
    statement<DeliveryRow>`
    select id, event_id as "eventId", webhook_id as "webhookId", user_id as "userId", brand_kit_id as "brandKitId", type, body,
      state, tries, attempts, created_at as "createdAt", due_at as "dueAt"
    from webhook_deliveries where webhook_id = ${webhookId}::uuid and user_id = ${personId}::uuid
    order by created_at desc, id desc limit ${webhookLimits.listed}`,
  );
  return found.length === 0 ? null : rows;
}

/** One of a person’s deliveries. Null if it is not theirs. */
export async function findDelivery(tx: Transaction, userId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.userId, userId)));
  return row ?? null;
}

/** True if the event is on its way to this webhook. */
export async function isOnItsWay(tx: Transaction, { webhookId, eventId }: DeliveryRow): Promise<boolean> {
  const { state } = webhookDeliveries;
  const same = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.eventId, eventId));
  return (await tx.$count(webhookDeliveries, and(same, eq(state, 'waiting')))) > 0;
}
