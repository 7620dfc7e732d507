import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** A checkout session of the sandbox, in the payment provider's format. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  /** Such as `cs_test_…`. */
  id: text().primaryKey(),
  paymentIntent: text('payment_intent').unique(),
  /** Idempotency key of the request that created it. The same key creates no second one. */
  idempotencyKey: text('idempotency_key').unique(),
  session: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Events from the sandbox, until we take them. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    payload: text().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    dueAt: at('due_at').notNull().defaultNow(),
    tries: integer().notNull().default(0),
    deliveredAt: at('delivered_at'),
  },
  (table) => [index('sandbox_events_due').on(table.dueAt).where(sql`delivered_at is null`)],
);
