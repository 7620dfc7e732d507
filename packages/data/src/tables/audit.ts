import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What must be answerable later (row S-34): nobody who serves requests can change or remove a line. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whose doing it was; null when nobody was signed in. Stays when the person is erased, and then tells nothing of them. */
    personId: uuid('person_id'),
    /** `account.signed-in`, `kit.deleted` …: see `AuditAction`. */
    action: text().notNull(),
    /** What it was done to, by id. */
    subject: text(),
    detail: jsonb().notNull().default({}).$type<Readonly<Record<string, string | number | boolean>>>(),
    requestId: text('request_id'),
  },
  (table) => [index('audit_log_of_person').on(table.personId, table.at.desc())],
);

/** Accounts that were erased: applied again after a backup is restored (row R-20). */
export const erasures = pgTable('erasures', {
  personId: uuid('person_id').primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
