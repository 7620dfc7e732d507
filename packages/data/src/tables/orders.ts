import { orderStatuses, refundReasons } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { brandKits } from './kits.ts';
import { profiles } from './people.ts';
import type { Receipt } from './receipt.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What a checkout session is asked to be. */
export interface AskedCheckout {
  readonly email: string;
  /** Absolute addresses. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Unix time, seconds. */
  readonly expiresAt: number;
}

/** A purchase. One that is `paid` makes its owner premium (row B-07); kept, without its owner, when the account is erased. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once its owner was erased: tax law keeps the receipt, not the person. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    status: text({ enum: orderStatuses }).notNull().default('open'),
    plan: text().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    currency: text().notNull().default('usd'),
    stripeSessionId: text('stripe_session_id').unique(),
    /** The wizard's data as they were when checkout began; null for a plan bought before there was a brand. */
    brandData: jsonb('brand_data').$type<Readonly<Record<string, unknown>> | null>(),
    /** The kit that was made for it; no other order's. */
    brandKitId: uuid('brand_kit_id')
      .references(() => brandKits.id, { onDelete: 'set null' })
      .unique('orders_one_kit'),
    createdAt: at('created_at').notNull().defaultNow(),
    paidAt: at('paid_at'),
    /** A hash of what is bought: of two open orders of a person for the same there is one. */
    purchaseKey: text('purchase_key'),
    /** A hash of the brand alone, whatever the plan; null without one. */
    brandKey: text('brand_key'),
    /** What the plan held when it was bought, whatever the catalogue says since; null before that was kept. */
    granted: jsonb().$type<Readonly<Record<string, number>> | null>(),
    /** What the provider is asked for it: the same again after a crash. */
    asked: jsonb().$type<AskedCheckout>(),
    /** The provider's page, and until when it takes money. */
    checkoutUrl: text('checkout_url'),
    expiresAt: at('expires_at'),
    /** The provider's id of the payment: what a refund names. */
    paymentIntent: text('payment_intent').unique(),
    /** Cents of tax that were paid on top of the amount. */
    tax: integer().notNull().default(0),
    /** No money moved: the sandbox, or a test key. */
    test: boolean().notNull().default(false),
    /** `2026-000001`, `TEST-2026-000001`: each counted without gaps by the year. */
    receiptNumber: text('receipt_number').unique(),
    /** What the receipt says; null until it is paid. Kept as it was issued, also when its buyer's account is erased. */
    receipt: jsonb().$type<Receipt | null>(),
    /** `CN-2026-000001`: the number of what takes the receipt back. */
    creditNote: text('credit_note').unique(),
    /** When its plan was used for a kit: once, whatever becomes of that. */
    usedAt: at('used_at'),
    refundReason: text('refund_reason', { enum: refundReasons }),
    refundAskedAt: at('refund_asked_at'),
    refundedAt: at('refunded_at'),
    /** When a bank last asked for the payment back, and when that was last decided for us. */
    disputedAt: at('disputed_at'),
    disputeWonAt: at('dispute_won_at'),
    /** When the reconciler last asked the provider. */
    lookedAt: at('looked_at'),
  },
  (table) => [
    index('orders_of_user').on(table.userId, table.createdAt.desc()),
    uniqueIndex('orders_open_purchase').on(table.userId, table.purchaseKey).where(sql`status in ('open', 'pending')`),
    index('orders_by_status').on(table.status, table.expiresAt),
    index('orders_by_time').on(table.createdAt.desc(), table.id.desc()),
  ],
);

/** The last number of each series in each year. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    /** What numbers of the series begin with: nothing for receipts, `CN-`, `TEST-`, `TEST-CN-`. */
    series: text().notNull().default(''),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
