import type { TokenMeter } from '../src/gateways/ai/ai.ts';

/** For tests: a meter of so many units, and how many are left. */
export function countingMeter(units: number): TokenMeter & { left: number } {
  const meter = {
    left: units,
    take: async (taken: number) => {
      if (taken > meter.left) return false;
      meter.left -= taken;
      return true;
    },
    giveBack: async (returned: number) => {
      meter.left += returned;
    },
  };
  return meter;
}
