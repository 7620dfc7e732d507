import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './people.ts';

/** How much each person has used of limited features (rows U). */
export const usage = pgTable(
  'usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    usageType: text('usage_type').notNull(),
    count: integer().notNull().default(0),
    /** The limit that an admin set for this person; null for the one of everyone. */
    allowed: integer(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.usageType] })],
);

/** Uses already counted and handed out, by the key of the button press. Kept for a day. */
export const releases = pgTable(
  'releases',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('releases_by_time').on(table.createdAt)],
);

/** Requests per key in the latest window. Losing them in a crash does no harm. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
  count: integer().notNull(),
});
