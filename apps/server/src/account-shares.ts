import { createHash, randomBytes } from 'node:crypto';
import { type Share, takeShare } from '@brandwright/data';
import { shareOrRefuse } from './admitted.ts';
import type { Deps } from './app-env.ts';

/** Tries at one account, from wherever they come (row S-04): 10 in a quarter of an hour. */
const tries = { most: 10, seconds: 900 } as const;
/** Letters to one address, whoever asks for them: 5 an hour. */
const letters = { most: 5, seconds: 3600 } as const;

/** Takes one try at a password or code of `whom`: an address, or who asks for a code. Refuses with the seconds to wait. */
export const tryAt = (deps: Pick<Deps, 'database'>, whom: string): Promise<void> => shareOrRefuse(deps, triesOf(whom));

/**
 * The same for somebody whom a stranger must not lock out: who is signed in, or signs in where they did before (OWASP's device cookies). They have
 * tries of their own, which count against the address as well.
 */
export async function tryAsKnown(deps: Pick<Deps, 'database'>, email: string, known: string): Promise<void> {
  await shareOrRefuse(deps, triesOf(`known ${known}`));
  await takeShare(deps.database, triesOf(email));
}

const triesOf = (whom: string): Share => ({ key: `sign-in:${hashed(whom)}`, ...tries });

/** What a browser in which somebody signed in keeps of that: whose address it was, and which browser it is. */
export const browserMark = (email: string): string => `${hashed(email)}~${randomBytes(16).toString('base64url')}`;

/** Whether a mark is of somebody with this address. */
export const isMarkOf = (mark: string | null, email: string): mark is string => mark?.startsWith(`${hashed(email)}~`) ?? false;

/** Takes one letter to an address. Refuses with the seconds to wait. */
export const letterTo = (deps: Pick<Deps, 'database'>, email: string): Promise<void> => shareOrRefuse(deps, lettersOf(email));

/** Takes one letter with a new password: strangers who sign up with an address must not use up what lets its owner in. */
export const resetLetterTo = (deps: Pick<Deps, 'database'>, email: string): Promise<void> =>
  shareOrRefuse(deps, { key: `reset-letters:${hashed(email)}`, ...letters });

const lettersOf = (email: string): Share => ({ key: `letters:${hashed(email)}`, ...letters });

/** The same without refusing: whether the address may get a letter. */
export const mayWrite = async ({ database }: Pick<Deps, 'database'>, email: string): Promise<boolean> =>
  (await takeShare(database, lettersOf(email))) === null;

/** What the limits keep tells nobody whose they are. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');
