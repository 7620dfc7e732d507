import { randomUUID } from 'node:crypto';
import { accountLimits } from '@brandwright/contract';
import {
  addLink,
  addLinkOfNobody,
  changePassword as change,
  findAccount,
  findLink,
  lockAccount,
  recoverAccount,
  resetPassword as reset,
  takeLink,
  writeAudit,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from './accounts.ts';
import { unlessTaken } from './auth-errors.ts';
import { hashOfToken, linkTo, newToken, refuseLink } from './link-token.ts';
import { proveOwner } from './prove-owner.ts';
import { type MarkedAccount, mayWrite } from './rate-limits.ts';
import { tellOwner } from './recovery.ts';

type Needed = Pick<Deps, 'auth' | 'database' | 'notify' | 'mailSender'>;

/**
 * Use case: a signed-in person changes their password, or sets the first one. Ends their links, pending sign-ins and other sessions.
 * Returns the account as changed.
 */
export async function changePassword(
  deps: Needed,
  person: Person,
  { current, password }: { readonly current?: string | undefined; readonly password: string },
  requestId: string,
): Promise<MarkedAccount> {
  const proven = await proveOwner(deps, person, current);
  const hash = await deps.auth.passwords.hash(password);
  await deps.database.asSystem(async (tx) => {
    const account = await lockAccount(tx, person.id);
    if (account === null) return refuse('account.needed');
    // Somebody else changed it meanwhile.
    if (account.password !== proven.password) refuse('account.password.wrong');
    await change(tx, account, hash, person.sessionId);
    await writeAudit(tx, { action: 'account.password-changed', personId: person.id, requestId });
    await tellOwner(deps, tx, account, 'password-changed');
  });
  deps.mailSender.call();
  return { email: proven.email, password: hash };
}

/**
 * Use case: emails a link to set a new password, or says that the address has no account. Takes the same time
 * for every address, so that waiting reveals nothing (S-03).
 */
export async function sendReset({ database, notify }: Pick<Needed, 'database' | 'notify'>, email: string): Promise<void> {
  const known = await findAccount(database, { email });
  // Counted for every address, so that the limit reveals nothing. Owners of confirmed accounts get the email
  // in any case.
  const mayEmail = await mayWrite({ database }, email);
  const token = newToken();
  const link = { purpose: 'reset', tokenHash: token.hash, minutes: accountLimits.linkMinutes } as const;
  await database.asSystem(async (tx) => {
    const account = await lockAccount(tx, known?.id ?? randomUUID());
    if (account?.email === email && (account.confirmed || mayEmail)) {
      await addLink(tx, account.id, { ...link, address: email });
      const name = account.confirmed ? account.name : null;
      return notify(tx, { kind: 'reset', email, name, link: linkTo('/reset-password', token) });
    }
    await addLinkOfNobody(tx, link);
    // Beyond the limit, the email has no recipient: it is built and discarded. Earlier links of an
    // unconfirmed account keep working.
    return notify(tx, { kind: 'unknown', email: mayEmail ? email : '', name: null, link: '/signup' });
  });
}

/**
 * Use case: an emailed link sets a new password and ends every session and pending sign-in of the account. A
 * `recover` link also moves the account back to the address it was sent to. Returns the account as changed.
 */
export async function resetPassword(
  { auth, database }: Pick<Needed, 'auth' | 'database'>,
  { token, password }: { readonly token: string; readonly password: string },
  requestId: string,
): Promise<MarkedAccount> {
  const tokenHash = hashOfToken(token);
  const link = await findLink(database, tokenHash);
  if (link === null || (link.purpose !== 'reset' && link.purpose !== 'recover')) return refuseLink(null);
  const { purpose } = link;
  if (link.ended !== null) refuseLink(link.ended);
  const hash = await auth.passwords.hash(password);
  const done = await database
    .asSystem(async (tx) => {
      const account = await lockAccount(tx, link.personId);
      const taken = account === null ? null : await takeLink(tx, tokenHash, purpose, account.email);
      if (account === null || taken === null) return null;
      if (purpose === 'recover') await recoverAccount(tx, account, taken, hash);
      else await reset(tx, account, hash);
      const action = purpose === 'recover' ? 'account.recovered' : 'account.password-reset';
      await writeAudit(tx, { action, personId: account.id, requestId });
      return { email: taken.address, password: hash };
    })
    .catch(unlessTaken);
  // Somebody was faster, with this link or with a change that ended it.
  return done ?? refuseLink((await findLink(database, tokenHash))?.ended ?? null);
}
