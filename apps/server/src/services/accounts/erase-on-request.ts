import { erasePerson, isAdminAccount, readPersonRecord, writeAudit } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from './accounts.ts';
import { endErasure } from './erase-account.ts';
import { proveFactor } from './second-factor.ts';

type Needed = Pick<Deps, 'auth' | 'canva' | 'database' | 'settings' | 'cleanup' | 'payment' | 'log' | 'notify' | 'mailSender'>;

export interface RequestedErasure {
  readonly personId: string;
  /** The person’s address, typed by the admin. */
  readonly email: string;
  /** A code of the admin’s second factor. */
  readonly code: string;
  readonly headers: Headers;
}

/**
 * Use case: an admin erases somebody who asked for it, with that person’s address and a new code of their own second
 * factor. The rest is as if its owner had erased the account. Refuses `route.not_found`, `account.admin`, and whatever
 * is wrong with address or code.
 */
export async function eraseOnRequest(
  deps: Needed,
  admin: Person,
  { personId, email, ...proof }: RequestedErasure,
  requestId: string,
): Promise<void> {
  const { database, notify } = deps;
  const known = (await readPersonRecord(database, personId)) ?? refuse('route.not_found');
  if (known.isAdmin) refuse('account.admin');
  // A code works once: a slip in the address must not use it up.
  if (known.email !== email) refuse('request.field.value', { field: 'email', message: 'That’s not this account’s address.' });
  if (!(await proveFactor(deps, admin, proof))) refuse('account.forbidden');
  const erasedAt = new Date();
  const left = await database.asSystem(async (tx) => {
    // The account may have become an admin’s, or moved to another address, meanwhile.
    const isAdmin = await isAdminAccount(tx, personId);
    const { account, ...left } = await erasePerson(tx, personId);
    if (isAdmin !== false || account?.email !== email) return refuse('route.not_found');
    await notify(tx, { kind: 'erased', email, name: account.confirmed ? account.name : null, link: '/' });
    await writeAudit(tx, { action: 'person.erased', personId: admin.id, subject: personId, requestId });
    return left;
  });
  await endErasure(deps, { id: personId, email, erasedAt, ...left });
}
