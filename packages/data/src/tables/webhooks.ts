import { deliveryStates, type WebhookAttempt, webhookEvents, webhookStates } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { brandKits } from './kits.ts';
import { owner } from './people.ts';

/** Addresses that people’s events go to. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    url: text().notNull(),
    /** Sealed. */
    secret: text().notNull(),
    /** Sealed. Signs as well until `formerUntil`. */
    formerSecret: text('former_secret'),
    formerUntil: at('former_until'),
    state: text({ enum: webhookStates }).notNull().default('on'),
    /** Time of the first failure since the last success. */
    failingSince: at('failing_since'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhooks_of_user').on(table.userId)],
);

/** Events on their way to webhooks, queued in the transaction they tell of. They stay for 30 days as a log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The webhook-id header: the same for every webhook, in each attempt, and when it is sent again. */
    eventId: text('event_id').notNull(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** The kit it tells of. Null for a test. */
    brandKitId: uuid('brand_kit_id').references(() => brandKits.id, { onDelete: 'cascade' }),
    type: text({ enum: webhookEvents }).notNull(),
    /** JSON, as it is signed and sent. */
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    /** Attempts that were begun. */
    tries: integer().notNull().default(0),
    /** Attempts that ended, oldest first. */
    attempts: jsonb().notNull().default([]).$type<readonly WebhookAttempt[]>(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Time of the next attempt. */
    dueAt: at('due_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_of_webhook').on(table.webhookId, table.createdAt.desc(), table.id.desc()),
    index('webhook_deliveries_of_user').on(table.userId),
    index('webhook_deliveries_of_kit').on(table.brandKitId),
    index('webhook_deliveries_by_time').on(table.createdAt),
    index('webhook_deliveries_waiting').on(table.dueAt).where(sql`state = 'waiting'`),
  ],
);
