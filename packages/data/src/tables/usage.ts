import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './people.ts';

/** How much of what is limited somebody has used (rows U). */
export const usage = pgTable(
  'usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    usageType: text('usage_type').notNull(),
    count: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.usageType] })],
);

/** What was counted and handed out, by the press of a button that asked for it; kept for a day. */
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

/** Requests of one key in the window that began last; lost in a crash, which costs nobody anything. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
  count: integer().notNull(),
});
