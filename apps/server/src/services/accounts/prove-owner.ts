import { findAccount, hasOwnerProof, type KnownAccount } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from './accounts.ts';
import { tryAsKnown } from './rate-limits.ts';

type Needed = Pick<Deps, 'auth' | 'database'>;

/** Refuses anyone who does not know the account's password. Returns the account as it was when checked. */
export async function provePassword(
  deps: Needed,
  { id, email, sessionId }: Pick<Person, 'id' | 'email' | 'sessionId'>,
  password: string,
): Promise<KnownAccount> {
  // Attempts count per session, so that a stolen one cannot use up the owner's (H14-06).
  await tryAsKnown(deps, email, sessionId);
  const account = await findAccount(deps.database, { id });
  // The account was erased a moment ago.
  if (account === null) return refuse('account.needed');
  if (!(await deps.auth.passwords.verify(password, account.password))) refuse('account.password.wrong');
  return account;
}

/**
 * Refuses anyone who cannot prove again that the account is theirs: with its password, or, where it has none, with a visit to a
 * connected provider a moment ago. Returns the account as it was then.
 */
export async function proveOwner(
  deps: Needed,
  person: Pick<Person, 'id' | 'email' | 'sessionId'>,
  current: string | undefined,
): Promise<KnownAccount> {
  const account = await findAccount(deps.database, { id: person.id });
  // The account was erased a moment ago.
  if (account === null) return refuse('account.needed');
  if (account.password !== '') return provePassword(deps, person, current ?? '');
  if (!(await hasOwnerProof(deps.database, person.id, person.sessionId))) refuse('account.provider.proof');
  return account;
}
