import { kitStatuses } from '@brandwright/contract';
import { bigserial, index, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { brandKits } from './kits.ts';
import { profiles } from './people.ts';

/** What happened to a person's kits, for pages that are open; counted, so that whoever missed some is told from where they were. */
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
    /** The kit's from then on. */
    status: text({ enum: kitStatuses }).notNull(),
    /** What is being done, in words for its owner. */
    step: text().notNull(),
    /** 0–1. */
    progress: real().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('kit_events_of_user').on(table.userId, table.id), index('kit_events_of_kit').on(table.brandKitId)],
);
