import { index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { logos } from './kits.ts';
import { orders } from './orders.ts';

/** What the kit of an order is made from, drawn before money was asked for. Gone once the kit has it, or the order came to nothing. */
export const orderProofs = pgTable(
  'order_proofs',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the brand that was drawn: that of the order. */
    brandKey: text('brand_key').notNull(),
    /** Versions of what drew it: another may draw otherwise. */
    engine: text().notNull(),
    edition: integer().notNull(),
    /** As `logo_variants` and `finished` of the kit will be. */
    logos: json().notNull().$type<readonly string[]>(),
    finished: json().notNull().default([]).$type<readonly string[]>(),
    /** Of its logos, about: characters of their texts. */
    bytes: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_proofs_by_brand').on(table.brandKey)],
);

/** As `kit_logos` of the kit will be. */
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
