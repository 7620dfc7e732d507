import { consume, type Database, refundUnits } from '@brandwright/data';
import type { TokenMeter } from '../../gateways/ai/ai.ts';

const day = 86_400;

/** The tokens or pictures that an account may use in a day, which begins with its first request. */
export function dailyMeter(database: Database, what: 'tokens' | 'images', personId: string, most: number): TokenMeter {
  const limit = { key: `ai-${what}:${personId}`, most, seconds: day };
  const giveBack = (units: number): Promise<void> => refundUnits(database, { ...limit, units });
  return {
    async take(units) {
      if ((await consume(database, { ...limit, units })) === null) return true;
      // What was refused was counted as well.
      await giveBack(units);
      return false;
    },
    giveBack,
  };
}
