import { randomBytes } from 'node:crypto';
import {
  beginSession,
  confirmAccount,
  type FoundLink,
  findAccount,
  findLink,
  type LockedAccount,
  lockAccount,
  moveAccount,
  type Transaction,
  takeLink,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from './accounts.ts';
import { unlessTaken } from './auth-errors.ts';
import { hashOfToken, refuseLink } from './link-token.ts';
import { tryAt } from './rate-limits.ts';
import { isSameBrowser } from './sign-up.ts';

type Needed = Pick<Deps, 'auth' | 'database'>;

/** The content of a confirmation request. */
export interface Confirmation {
  readonly token: string;
  readonly password: string | undefined;
  /** The secret that sign-up left in this browser. */
  readonly browser: string | undefined;
  readonly person: Pick<Person, 'id' | 'sessionId'> | null;
  readonly userAgent: string | null;
  readonly requestId: string;
}

/**
 * Use case: an emailed link confirms an address. The link proves access to the mailbox but not ownership of
 * the account, because anyone can sign up with, or move to, another person's address. It therefore also takes
 * the browser that signed up, the session that asked for the move, or the password. Returns the token of a
 * new account's session; null for a move, and if a second factor is required.
 */
export async function confirmAddress(deps: Needed, confirmation: Confirmation): Promise<string | null> {
  const { auth, database } = deps;
  const hash = hashOfToken(confirmation.token);
  const link = await findLink(database, hash);
  if (link === null || link.purpose === 'reset' || link.purpose === 'recover') return refuseLink(null);
  if (link.ended !== null) refuseLink(link.ended);
  await prove(deps, link, confirmation);
  const done = await database
    .asSystem(async (tx) => {
      const account = await lockAccount(tx, link.personId);
      const taken = account === null ? null : await takeLink(tx, hash, link.purpose, account.email);
      if (account === null || taken === null) return null;
      if (link.purpose === 'move') return moved(tx, account, taken.address, confirmation);
      return confirmed(tx, account, confirmation, auth.sessionSeconds);
    })
    .catch(unlessTaken);
  // Somebody was faster, with this link or with a change that ended it.
  if (done === null) refuseLink((await findLink(database, hash))?.ended ?? null);
  return done?.session ?? null;
}

/** Refuses anyone who has proved access to the mailbox only. */
async function prove(
  deps: Needed,
  { purpose, personId, browserHash, email }: FoundLink,
  { browser, person, password }: Confirmation,
): Promise<void> {
  if (purpose === 'confirm' ? isSameBrowser(browser, browserHash) : person?.id === personId) return;
  if (password === undefined) refuse('account.proof', { field: 'password' });
  await tryAt(deps, email);
  const account = await findAccount(deps.database, { id: personId });
  if (account === null || !(await deps.auth.passwords.verify(password, account.password)))
    refuse('account.password.wrong', { field: 'password', message: 'That’s not the password for this account.' });
}

interface Done {
  readonly session: string | null;
}

async function confirmed(
  tx: Transaction,
  account: LockedAccount,
  { userAgent, requestId }: Confirmation,
  seconds: number,
): Promise<Done> {
  await confirmAccount(tx, account);
  await writeAudit(tx, { action: 'account.confirmed', personId: account.id, requestId });
  if (account.secondFactor) return { session: null };
  const session = randomBytes(24).toString('base64url');
  await beginSession(tx, account, { token: session, userAgent, seconds });
  return { session };
}

async function moved(
  tx: Transaction,
  account: LockedAccount,
  address: string,
  { person, requestId }: Confirmation,
): Promise<Done> {
  await moveAccount(tx, account, address, person?.id === account.id ? person.sessionId : null);
  await writeAudit(tx, { action: 'account.email-changed', personId: account.id, requestId });
  return { session: null };
}
