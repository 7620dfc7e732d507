import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What people wrote with the contact form (rows C-01 to C-03). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What sender and operator call it by: `M-1001`. */
    number: bigserial({ mode: 'number' }).notNull().unique(),
    /** The sender, where they were signed in and gave the address of their account. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    /** Empty where there is none. */
    subject: text().notNull(),
    message: text().notNull(),
    /** A program seems to have written it. */
    suspected: boolean().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    index('contact_messages_of_user').on(table.userId),
    index('contact_messages_open').on(table.number).where(sql`answered_at is null`),
  ],
);
