import { describe, expect, test } from 'vitest';
import { weightedKappa, wilson } from './statistics.ts';

describe('wilson', () => {
  test('agrees with the published interval for 15 of 20', () => {
    const { share, low, high } = wilson(15, 20);
    expect(share).toBe(0.75);
    expect(low).toBeCloseTo(0.5313, 3);
    expect(high).toBeCloseTo(0.8881, 3);
  });

  test('stays within 0 and 1 at the ends, and says nothing without a verdict', () => {
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
  });
});

describe('weighted kappa', () => {
  test('is 1 for readers who agree and below 0 for readers who oppose each other', () => {
    const same = [0, 1, 2, 2].map((v) => [v, v] as const);
    expect(weightedKappa(same, 3, 1)).toBe(1);
    const opposed = [0, 2, 0, 2].map((v) => [v, 2 - v] as const);
    expect(weightedKappa(opposed, 3, 1)).toBe(-1);
  });

  test('gives the value worked out by hand for two categories', () => {
    // 20 both yes, 15 both no, 5 and 10 apart: observed .70, by chance .50.
    const counts = [
      [0, 0, 20],
      [0, 1, 5],
      [1, 0, 10],
      [1, 1, 15],
    ] as const;
    const ratings = counts.flatMap(([a, b, n]) => Array.from({ length: n }, () => [a, b] as const));
    expect(weightedKappa(ratings, 2, 1)).toBeCloseTo(0.4, 10);
  });

  test('forgives a near miss more than a far one', () => {
    const base = [0, 0, 1, 2, 3, 4, 4].map((v) => [v, v] as const);
    const near = [...base, [2, 3] as const];
    const far = [...base, [0, 4] as const];
    expect(weightedKappa(near, 5, 2)).toBeGreaterThan(weightedKappa(far, 5, 2));
  });
});
