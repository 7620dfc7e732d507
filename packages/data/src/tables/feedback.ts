import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { kitOfRow } from './kits.ts';

/** What visitors of share links think of designs: one vote of each for each design (M-10). */
export const kitVotes = pgTable(
  'kit_votes',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kitOfRow(),
    designId: text('design_id').notNull(),
    /** Hash of a random cookie and the kit. Owners cannot read it. */
    visitor: text().notNull(),
    /** Null: the vote was removed. */
    liked: boolean(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.brandKitId, table.visitor, table.designId)],
);

/** What visitors of share links wrote (M-10). */
export const kitComments = pgTable(
  'kit_comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    brandKitId: kitOfRow(),
    /** As in `kitVotes`. */
    visitor: text().notNull(),
    /** Empty if none was given. */
    name: text().notNull(),
    comment: text().notNull(),
    /** Probably spam: nobody is told about it. */
    suspected: boolean().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When the owner showed it to other visitors. Null: only its author sees it. */
    approvedAt: at('approved_at'),
  },
  (table) => [
    index('kit_comments_of_kit').on(table.brandKitId, table.createdAt),
    index('kit_comments_waiting').on(table.createdAt).where(sql`approved_at is null and not suspected`),
  ],
);
