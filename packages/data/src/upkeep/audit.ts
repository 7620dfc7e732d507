import { type AdminActionName, adminActionNames } from '@brandwright/contract';
import { consume } from '../accounts/rate-limits.ts';
import type { Database, Transaction } from '../connection/database.ts';
import { auditLog } from '../tables/audit.ts';

/** Logged actions: sign-in, refusals, money, roles, keys, deletions (S-34). */
export type AuditAction =
  | AdminActionName
  | 'account.created'
  | 'account.signed-up-again'
  | 'account.confirmed'
  | 'account.signed-in'
  | 'account.sign-in-refused'
  | 'account.signed-out'
  | 'account.password-changed'
  | 'account.password-reset'
  | 'account.email-changed'
  | 'account.recovered'
  | 'account.second-factor'
  | 'account.second-factor-refused'
  | 'account.second-factor-ended'
  | 'account.provider-connected'
  | 'account.provider-disconnected'
  | 'account.provider-proved'
  | 'account.exported'
  | 'account.deleted'
  | 'access.refused'
  | 'kit.deleted'
  | 'kit.shared'
  | 'kit.unshared'
  | 'kit.failed'
  | 'order.plan-returned'
  | 'order.begun'
  | 'order.paid'
  | 'order.refund-asked'
  | 'order.refunded'
  | 'order.disputed'
  | 'kit.logo-finished'
  | 'kit.logo-revised'
  | 'order.mismatch'
  | 'revision.requested'
  | 'key.made'
  | 'key.revoked'
  | 'webhook.made'
  | 'webhook.changed'
  | 'webhook.deleted'
  | 'canva.connected'
  | 'canva.disconnected';

const ofAdmins: ReadonlySet<AuditAction> = new Set(adminActionNames);

export interface AuditEntry {
  readonly action: AuditAction;
  readonly personId: string | null;
  readonly subject?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
  readonly requestId?: string;
}

/**
 * Adds a line to the audit log. `tx` must act as the system: one of its transactions, or the database's
 * statements.
 */
export async function writeAudit(scope: Pick<Transaction, 'insert'>, entry: AuditEntry): Promise<void> {
  await scope.insert(auditLog).values({ ...entry, byAdmin: ofAdmins.has(entry.action) });
}

/**
 * Adds a line at most once a minute for each action and `whom`, a person or a visitor's address. For actions that
 * anyone can repeat at no cost: lines are kept for years, so they must not fill the disk (H15-07).
 */
export async function writeAuditSeldom(database: Database, entry: AuditEntry, whom: string): Promise<void> {
  const wait = await consume(database, { key: `audit:${entry.action}:${whom}`, most: 1, seconds: 60 });
  if (wait === null) await writeAudit(database.statements, entry);
}
