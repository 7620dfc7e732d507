import { randomUUID } from 'node:crypto';
import { accountLimits } from '@brandwright/contract';
import {
  addLink,
  addLinkOfNobody,
  changePassword as change,
  findAccount,
  findLink,
  type KnownAccount,
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
import { type MarkedAccount, mayWrite, tryAsKnown } from './rate-limits.ts';
import { tellOwner } from './recovery.ts';

type Needed = Pick<Deps, 'auth' | 'database' | 'notify' | 'mailSender'>;

/** Refuses whoever does not know the password of the account. Answers with the account as it was when they did. */
export async function provePassword(
  deps: Pick<Needed, 'auth' | 'database'>,
  { id, email }: Pick<Person, 'id' | 'email'>,
  password: string,
): Promise<KnownAccount> {
  await tryAsKnown(deps, email, id);
  const account = await findAccount(deps.database, { id });
  // Erased a moment ago.
  if (account === null) return refuse('account.needed');
  if (!(await deps.auth.passwords.verify(password, account.password))) refuse('account.password.wrong');
  return account;
}

/** The use case: somebody who is signed in changes their password. Their links, challenges and other sessions end with the old one. Answers with the account as it is then. */
export async function changePassword(
  deps: Needed,
  person: Person,
  { current, password }: { readonly current: string; readonly password: string },
  requestId: string,
): Promise<MarkedAccount> {
  const proven = await provePassword(deps, person, current);
  const hash = await deps.auth.passwords.hash(password);
  await deps.database.asSystem(async (tx) => {
    const account = await lockAccount(tx, person.id);
    if (account === null) return refuse('account.needed');
    // Changed by somebody else meanwhile.
    if (account.password !== proven.password) refuse('account.password.wrong');
    await change(tx, account, hash, person.sessionId);
    await writeAudit(tx, { action: 'account.password-changed', personId: person.id, requestId });
    await tellOwner(deps, tx, account, 'password-changed');
  });
  deps.mailSender.call();
  return { email: proven.email, password: hash };
}

/**
 * The use case: sends the link with which a new password is chosen, where the address has an account, and says that it has none where it has not. Each address
 * costs the same: whoever watches how long others wait learns nothing either (row S-03).
 */
export async function sendReset({ database, notify }: Pick<Needed, 'database' | 'notify'>, email: string): Promise<void> {
  const known = await findAccount(database, { email });
  // Counted for each address, so that no share tells them apart. An owner has a letter all the same.
  const room = await mayWrite({ database }, email);
  const token = newToken();
  const link = { purpose: 'reset', tokenHash: token.hash, minutes: accountLimits.linkMinutes } as const;
  await database.asSystem(async (tx) => {
    const account = await lockAccount(tx, known?.id ?? randomUUID());
    if (account?.email === email && (account.confirmed || room)) {
      await addLink(tx, account.id, { ...link, address: email });
      const name = account.confirmed ? account.name : null;
      return notify(tx, { kind: 'reset', email, name, link: linkTo('/reset-password', token) });
    }
    await addLinkOfNobody(tx, link);
    // Without room, to nobody: such a letter is made and thrown away. What was sent to an unconfirmed account before goes on working.
    return notify(tx, { kind: 'unknown', email: room ? email : '', name: null, link: '/signup' });
  });
}

/**
 * The use case: the link of a letter chooses a new password, and every session and challenge of the account ends. A link that takes the account back also moves it
 * to where the letter went. Answers with the account as it is then.
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
  // Somebody was quicker, with this link or with what ended it.
  return done ?? refuseLink((await findLink(database, tokenHash))?.ended ?? null);
}
