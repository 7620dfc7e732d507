import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Emails, queued in the transaction they report on. Their text is deleted once they are sent or given up. */
export const mails = pgTable(
  'mails',
  {
    /** Also the left part of the Message-ID, so that an email sent twice counts as one. */
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Reply-To address; null for none. */
    replyTo: text('reply_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time of the next attempt. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** Number of attempts that timed out. */
    timeouts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Legally required: sent even if the recipient's account has been erased. */
    owed: boolean().notNull().default(false),
  },
  (table) => [index('mails_waiting').on(table.recipient).where(sql`sent_at is null and tries < 80`)],
);
