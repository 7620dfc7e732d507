import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { profiles } from '../tables/people.ts';
import { writeAudit } from '../upkeep/audit.ts';

type Role = typeof profiles.$inferSelect.role;

/** A person with the role `admin`. */
export interface Admin {
  readonly email: string;
  readonly name: string;
  /** Without a second factor, the admin shell stays closed. */
  readonly secondFactor: boolean;
}

export const listAdmins = ({ statements }: Database): Promise<readonly Admin[]> =>
  statements
    .select({ email: profiles.email, name: profiles.name, secondFactor: profiles.twoFactorEnabled })
    .from(profiles)
    .where(eq(profiles.role, 'admin'))
    .orderBy(profiles.email);

/**
 * Changes a person's role and logs it. `absent`: no account has this address. `unconfirmed`: its owner has
 * not confirmed it. `same`: nothing to change. Otherwise says whether the person has a second factor.
 */
export async function changeRole(
  tx: Transaction,
  email: string,
  role: Role,
): Promise<'absent' | 'unconfirmed' | 'same' | { readonly secondFactor: boolean }> {
  const [person] = await tx.select().from(profiles).where(eq(profiles.email, email.trim().toLowerCase())).for('update');
  if (person === undefined) return 'absent';
  if (role === 'admin' && !person.emailVerified) return 'unconfirmed';
  if (person.role === role) return 'same';
  await tx.update(profiles).set({ role, updatedAt: new Date() }).where(eq(profiles.id, person.id));
  await writeAudit(tx, { action: 'role.changed', personId: null, subject: person.id, detail: { role, by: 'command' } });
  return { secondFactor: person.twoFactorEnabled };
}

/** Whether an account is an admin’s; null if there is none. */
export async function isAdminAccount(tx: Transaction, id: string): Promise<boolean | null> {
  const [person] = await tx.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, id));
  return person === undefined ? null : person.role === 'admin';
}
