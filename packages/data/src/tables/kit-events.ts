import { kitStatuses } from '@brandwright/contract';
import { bigserial, index, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { brandKits } from './kits.ts';
import { profiles } from './people.ts';

/** Progress of a person's kits, for open pages. Numbered, so that a page can resume where it left off. */
export const kitEvents = pgTable(
  'kit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    brandKitId: uuid('brand_kit_id')
      .notNull()
      .references(() => brandKits.id, { onDelete: 'cascade' }),
    /** The kit's status from this event on. */
    status: text({ enum: kitStatuses }).notNull(),
    /** The current step, in words for its owner. */
    step: text().notNull(),
    /** 0–1. */
    progress: real().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('kit_events_of_user').on(table.userId, table.id), index('kit_events_of_kit').on(table.brandKitId)],
);
