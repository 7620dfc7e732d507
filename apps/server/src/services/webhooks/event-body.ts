import type { WebhookBody } from '@brandwright/contract';
import { type KitRow, type QueuedEvent, queueEvent, type Transaction } from '@brandwright/data';

const textOf = (body: WebhookBody): string => JSON.stringify(body);

/** Queues what became of a kit for its owner’s webhooks, in the transaction that it tells of. */
export async function tellWebhooks(
  tx: Transaction,
  { id, userId, businessName }: Pick<KitRow, 'id' | 'userId' | 'businessName'>,
  status: 'completed' | 'error',
  origin: string,
): Promise<void> {
  const type = status === 'completed' ? 'brand_kit.completed' : 'brand_kit.failed';
  const data = { id, business_name: businessName, status, url: `${origin}/api/v1/brand-kits/${id}` };
  await queueEvent(tx, { userId, kitId: id, type, body: textOf({ type, timestamp: new Date().toISOString(), data }) });
}

/** An event that says nothing but that events arrive. */
export const testEvent = (userId: string, webhook: string): QueuedEvent => ({
  userId,
  kitId: null,
  type: 'webhook.test',
  body: textOf({ type: 'webhook.test', timestamp: new Date().toISOString(), data: { webhook } }),
});
