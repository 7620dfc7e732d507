import { orderStatuses, refundReasons } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { brandKits } from './kits.ts';
import { profiles } from './people.ts';
import type { Receipt } from './receipt.ts';

/** Parameters of a checkout session. */
export interface AskedCheckout {
  readonly email: string;
  /** Absolute URLs. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Unix time in seconds. */
  readonly expiresAt: number;
}

/**
 * A purchase. A `paid` one makes its owner premium (B-07). Stays, without its owner, when the account is
 * erased.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once its owner was erased: tax law keeps the receipt, not the person. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    status: text({ enum: orderStatuses }).notNull().default('open'),
    plan: text().notNull(),
    /** Cents without tax: the price, and once it is paid the price less the discount. */
    amount: integer().notNull(),
    /** Cents that promotion codes took off the price, known once it is paid (B-12). */
    discount: integer().notNull().default(0),
    currency: text().notNull().default('usd'),
    stripeSessionId: text('stripe_session_id').unique(),
    /** The wizard's data when checkout began. Null if the plan was bought before there was a brand. */
    brandData: jsonb('brand_data').$type<Readonly<Record<string, unknown>> | null>(),
    /** The kit made for this order. No two orders share one. */
    brandKitId: uuid('brand_kit_id')
      .references(() => brandKits.id, { onDelete: 'set null' })
      .unique('orders_one_kit'),
    createdAt: at('created_at').notNull().defaultNow(),
    paidAt: at('paid_at'),
    /** Hash of the purchase. A person has at most one open order per hash. */
    purchaseKey: text('purchase_key'),
    /** Hash of the brand, whatever the plan. Null without a brand. */
    brandKey: text('brand_key'),
    /**
     * The plan's entitlements when bought, whatever the catalogue says now. Null for orders older than this
     * column.
     */
    granted: jsonb().$type<Readonly<Record<string, number>> | null>(),
    /** Parameters of its checkout session, so that a retry after a crash sends the same. */
    asked: jsonb().$type<AskedCheckout>(),
    /** The provider's payment page, and when it stops taking money. */
    checkoutUrl: text('checkout_url'),
    expiresAt: at('expires_at'),
    /** The provider's payment id, which refunds refer to. */
    paymentIntent: text('payment_intent').unique(),
    /** Cents of tax paid on top of the amount. */
    tax: integer().notNull().default(0),
    /** No money moved: sandbox or test key. */
    test: boolean().notNull().default(false),
    /** `2026-000001` or `TEST-2026-000001`, numbered per year without gaps. */
    receiptNumber: text('receipt_number').unique(),
    /** Content of the receipt, as issued; null until paid. Stays when the buyer's account is erased. */
    receipt: jsonb().$type<Receipt | null>(),
    /** `CN-2026-000001`: the number of the credit note that cancels the receipt. */
    creditNote: text('credit_note').unique(),
    /** When its plan was used for a kit. Stays set whatever becomes of the kit. */
    usedAt: at('used_at'),
    /** Ids of designs that were finished in kits of this order which are gone for good (H17-07). */
    spentLogos: jsonb('spent_logos').$type<readonly string[]>().notNull().default([]),
    refundReason: text('refund_reason', { enum: refundReasons }),
    refundAskedAt: at('refund_asked_at'),
    refundedAt: at('refunded_at'),
    /** Time of the last dispute, and of the last one we won. */
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
    index('orders_by_payment').on(table.paidAt).where(sql`paid_at is not null`),
    index('orders_by_refund').on(table.refundedAt).where(sql`refunded_at is not null`),
    index('orders_by_use').on(table.usedAt).where(sql`used_at is not null`),
  ],
);

/** The last number used in each series and year. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    /** Prefix of the numbers: empty for receipts, `CN-`, `TEST-`, `TEST-CN-`. */
    series: text().notNull().default(''),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
