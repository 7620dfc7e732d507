import { randomUUID } from 'node:crypto';
import { accountLimits } from '@brandwright/contract';
import { addLink, addLinkOfNobody, beginAccount, type KnownAccount, lockAccount } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { hashOfToken, linkTo, newToken } from './link-token.ts';

type Needed = Pick<Deps, 'auth' | 'database' | 'notify'>;

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** True if the address may get an email. Otherwise nothing changes, and its newest link keeps working. */
  readonly mayEmail: boolean;
}

/**
 * Use case: sign-up. Returns a secret for the browser, which can then confirm the account with one click on
 * the link. The answer and its cost are the same for every address: a password is hashed, an account made and
 * an email queued each time.
 */
export async function signUp(
  { auth, database, notify }: Needed,
  { name, email, password, mayEmail }: SignUp,
  requestId: string,
): Promise<string> {
  const [token, browser, hash] = [newToken(), newToken(), await auth.passwords.hash(password)];
  if (!mayEmail) return browser.secret;
  const link = { tokenHash: token.hash, browserHash: browser.hash, minutes: accountLimits.linkMinutes };
  await database.asSystem(async (tx) => {
    const owner = await beginAccount(tx, { email, name, password: hash, link, requestId });
    if (owner === null) await notify(tx, { kind: 'confirm', email, link: linkTo('/confirm', token) });
    else await notify(tx, { kind: 'known', email, name: owner.name, link: '/login' });
  });
  return browser.secret;
}

/**
 * Resends the confirmation link of an unconfirmed account to whoever just gave its password; `judged` is the
 * account at that time. The browser with the secret confirms it with one click. Without an account (null), or
 * if it changed or was confirmed meanwhile, the same work is done for nobody, so that waiting does not reveal
 * a right password (H7-03).
 */
export async function sendLinkAgain(
  { database, notify }: Pick<Needed, 'database' | 'notify'>,
  judged: KnownAccount | null,
  browserSecret: string,
): Promise<void> {
  const token = newToken();
  const [tokenHash, browserHash] = [token.hash, hashOfToken(browserSecret)];
  const link = { purpose: 'confirm', tokenHash, browserHash, minutes: accountLimits.linkMinutes } as const;
  await database.asSystem(async (tx) => {
    const account = await lockAccount(tx, judged?.id ?? randomUUID());
    // Another sign-up meanwhile may have set a password this browser does not know.
    const isTheirs = judged !== null && account?.confirmed === false && account.password === judged.password;
    if (isTheirs) await addLink(tx, judged.id, { ...link, address: judged.email });
    else await addLinkOfNobody(tx, link);
    await notify(tx, { kind: 'confirm', email: isTheirs ? judged.email : '', link: linkTo('/confirm', token) });
  });
}

/** True if a browser's cookie matches the secret of a link. */
export const isSameBrowser = (secret: string | undefined, hash: string | null): boolean =>
  secret !== undefined && hash !== null && hashOfToken(secret) === hash;
