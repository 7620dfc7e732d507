import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { webhookLimits } from './limits.ts';
import { kitStatuses } from './statuses.ts';
import { attemptFailures, deliveryStates, webhookEvents, webhookStates } from './webhook-event.ts';

/** An address that events go to, as its owner sees it. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  state: z.enum(webhookStates),
  createdAt: z.string(),
  /** Until then, deliveries are signed with the earlier secret as well. Null: with one secret. */
  formerUntil: z.nullable(z.string()),
  /** The newest delivery. */
  last: z.nullable(z.object({ state: z.enum(deliveryStates), at: z.string() })),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** One try to deliver an event. */
const attemptSchema = z.object({
  at: z.string(),
  /** Milliseconds. */
  took: z.number(),
  /** HTTP status. Null if there was no response. */
  status: z.nullable(z.number()),
  /** Beginning of the response’s text. */
  said: z.string(),
  /** Null if it was delivered. */
  failure: z.nullable(z.enum(attemptFailures)),
});
export type WebhookAttempt = z.infer<typeof attemptSchema>;

/** An event on its way to one address. */
export const deliverySchema = z.object({
  id: z.string(),
  /** What the webhook-id header says: the same in each attempt, and when it is sent again. */
  event: z.string(),
  type: z.enum(webhookEvents),
  state: z.enum(deliveryStates),
  createdAt: z.string(),
  attempts: z.array(attemptSchema),
  /** Null unless it waits. */
  nextAt: z.nullable(z.string()),
  /** The body, as it is sent. */
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

/** Shown once. */
const secret = z.string();

/** Actions on one’s own webhooks. */
const own = { access: 'person', limit: 'account' } as const;

/** The person’s webhooks, oldest first. */
export const listWebhooks = endpoint({
  ...own,
  method: 'GET',
  path: '/api/account/webhooks',
  keeps: false,
  body: null,
  answer: z.object({ webhooks: z.array(webhookSchema) }),
});

/** Adds a webhook. Refusals: `webhook.url`, `webhook.too_many`. The account’s address gets an email. */
export const makeWebhook = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/webhooks',
  keeps: true,
  body: z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(webhookLimits.url)) }),
  answer: z.extend(webhookSchema, { secret }),
});

/** Turns a webhook on or off. What waits when it is turned off isn’t sent any more. */
export const changeWebhook = endpoint({
  ...own,
  method: 'PATCH',
  path: '/api/account/webhooks/:webhook',
  keeps: false,
  body: z.strictObject({ isOn: z.boolean() }),
  answer: webhookSchema,
});

/** Makes a new secret. The earlier one signs as well for a day, so that receivers can change over. */
export const rotateWebhook = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/webhooks/:webhook/secret',
  keeps: false,
  body: null,
  answer: z.extend(webhookSchema, { secret }),
});

/** Deletes a webhook with its log. */
export const deleteWebhook = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/account/webhooks/:webhook',
  keeps: false,
  body: null,
  answer: null,
});

/** Sends a test event, once. Refusals: `webhook.off`. */
export const testWebhook = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/webhooks/:webhook/test',
  keeps: true,
  body: null,
  answer: null,
});

/** The newest deliveries of a webhook, newest first. */
export const listDeliveries = endpoint({
  ...own,
  method: 'GET',
  path: '/api/account/webhooks/:webhook/deliveries',
  keeps: false,
  body: null,
  answer: z.object({ deliveries: z.array(deliverySchema) }),
});

/** Sends an event again, with the same webhook-id. Refusals: `webhook.off`, `webhook.waiting`. */
export const replayDelivery = endpoint({
  ...own,
  method: 'POST',
  path: '/api/account/deliveries/:delivery/replay',
  keeps: true,
  body: null,
  answer: null,
});

const timestamp = z.string().check(z.describe('When it happened: ISO 8601.'));

const kitData = z.object({
  id: z.string().check(z.describe('ID of the kit.')),
  business_name: z.string(),
  status: z.enum(kitStatuses),
  url: z.string().check(z.describe('The kit in this API. Needs one of the owner’s API keys with the kits:read scope.')),
});

/** What is sent, by event. The OpenAPI document and the bodies are both made from it. */
export const webhookBodies = {
  'brand_kit.completed': {
    about: 'A brand kit is ready, and its files can be downloaded',
    body: z.object({ type: z.literal('brand_kit.completed'), timestamp, data: kitData }),
  },
  'brand_kit.failed': {
    about: 'A brand kit couldn’t be made',
    body: z.object({ type: z.literal('brand_kit.failed'), timestamp, data: kitData }),
  },
  'webhook.test': {
    about: 'You sent a test event',
    body: z.object({
      type: z.literal('webhook.test'),
      timestamp,
      data: z.object({ webhook: z.string().check(z.describe('ID of the webhook.')) }),
    }),
  },
} as const satisfies Readonly<Record<(typeof webhookEvents)[number], { readonly about: string; readonly body: z.ZodMiniType }>>;

/** The body of an event. */
export type WebhookBody = z.infer<(typeof webhookBodies)[keyof typeof webhookBodies]['body']>;
