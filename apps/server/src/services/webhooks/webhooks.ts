import { randomUUID } from 'node:crypto';
import { type Webhook, type WebhookDelivery, webhookLimits } from '@brandwright/contract';
import {
  addWebhook,
  type DeliveryRow,
  findDelivery,
  isOnItsWay,
  listWebhooks,
  lockWebhook,
  queueDelivery,
  deleteWebhook as removeWebhook,
  setWebhook,
  setWebhookSecret,
  type Transaction,
  type WebhookRow,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { readWebhookUrl } from '../../http/webhook-url.ts';
import type { Person } from '../accounts/accounts.ts';
import { lockOwnAccount } from '../accounts/own-account.ts';
import { consumeOrRefuse } from '../accounts/rate-limits.ts';
import { tellOwner } from '../accounts/recovery.ts';
import { sealOf } from '../canva/seal.ts';
import { testEvent } from './event-body.ts';
import { newWebhookSecret } from './signature.ts';

/** Webhooks that a person adds in an hour, each of which sends an email, and events that they send by hand. */
const often = { made: { most: 20, seconds: 3600 }, sent: { most: 60, seconds: 3600 } } as const;

/** Who does something, and in which request. */
interface Acting {
  readonly person: Person;
  readonly requestId: string;
}

type WithSecret = Webhook & { readonly secret: string };

/**
 * Use case: adds a webhook and tells its owner by email, with a link that takes the account back: events go on where a session
 * ends. Refuses `webhook.url`, `webhook.too_many` and `rate.limited`.
 */
export async function makeWebhook(
  deps: Pick<Deps, 'database' | 'notify' | 'mailSender' | 'settings'>,
  { person, requestId }: Acting,
  text: string,
): Promise<WithSecret> {
  const { database, settings } = deps;
  const url = readWebhookUrl(text, { toLoopback: settings.webhooksToLoopback });
  if (url === null || url.href.length > webhookLimits.url) throw new ProblemError('webhook.url', { field: 'url' });
  await consumeOrRefuse(deps, { key: `webhooks:${person.id}`, ...often.made }, `${often.made.most} webhooks an hour`);
  const [id, secret] = [randomUUID(), newWebhookSecret()];
  await database.asSystem(async (tx) => {
    const account = await lockOwnAccount(tx, person);
    const sealed = sealOf(settings, person.id).close(secret, 'webhook');
    const most = `${webhookLimits.webhooks} webhooks`;
    if (!(await addWebhook(tx, account.id, { id, url: url.href, secret: sealed })))
      refuse('webhook.too_many', { received: most, allowed: most });
    await writeAudit(tx, { action: 'webhook.made', personId: account.id, subject: id, requestId });
    await tellOwner(deps, tx, account, 'webhook-made');
  });
  deps.mailSender.call();
  return { ...(await viewOf(database, person.id, id)), secret };
}

/** Changes one of the person’s webhooks while it is locked. Refuses `route.not_found`. */
async function change(
  { database }: Pick<Deps, 'database'>,
  { person, requestId }: Acting,
  id: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<Webhook> {
  await database.asSystem(async (tx) => {
    // What a recovery turned off stays off.
    await lockOwnAccount(tx, person);
    if ((await lockWebhook(tx, person.id, id)) === null) refuse('route.not_found');
    await work(tx);
    await writeAudit(tx, { action: 'webhook.changed', personId: person.id, subject: id, requestId });
  });
  return viewOf(database, person.id, id);
}

/** Use case: turns a webhook on or off. Refuses `route.not_found`. */
export const switchWebhook = (deps: Pick<Deps, 'database'>, acting: Acting, id: string, isOn: boolean): Promise<Webhook> =>
  change(deps, acting, id, (tx) => setWebhook(tx, id, isOn ? 'on' : 'off'));

/** Use case: gives a webhook another secret. Refuses `route.not_found`. */
export async function rotateWebhook(deps: Pick<Deps, 'database' | 'settings'>, acting: Acting, id: string): Promise<WithSecret> {
  const secret = newWebhookSecret();
  const sealed = sealOf(deps.settings, acting.person.id).close(secret, 'webhook');
  return { ...(await change(deps, acting, id, (tx) => setWebhookSecret(tx, id, sealed))), secret };
}

/** Use case: deletes a webhook with its log. Refuses `route.not_found`. */
export async function deleteWebhook({ database }: Pick<Deps, 'database'>, { person, requestId }: Acting, id: string) {
  await database.asSystem(async (tx) => {
    if (!(await removeWebhook(tx, person.id, id))) refuse('route.not_found');
    await writeAudit(tx, { action: 'webhook.deleted', personId: person.id, subject: id, requestId });
  });
}

type Sending = Pick<Deps, 'database' | 'webhookSender'>;

const countSent = ({ database }: Pick<Deps, 'database'>, { id }: Pick<Person, 'id'>): Promise<void> =>
  consumeOrRefuse({ database }, { key: `webhook-events:${id}`, ...often.sent }, `${often.sent.most} events an hour`);

/** Use case: sends a test event. Refuses `route.not_found`, `webhook.off` and `rate.limited`. */
export async function testWebhook(deps: Sending, person: Person, id: string): Promise<void> {
  await countSent(deps, person);
  await deps.database.asSystem(async (tx) => {
    const webhook = (await lockWebhook(tx, person.id, id)) ?? refuse('route.not_found');
    if (webhook.state !== 'on') refuse('webhook.off');
    await queueDelivery(tx, id, testEvent(person.id, id));
  });
  deps.webhookSender.call();
}

/** Use case: sends an event again. Refuses `route.not_found`, `webhook.off`, `webhook.waiting` and `rate.limited`. */
export async function replayDelivery(deps: Sending, person: Person, id: string): Promise<void> {
  await countSent(deps, person);
  await deps.database.asSystem(async (tx) => {
    const { webhookId } = (await findDelivery(tx, person.id, id)) ?? refuse('route.not_found');
    const webhook = (await lockWebhook(tx, person.id, webhookId)) ?? refuse('route.not_found');
    // Read again: until the webhook was locked, its deliveries may have gone.
    const delivery = (await findDelivery(tx, person.id, id)) ?? refuse('route.not_found');
    if (webhook.state !== 'on') refuse('webhook.off');
    if (await isOnItsWay(tx, delivery)) refuse('webhook.waiting');
    const { userId, brandKitId: kitId, type, body, eventId } = delivery;
    await queueDelivery(tx, webhookId, { userId, kitId, type, body }, eventId);
  });
  deps.webhookSender.call();
}

async function viewOf(database: Deps['database'], personId: string, id: string): Promise<Webhook> {
  const row = (await listWebhooks(database, personId)).find((one) => one.id === id);
  return row === undefined ? refuse('route.not_found') : webhookView(row);
}

/** A webhook as its owner sees it. */
export const webhookView = ({ id, url, state, createdAt, formerUntil, lastState, lastAt }: WebhookRow): Webhook => ({
  id,
  url,
  state,
  createdAt: createdAt.toISOString(),
  formerUntil: formerUntil?.toISOString() ?? null,
  last: lastState === null || lastAt === null ? null : { state: lastState, at: lastAt.toISOString() },
});

/** A delivery as its owner sees it. */
export const deliveryView = ({ id, eventId, type, state, createdAt, attempts, dueAt, body }: DeliveryRow): WebhookDelivery => ({
  id,
  event: eventId,
  type,
  state,
  createdAt: createdAt.toISOString(),
  attempts: [...attempts],
  nextAt: state === 'waiting' ? dueAt.toISOString() : null,
  body,
});
