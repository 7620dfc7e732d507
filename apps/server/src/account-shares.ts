import { createHash } from 'node:crypto';
import { type Share, takeShare } from '@brandwright/data';
import { shareOrRefuse } from './admitted.ts';
import type { Deps } from './app-env.ts';

/** Tries at one account, from wherever they come (row S-04): 10 in a quarter of an hour. */
const tries = { most: 10, seconds: 900 } as const;
/** Letters to one address, whoever asks for them: 5 an hour. */
const letters = { most: 5, seconds: 3600 } as const;

/** Takes one try at a password or code of `whom`: an address, or who asks for a code. Refuses with the seconds to wait. */
export const tryAt = (deps: Pick<Deps, 'database'>, whom: string): Promise<void> =>
  shareOrRefuse(deps, { key: `sign-in:${hashed(whom)}`, ...tries });

/** Takes one letter to an address. Refuses with the seconds to wait. */
export const letterTo = (deps: Pick<Deps, 'database'>, email: string): Promise<void> => shareOrRefuse(deps, lettersOf(email));

const lettersOf = (email: string): Share => ({ key: `letters:${hashed(email)}`, ...letters });

/** The same without refusing: whether the address may get a letter. */
export const mayWrite = async ({ database }: Pick<Deps, 'database'>, email: string): Promise<boolean> =>
  (await takeShare(database, lettersOf(email))) === null;

/** What the limits keep tells nobody whose they are. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');
