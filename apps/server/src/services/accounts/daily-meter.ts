import type { Database, RateLimit } from '@brandwright/data';
import type { TokenMeter } from '../../gateways/ai/ai.ts';
import { clientLimits, returnAll, takeAll } from './rate-limits.ts';

const day = 86_400;

/** What is counted of a model's use. */
type Metered = 'tokens' | 'images';

/** Who uses a model: a person, or a visitor by address. */
type ModelUser = { readonly personId: string } | { readonly personId: null; readonly address: string };

/** Accounts as which all visitors together count: many addresses are cheaper to have than many accounts. */
const visitorsAs = 20;

/**
 * The tokens or pictures that an account may use in a day, which begins with its first request. A visitor’s address has as many, and all
 * visitors together have as many as twenty accounts.
 */
export function dailyMeter(database: Database, what: Metered, user: ModelUser, most: number): TokenMeter {
  const limits = (units: number): readonly RateLimit[] => limitsOf(`ai-${what}`, user, most).map((one) => ({ ...one, units }));
  return {
    take: async (units) => (await takeAll(database, limits(units))) === null,
    giveBack: (units) => returnAll(database, limits(units)),
  };
}

const limitsOf = (resource: string, user: ModelUser, most: number): readonly RateLimit[] =>
  user.personId === null
    ? [
        ...clientLimits(resource, user.address, { most, seconds: day }),
        { key: `${resource}:visitors`, most: most * visitorsAs, seconds: day },
      ]
    : [{ key: `${resource}:${user.personId}`, most, seconds: day }];
