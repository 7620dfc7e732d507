import { enhancementLimit } from '@brandwright/contract';
import { consume, type Database, hasPremium, refundUnits } from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';

/**
 * Does the work of one call of the enhancement for a premium person (I-01). Calls are counted atomically; one that fails is given back.
 * Refusals: `enhancement.premium`, `request.rate_limited` with the minutes to wait.
 */
export async function asPremiumCall<T>(database: Database, personId: string, work: () => Promise<T>): Promise<T> {
  if (!(await hasPremium(database, personId))) refuse('enhancement.premium');
  const { calls: most, seconds } = enhancementLimit;
  const limit = { key: `enhancements:${personId}`, most, seconds };
  const wait = await consume(database, limit);
  if (wait !== null) refuseFor(wait, most);
  try {
    return await work();
  } catch (error) {
    await refundUnits(database, limit);
    throw error;
  }
}

function refuseFor(seconds: number, most: number): never {
  const minutes = Math.ceil(seconds / 60);
  return refuse('request.rate_limited', {
    message: `Rate limit exceeded. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    allowed: `${most} enhancements an hour`,
    retryAfter: seconds,
  });
}
