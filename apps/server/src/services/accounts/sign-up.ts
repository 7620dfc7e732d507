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
  /** Whether the address may get a letter. Where it may not, its newest link goes on working, and nothing changes. */
  readonly room: boolean;
}

/**
 * The use case: somebody signs up. Answers with a secret for their browser, which confirms the account with one press of the letter's link. The
 * caller learns the same of every address, and at the same cost: the password is hashed, an account is made and a letter queued for each.
 */
export async function signUp(
  { auth, database, notify }: Needed,
  { name, email, password, room }: SignUp,
  requestId: string,
): Promise<string> {
  const [token, browser, hash] = [newToken(), newToken(), await auth.passwords.hash(password)];
  if (!room) return browser.secret;
  const link = { tokenHash: token.hash, browserHash: browser.hash, minutes: accountLimits.linkMinutes };
  await database.asSystem(async (tx) => {
    const owner = await beginAccount(tx, { email, name, password: hash, link, requestId });
    if (owner === null) await notify(tx, { kind: 'confirm', email, link: linkTo('/confirm', token) });
    else await notify(tx, { kind: 'known', email, name: owner.name, link: '/login' });
  });
  return browser.secret;
}

/**
 * Sends the link of an unconfirmed account again to whoever has just given its password: `judged` is the account as it was then. The browser that
 * holds the secret confirms it with one press. Where there is none (null), the password is no longer its own or it was confirmed meanwhile, the same is made for
 * nobody: whoever watches how long others wait does not learn whose password was right (H7-03).
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
    // A sign-up meanwhile has made it an account of another password, which this browser does not know.
    const isTheirs = judged !== null && account?.confirmed === false && account.password === judged.password;
    if (isTheirs) await addLink(tx, judged.id, { ...link, address: judged.email });
    else await addLinkOfNobody(tx, link);
    await notify(tx, { kind: 'confirm', email: isTheirs ? judged.email : '', link: linkTo('/confirm', token) });
  });
}

/** Whether a browser's cookie is the secret that a link was made with. */
export const isSameBrowser = (secret: string | undefined, hash: string | null): boolean =>
  secret !== undefined && hash !== null && hashOfToken(secret) === hash;
