import { createHash } from 'node:crypto';
import { hasSession } from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import type { Accounts, Person } from './accounts.ts';

/** Who has a logo made, and how it is counted. */
export interface Counted {
  readonly person: Person;
  /** Key of this press and of what it asks for, to count a repeated one once. Undefined: every request counts. */
  readonly key: string | undefined;
  /** What is said at the limit. Default: the catalogue’s text. */
  readonly limitText?: string;
}

/**
 * Makes something that counts as one logo (rows U): the limit is looked at, it is made, then counted, then released. A failure
 * costs nothing, and nothing leaves uncounted. Refusals: `usage.limit`, `usage.unrecorded`, `account.needed`; rejects as `make` does.
 */
export async function countLogo<T>(
  { accounts: { usage }, database }: Pick<Deps, 'accounts' | 'database'>,
  { person, key, limitText }: Counted,
  make: () => Promise<T>,
): Promise<T> {
  const refuseMore = (): never => refuse('usage.limit', limitText === undefined ? {} : { message: limitText });
  const counted = key === undefined ? false : await usage.spent(person, key);
  // What cannot be read stops nobody: the count below decides.
  const rows = counted === false ? await usage.list(person) : [];
  if (rows.some(({ type, isLimitReached }) => type === 'logo_generation' && isLimitReached)) refuseMore();
  const made = await make();
  // The session may have ended while it was drawn (H15-06).
  if (!(await hasSession(database.statements, person.sessionId))) refuse('account.needed');
  if (counted !== true && !(await spend(usage, person, key))) refuseMore();
  return made;
}

/** Key of a press for this very thing: with what was a press for one, no other is had. Undefined for a press without one. */
export const pressKey = (attempt: string | undefined, asked: readonly unknown[]): string | undefined =>
  attempt === undefined
    ? undefined
    : createHash('sha256')
        .update(JSON.stringify([attempt, ...asked]))
        .digest('base64url');

/** Counts one; false at the limit. What cannot be counted is not handed out, and that is our fault (row U-04): `usage.unrecorded`. */
const spend = (usage: Accounts['usage'], person: Person, key: string | undefined): Promise<boolean> =>
  usage.spend(person, 'logo_generation', key).catch((error: unknown) => {
    throw new ProblemError('usage.unrecorded', { retryAfter: 5 }, error);
  });
