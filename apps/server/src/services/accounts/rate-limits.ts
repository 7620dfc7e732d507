import { createHash, randomBytes } from 'node:crypto';
import { consume, type Database, type KnownAccount, type RateLimit, refundUnits, type SecondFactor } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { networksOf } from '../../http/client-address.ts';
import { refuse } from '../../http/problem-error.ts';

/** Attempts per account, from anywhere: 10 in 15 minutes (S-04). */
const tries = { most: 10, seconds: 900 } as const;
/** Emails to one address, whoever requests them: 5 an hour. */
const emails = { most: 5, seconds: 3600 } as const;

/**
 * Counts an attempt at a password or code for `whom`: an address, or the person who gives a code. Refuses
 * with the seconds to wait.
 */
export const tryAt = (deps: Pick<Deps, 'database'>, whom: string): Promise<void> => consumeOrRefuse(deps, triesOf(whom));

/**
 * The same for people whom a stranger must not lock out: signed in, or in a browser where they signed in
 * before (OWASP's device cookies). They have their own attempts, which also count against the address.
 */
export async function tryAsKnown(deps: Pick<Deps, 'database'>, whom: string, known: string): Promise<void> {
  await consumeOrRefuse(deps, triesOf(`known ${known}`));
  await consume(deps.database, triesOf(whom));
}

const triesOf = (whom: string): RateLimit => ({ key: `sign-in:${hashed(whom)}`, ...tries });

/** Fields of an account that a browser mark depends on. */
export type MarkedAccount = Pick<KnownAccount, 'email' | 'password'>;

/** The second factor that a code was of, by its encrypted secret. */
export type MarkedFactor = Pick<SecondFactor, 'secret'>;

/**
 * A browser's mark after sign-in: the account as it was then, a random id of the browser and, where a code
 * was given, the factor that the code was of.
 */
export const browserMark = (account: MarkedAccount, factor: MarkedFactor | null): string =>
  `${markOf(account)}~${randomBytes(16).toString('base64url')}${factor === null ? '' : codeGiven(factor)}`;

/**
 * Suffix of a mark in a browser where a code was given. A password or an email does not prove one, nor does a
 * code of an earlier factor (H14-01).
 */
const codeGiven = ({ secret }: MarkedFactor): string => `~code ${hashed(secret)}`;

/** True if a mark belongs to this account, and to a browser where a code of this factor was given. */
export const isCodeMarkOf = (mark: string | null, account: MarkedAccount | null, factor: MarkedFactor | null): mark is string =>
  factor !== null && isMarkOf(mark, account) && mark.endsWith(codeGiven(factor));

/**
 * True if a mark belongs to this account. A new password or address invalidates it, so whoever knew an
 * earlier password has no attempts of their own.
 */
export const isMarkOf = (mark: string | null, account: MarkedAccount | null): mark is string =>
  account !== null && (mark?.startsWith(`${markOf(account)}~`) ?? false);

const markOf = ({ email, password }: MarkedAccount): string => hashed([email, password].join(' '));

/**
 * Counts an email to an address for a sign-up or a move. Refuses with the seconds to wait, whether or not an
 * account exists. Returns `mayWrite`.
 */
export async function emailTo(deps: Pick<Deps, 'database'>, email: string): Promise<boolean> {
  await consumeOrRefuse(deps, { key: `emails:${hashed(email)}`, ...emails });
  return mayWrite(deps, email);
}

/**
 * Counts a password-reset email. A separate limit, so that strangers who sign up with an address cannot use
 * up what lets its owner in.
 */
export const resetEmailTo = (deps: Pick<Deps, 'database'>, email: string): Promise<void> =>
  consumeOrRefuse(deps, { key: `reset-emails:${hashed(email)}`, ...emails });

/**
 * Counts an email to a never-confirmed address. True if the limit allows it. No answer may reveal this,
 * because only such addresses have this limit.
 */
export const mayWrite = async ({ database }: Pick<Deps, 'database'>, email: string): Promise<boolean> =>
  (await consume(database, { key: `first-emails:${hashed(email)}`, ...emails })) === null;

/**
 * The same for confirmations of contact messages: one an hour, so that strangers who write in someone's name
 * leave four for that person's sign-up (H10-09).
 */
export const mayAcknowledge = async (deps: Pick<Deps, 'database'>, email: string): Promise<boolean> =>
  (await consume(deps.database, { key: `acknowledgements:${hashed(email)}`, most: 1, seconds: 3600 })) === null &&
  mayWrite(deps, email);

/** Contact messages: 10 an hour per client, and 5 an hour per sender (C-02). */
const messages = { client: { most: 10, seconds: 3600 }, sender: { most: 5, seconds: 3600 } } as const;

/**
 * Counts a contact message for its client and its sender. An address counts by account if its owner writes,
 * otherwise by address: a stranger who types it uses up nothing of its owner's (H9-01). Refuses with the
 * seconds to wait.
 */
