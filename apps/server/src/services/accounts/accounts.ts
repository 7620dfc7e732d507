import { type UsageRow, type UsageType, usageLimits, usageTypes } from '@brandwright/contract';
import {
  type AddressLimits,
  type Authorization,
  authorizeKey,
  authorizeRequest,
  type Database,
  type KeyAuthorization,
  type RateLimit,
  readUsage,
  type SessionPerson,
  spendOnce,
  spendUsage,
  wasReleased,
} from '@brandwright/data';
import type { Logger } from 'pino';
import { signedToken } from '../../http/signed-cookie.ts';

/** A signed-in person. If they have a second factor, they gave it at sign-in. */
export type Person = SessionPerson;

/** Use of limited features. */
interface Usage {
  /** One row per type. Never rejects: empty if it cannot be read, which blocks nobody (U-04). */
  list(person: Person): Promise<readonly UsageRow[]>;
  /**
   * Counts one use, atomically, and once per key. False at the limit (U-03, R-14). Rejects if it cannot be
   * counted: that is our fault, and nothing is given away (U-04).
   */
  spend(person: Person, type: UsageType, key?: string): Promise<boolean>;
  /** Whether one was taken for that key before; never rejects: null when it cannot be read, which stops nobody (row U-04). */
  spent(person: Person, key: string): Promise<boolean | null>;
}

/** Everything the server needs to know about accounts. */
export interface Accounts {
  /** Counts a request and identifies its sender; null for a visitor. */
  authorizeRequest(request: Request, limits: AddressLimits): Promise<Authorization>;
  /** Counts a request and identifies the bearer of its API key, by the key's hash. `stranger` is what counts if there is none. */
  authorizeKey(keyHash: string, stranger: RateLimit): Promise<KeyAuthorization>;
  readonly usage: Usage;
}

export interface AccountsOptions {
  readonly database: Database;
  /** The secret that signs cookies. */
  readonly secret: string;
  readonly cookieName: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Accounts stored in the database. */
export function openAccounts({ database, secret, cookieName, log }: AccountsOptions): Accounts {
  return {
    authorizeRequest: (request, limits) =>
      authorizeRequest(database, limits, signedToken(request.headers.get('cookie'), cookieName, secret)),
    authorizeKey: (keyHash, stranger) => authorizeKey(database, keyHash, stranger),
    usage: {
      async list(person) {
        try {
          const { premium, counts } = await readUsage(database, person.id);
          return usageTypes.map((type) => rowOf(type, counts.find((one) => one.type === type) ?? { count: 0 }, premium));
        } catch (err) {
          log.warn({ err }, 'usage could not be read');
          return [];
        }
      },
      async spent(person, key) {
        try {
          return await wasReleased(database, person.id, key);
        } catch (err) {
          log.warn({ err }, 'earlier downloads could not be read');
          return null;
        }
      },
      spend: (person, type, key) =>
        key === undefined ? spendUsage(database, person.id, type) : spendOnce(database, person.id, type, key),
    },
  };
}

function rowOf(
  type: UsageType,
  { count, allowed }: { readonly count: number; readonly allowed?: number },
  hasPremium: boolean,
): UsageRow {
  const limit = hasPremium ? usageLimits[type].premium : (allowed ?? usageLimits[type].free);
  return { type, count, limit, isLimitReached: count >= limit, hasPremium };
}
