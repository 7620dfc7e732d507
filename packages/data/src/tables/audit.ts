import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The audit log (S-34). Roles that serve requests change no line, and delete only those that are older than two years. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * The person who acted; null if nobody was signed in. Stays after they are erased and then identifies
     * nobody.
     */
    personId: uuid('person_id'),
    /** See `AuditAction`, for example `account.signed-in`. */
    action: text().notNull(),
    /** Id of the object that was acted on. */
    subject: text(),
    detail: jsonb().notNull().default({}).$type<Readonly<Record<string, string | number | boolean>>>(),
    requestId: text('request_id'),
    /** Shown on the admin page: see `adminActionNames` of the contract. */
    byAdmin: boolean('by_admin').notNull().default(false),
  },
  (table) => [
    index('audit_log_of_person').on(table.personId, table.at.desc()),
    index('audit_log_by_admins').on(table.id.desc()).where(sql`by_admin`),
    index('audit_log_by_time').on(table.at),
    index('audit_log_failures').on(table.at).where(sql`action = 'kit.failed'`),
  ],
);

/** Erased accounts. Applied again after a backup is restored. */
export const erasures = pgTable('erasures', {
  personId: uuid('person_id').primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
