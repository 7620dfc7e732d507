import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { brandKits } from './kits.ts';
import { profiles } from './people.ts';

/** A purchase. One that is `paid` makes its owner premium (row B-07); kept, without its owner, when the account is erased. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once its owner was erased: tax law keeps the receipt, not the person. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** `open`, `paid`, `refunded`, `failed`. */
    status: text().notNull().default('open'),
    plan: text().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    currency: text().notNull().default('usd'),
    stripeSessionId: text('stripe_session_id').unique(),
    /** The wizard's data as they were when checkout began; null for a plan bought before there was a brand. */
    brandData: jsonb('brand_data').$type<Readonly<Record<string, unknown>> | null>(),
    brandKitId: uuid('brand_kit_id').references(() => brandKits.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
  },
  (table) => [index('orders_of_user').on(table.userId, table.createdAt.desc())],
);
