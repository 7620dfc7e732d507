import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mail that was promised in the same transaction as what it tells of; its text is erased once it was handed over. */
export const mails = pgTable(
  'mails',
  {
    /** Also the left part of its Message-ID: sent twice, it is one letter. */
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Whom its reader answers; null for nobody. */
    replyTo: text('reply_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Not before this it is tried again. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** How often its server used up its time. */
    timeouts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The law asks for it: it goes out also when its reader's account was erased meanwhile. */
    owed: boolean().notNull().default(false),
  },
  (table) => [index('mails_due').on(table.dueAt)],
);
