import { accountLimits } from '@brandwright/contract';
import { addLink, beginAccount, findAccount, holdAccount, writeAudit } from '@brandwright/data';
import type { Deps } from '../app-env.ts';
import { hashOfToken, linkTo, newToken } from './link-token.ts';

type Needed = Pick<Deps, 'auth' | 'database' | 'notify'>;

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * The use case: somebody signs up. Answers with a secret for their browser, which confirms the account with one press of the letter's link. The
 * caller learns the same of every address, and at the same cost: the password is hashed and a letter queued for each.
 */
export async function signUp(
  { auth, database, notify }: Needed,
  { name, email, password }: SignUp,
  requestId: string,
): Promise<string> {
  const [token, browser, hash] = [newToken(), newToken(), await auth.passwords.hash(password)];
  const link = { tokenHash: token.hash, browserHash: browser.hash, minutes: accountLimits.linkMinutes };
  await database.asSystem(async (tx) => {
    const begun = await beginAccount(tx, { email, name, password: hash, link });
    if (begun.kind === 'known') return notify(tx, { kind: 'known', email, name: begun.name, link: '/login' });
    await notify(tx, { kind: 'confirm', email, link: linkTo('/confirm', token) });
    const action = begun.kind === 'created' ? 'account.created' : 'account.signed-up-again';
    await writeAudit(tx, { action, personId: begun.id, requestId });
  });
  return browser.secret;
}

/**
 * Sends the link of an unconfirmed account again to whoever signs in with its password. Answers with the secret for their browser; null where the
 * password is no longer, or the account no longer unconfirmed.
 */
export async function sendLinkAgain({ auth, database, notify }: Needed, email: string, password: string): Promise<string | null> {
  const known = await findAccount(database, { email });
  if (known === null || known.confirmed || !(await auth.passwords.verify(password, known.password))) return null;
  const [token, browser] = [newToken(), newToken()];
  return database.asSystem(async (tx) => {
    const account = await holdAccount(tx, known.id);
    // A sign-up meanwhile has made it an account of another password, which this browser does not know.
    if (account === null || account.confirmed || account.password !== known.password) return null;
    const minutes = accountLimits.linkMinutes;
    await addLink(tx, known.id, {
      purpose: 'confirm',
      address: email,
      tokenHash: token.hash,
      browserHash: browser.hash,
      minutes,
    });
    await notify(tx, { kind: 'confirm', email, link: linkTo('/confirm', token) });
    return browser.secret;
  });
}

/** Whether a browser's cookie is the secret that a link was made with. */
export const isSameBrowser = (secret: string | undefined, hash: string | null): boolean =>
  secret !== undefined && hash !== null && hashOfToken(secret) === hash;
