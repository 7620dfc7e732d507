import { createHash, randomBytes } from 'node:crypto';
import { consume, type KnownAccount, type RateLimit, refundUnits } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';

/** Tries at one account, from wherever they come (row S-04): 10 in a quarter of an hour. */
const tries = { most: 10, seconds: 900 } as const;
/** Letters to one address, whoever asks for them: 5 an hour. */
const letters = { most: 5, seconds: 3600 } as const;

/** Takes one try at a password or code of `whom`: an address, or who asks for a code. Refuses with the seconds to wait. */
export const tryAt = (deps: Pick<Deps, 'database'>, whom: string): Promise<void> => consumeOrRefuse(deps, triesOf(whom));

/**
 * The same for somebody whom a stranger must not lock out: who is signed in, or signs in where they did before (OWASP's device cookies). They have
 * tries of their own, which count against the address as well.
 */
export async function tryAsKnown(deps: Pick<Deps, 'database'>, whom: string, known: string): Promise<void> {
  await consumeOrRefuse(deps, triesOf(`known ${known}`));
  await consume(deps.database, triesOf(whom));
}

const triesOf = (whom: string): RateLimit => ({ key: `sign-in:${hashed(whom)}`, ...tries });

/** What a mark reads of an account: its address and the hash of its password. */
export type MarkedAccount = Pick<KnownAccount, 'email' | 'password'>;

/** What a browser keeps in which somebody signed in: whose account it was, as it was then, and which browser it is. */
export const browserMark = (account: MarkedAccount, { byCode }: { readonly byCode: boolean }): string =>
  `${markOf(account)}~${randomBytes(16).toString('base64url')}${byCode ? codeGiven : ''}`;

/** How the mark of a browser ends in which a code of the second factor was given: the password, or a letter, proves none. */
const codeGiven = '~code';

/** Whether a mark is of this account, and of a browser in which a code of it was given. */
export const isCodeMarkOf = (mark: string | null, account: MarkedAccount | null): mark is string =>
  isMarkOf(mark, account) && mark.endsWith(codeGiven);

/** Whether a mark is of this account. It ends with the password and the address: who knew an earlier password has no tries of their own. */
export const isMarkOf = (mark: string | null, account: MarkedAccount | null): mark is string =>
  account !== null && (mark?.startsWith(`${markOf(account)}~`) ?? false);

const markOf = ({ email, password }: MarkedAccount): string => hashed([email, password].join(' '));

/**
 * Takes one letter to an address, for a sign-up or a move. Refuses with the seconds to wait, alike whether or not there is an account. Answers with
 * `mayWrite`.
 */
export async function letterTo(deps: Pick<Deps, 'database'>, email: string): Promise<boolean> {
  await consumeOrRefuse(deps, { key: `letters:${hashed(email)}`, ...letters });
  return mayWrite(deps, email);
}

/** Takes one letter with a new password: strangers who sign up with an address must not use up what lets its owner in. */
export const resetLetterTo = (deps: Pick<Deps, 'database'>, email: string): Promise<void> =>
  consumeOrRefuse(deps, { key: `reset-letters:${hashed(email)}`, ...letters });

/**
 * Takes one letter to an address that was never confirmed, whatever it is for: whether there is one left. No answer may tell it, since only such an
 * address has this share.
 */
export const mayWrite = async ({ database }: Pick<Deps, 'database'>, email: string): Promise<boolean> =>
  (await consume(database, { key: `first-letters:${hashed(email)}`, ...letters })) === null;

/**
 * The same for a letter that says that we have a message: one an hour, so that strangers who write in the name of an address leave four to whoever signs up with it
 * (H10-09).
 */
export const mayAcknowledge = async (deps: Pick<Deps, 'database'>, email: string): Promise<boolean> =>
  (await consume(deps.database, { key: `acknowledgements:${hashed(email)}`, most: 1, seconds: 3600 })) === null &&
  mayWrite(deps, email);

/** Messages to us: 10 an hour of one client, and 5 an hour in the name of one email address (row C-02). */
const messages = { client: { most: 10, seconds: 3600 }, sender: { most: 5, seconds: 3600 } } as const;

/**
 * Takes one message of a client and of its sender: the owner of the email address by their account, or whoever types it. A stranger who types it uses up nothing of its owner's
 * (H9-01). Refuses with the seconds to wait.
 */
export async function messageFrom(
  deps: Pick<Deps, 'database'>,
  client: string,
  { email, ownerId }: { readonly email: string; readonly ownerId: string | null },
): Promise<void> {
  await consumeOrRefuse(deps, { key: `messages:${client}`, ...messages.client }, '10 messages an hour');
  await consumeOrRefuse(deps, { key: `messages-of:${ownerId ?? hashed(email)}`, ...messages.sender }, '5 messages an hour');
}

/** Accounts that keep a large draft for the first time, of one client in an hour: whoever confirms one account after the other would fill the disk (H11-04). */
const firstDrafts = { most: 60, seconds: 3600 } as const;

/**
 * Takes one first large draft of a client, once an hour for each account: nobody uses up what others at their address have (H12-02). Refuses with the
 * seconds to wait; the browser keeps the draft that it could not hand over.
 */
export async function firstDraftFrom(deps: Pick<Deps, 'database'>, client: string, personId: string): Promise<void> {
  const own = { key: `first-draft-of:${personId}`, most: 1, seconds: firstDrafts.seconds };
  if ((await consume(deps.database, own)) !== null) return;
  await consumeOrRefuse(deps, { key: `first-drafts:${client}`, ...firstDrafts }, '60 new large drafts an hour').catch(
    async (error: unknown) => {
      await refundUnits(deps.database, own);
      throw error;
    },
  );
}

/** What the limits keep tells nobody whose they are. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Takes from a share that is kept in the database, or refuses with the seconds to wait. `allowed` says what the share is, where it is not of requests. */
export async function consumeOrRefuse({ database }: Pick<Deps, 'database'>, share: RateLimit, allowed?: string): Promise<void> {
  const wait = await consume(database, share);
  if (wait !== null) tooMany(share, wait, allowed);
}

/** Refuses with what is allowed and the seconds to wait. */
export function tooMany({ most, seconds }: RateLimit, retryAfter: number, allowed?: string): never {
  const span = seconds === 60 ? 'a minute' : `in ${Math.round(seconds / 60)} minutes`;
  return refuse('request.rate_limited', { retryAfter, allowed: allowed ?? `${most} requests ${span}` });
}
