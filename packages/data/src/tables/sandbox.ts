import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A checkout session of the sandbox, in the payment provider's own terms. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  /** `cs_test_…`. */
  id: text().primaryKey(),
  paymentIntent: text('payment_intent').unique(),
  /** Of the request that made it: the same key makes no second. */
  idempotencyKey: text('idempotency_key').unique(),
  session: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** What the sandbox has to tell us, until we have taken it. */
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
