import { index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { logos } from './kits.ts';
import { orders } from './orders.ts';

/**
 * Drawings for an order's kit, made before payment. Deleted once the kit has them or the order came to
 * nothing.
 */
export const orderProofs = pgTable(
  'order_proofs',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Hash of the brand that was drawn: the order's. */
    brandKey: text('brand_key').notNull(),
    /** Versions of the engine and its edition. Another version may draw differently. */
    engine: text().notNull(),
    edition: integer().notNull(),
    /** The future kit's `logo_variants` and `finished`. */
    logos: json().notNull().$type<readonly string[]>(),
    finished: json().notNull().default([]).$type<readonly string[]>(),
    /** Approximate size of its logos, in characters of text. */
    bytes: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_proofs_by_brand').on(table.brandKey)],
);

/** The future kit's `kit_logos`. */
export const orderProofLogos = pgTable(
  'order_proof_logos',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderProofs.orderId, { onDelete: 'cascade' }),
    place: integer().notNull(),
    logoId: uuid('logo_id')
      .notNull()
      .references(() => logos.id),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.place] }), index('order_proof_logos_by_logo').on(table.logoId)],
);
