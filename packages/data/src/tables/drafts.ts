import { json, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './people.ts';

/** Each person's progress in the wizard, once signed in (A-08, W-12). */
export const drafts = pgTable('drafts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  document: json().notNull().$type<Readonly<Record<string, unknown>>>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
