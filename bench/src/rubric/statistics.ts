/** A share with its 95 % interval; each in [0, 1]. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/** Wilson's score interval for `wins` of `n`; equal verdicts count as half a win, so `wins` may be fractional. */
export function wilson(wins: number, n: number): Share {
  if (n === 0) return { share: Number.NaN, low: 0, high: 1 };
  const p = wins / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { share: p, low: p === 0 ? 0 : middle - half, high: p === 1 ? 1 : middle + half };
}

/**
 * Cohen's kappa of two readers with weights |i − j|^power ÷ (categories − 1)^power: 1 linear, 2 quadratic. Ratings are whole
 * numbers from 0 to categories − 1. 1 is agreement, 0 what chance gives; NaN when both always say the same one thing.
 */
export function weightedKappa(ratings: readonly (readonly [number, number])[], categories: number, power: 1 | 2): number {
  const n = ratings.length;
  if (n === 0) return Number.NaN;
  const share = (of: readonly number[]): readonly number[] =>
    Array.from({ length: categories }, (_, k) => of.filter((v) => v === k).length / n);
  const first = share(ratings.map(([a]) => a));
  const second = share(ratings.map(([, b]) => b));
  const weight = (i: number, j: number): number => (Math.abs(i - j) / (categories - 1)) ** power;
  const seen = ratings.reduce((sum, [a, b]) => sum + weight(a, b), 0) / n;
  const chance = first.reduce((sum, p, i) => sum + second.reduce((rest, q, j) => rest + p * q * weight(i, j), 0), 0);
  return chance === 0 ? Number.NaN : 1 - seen / chance;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