export async function messageFrom(
  deps: Pick<Deps, 'database'>,
  client: string,
  { email, ownerId }: { readonly email: string; readonly ownerId: string | null },
): Promise<void> {
  await takeOfClient(deps, clientLimits('messages', client, messages.client), '10 messages an hour');
  await consumeOrRefuse(deps, { key: `messages-of:${ownerId ?? hashed(email)}`, ...messages.sender }, '5 messages an hour');
}

/** Visitors whose first vote on a kit counts: 10 a day per client (S-28). Who voted may change their vote. */
const voters = { most: 10, seconds: 86_400 } as const;
/** Comments of visitors: 10 an hour per client, and 30 a day on one kit. */
const comments = { most: 10, seconds: 3600 } as const;
const commentsOnKit = { most: 30, seconds: 86_400 } as const;

/**
 * Counts a visitor’s first vote on a kit for their client, so that nobody is many visitors by dropping a cookie. Refuses with
 * the seconds to wait.
 */
export const newVoterFrom = (deps: Pick<Deps, 'database'>, client: string, kitId: string): Promise<void> =>
  takeOfClient(deps, clientLimits(`voters-${kitId}`, client, voters), '10 new voters a day');

/** Counts a visitor’s comment for their client: in all, and on this kit. Refuses with the seconds to wait. */
export async function commentFrom(deps: Pick<Deps, 'database'>, client: string, kitId: string): Promise<void> {
  await takeOfClient(deps, clientLimits('comments', client, comments), '10 comments an hour');
  await takeOfClient(deps, clientLimits(`comments-${kitId}`, client, commentsOnKit), '30 comments a day');
}

/** Counts a repeated confirmation of a person’s request (Y-01). Refuses with the seconds to wait. */
export const confirmationFor = (deps: Pick<Deps, 'database'>, personId: string): Promise<void> =>
  consumeOrRefuse(deps, { key: `confirmations:${personId}`, ...emails }, '5 confirmations an hour');

/**
 * First large drafts per client and hour. Otherwise someone confirming account after account could fill the
 * disk (H11-04).
 */
const firstDrafts = { most: 60, seconds: 3600 } as const;

/**
 * Takes one first large draft of a client, once an hour for each account: nobody uses up what others at their address have (H12-02). Refuses with the
 * seconds to wait; the browser keeps the draft that it could not hand over.
 */
export async function firstDraftFrom(deps: Pick<Deps, 'database'>, client: string, personId: string): Promise<void> {
  const shares = clientLimits('first-drafts', client, firstDrafts);
  // The client's first: where it is used up, no number of drafts at once gets past it (H13-03).
  await takeOfClient(deps, shares, '60 new large drafts an hour');
  const own = { key: `first-draft-of:${personId}`, most: 1, seconds: firstDrafts.seconds };
  if ((await consume(deps.database, own)) === null) return;
  for (const share of shares) await refundUnits(deps.database, share);
}

/** What a client may use of a resource: its address, and with more the wider networks around it (H16-02). */
export const clientLimits = (
  resource: string,
  client: string,
  { most, seconds }: Omit<RateLimit, 'key'>,
): readonly RateLimit[] => [
  { key: `${resource}:${client}`, most, seconds },
  ...networksOf(client).map(({ key, weight }) => ({ key: `${resource}:${key}`, most: most * weight, seconds })),
];

/** Counts against a client's limits, from narrow to wide, or refuses with the seconds to wait. */
async function takeOfClient(deps: Pick<Deps, 'database'>, limits: readonly RateLimit[], allowed: string): Promise<void> {
  for (const limit of limits) await consumeOrRefuse(deps, limit, allowed);
}

/**
 * Takes from several limits, from narrow to wide. Where one is used up, everything is returned, and the answer is that limit and the seconds to
 * wait; null if everything was taken.
 */
export async function takeAll(
  database: Database,
  limits: readonly RateLimit[],
): Promise<{ readonly limit: RateLimit; readonly wait: number } | null> {
  for (const [i, limit] of limits.entries()) {
    const wait = await consume(database, limit);
    if (wait === null) continue;
    // What was refused was counted as well.
    await returnAll(database, limits.slice(0, i + 1));
    return { limit, wait };
  }
  return null;
}

/** Returns what was taken from several limits. */
export async function returnAll(database: Database, limits: readonly RateLimit[]): Promise<void> {
  for (const limit of limits) await refundUnits(database, limit);
}

/** Hashed, so that the limits do not reveal whose they are. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Counts against a limit in the database, or refuses with the seconds to wait. `allowed` describes a limit
 * that is not in requests.
 */
export async function consumeOrRefuse({ database }: Pick<Deps, 'database'>, share: RateLimit, allowed?: string): Promise<void> {
  const wait = await consume(database, share);
  if (wait !== null) tooMany(share, wait, allowed);
}

/** Refuses with the limit and the seconds to wait. */
export function tooMany({ most, seconds }: RateLimit, retryAfter: number, allowed?: string): never {
  const span = seconds === 60 ? 'a minute' : `in ${Math.round(seconds / 60)} minutes`;
  return refuse('request.rate_limited', { retryAfter, allowed: allowed ?? `${most} requests ${span}` });
}
