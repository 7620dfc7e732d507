import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { profiles } from './people.ts';

/** Messages sent with the contact form (C-01 to C-03). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Shown to sender and staff as `M-1001`. */
    number: bigserial({ mode: 'number' }).notNull().unique(),
    /** The sender, if signed in and writing from their account's address. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    /** Empty if none was given. */
    subject: text().notNull(),
    message: text().notNull(),
    /** Probably spam. */
    suspected: boolean().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    index('contact_messages_of_user').on(table.userId),
    index('contact_messages_open').on(table.number).where(sql`answered_at is null`),
  ],
);
