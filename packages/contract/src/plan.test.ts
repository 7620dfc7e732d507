import { expect, test } from 'vitest';
import { contentsOf, type Plan, plans } from './plan.ts';

test('[B-01] [B-06] a plan holds all that a cheaper one holds', () => {
  const ladder: readonly Plan[] = Object.values(plans).toSorted((a, b) => a.cents - b.cents);
  for (const [i, plan] of ladder.entries()) {
    const cheaper = ladder[i - 1];
    if (cheaper === undefined) continue;
    for (const key of ['kept', 'wholeSets', 'revisions'] as const)
      expect(plan[key], `${key} of ${plan.name}`).toBeGreaterThanOrEqual(cheaper[key]);
    expect(plan.wholeSets, plan.name).toBeGreaterThan(cheaper.wholeSets);
    expect(plan.wholeSets, plan.name).toBeLessThanOrEqual(plan.kept);
    // What the page counts is what can be finished.
    expect(Math.max(plan.logos, plan.variations), plan.name).toBeLessThanOrEqual(plan.wholeSets);
  }
});

test('[B-01] [Z-05] each plan’s contents are told in a few words', () => {
  expect(Object.values(plans).map(contentsOf)).toEqual([
    '8 designs, one with full files',
    '8 designs, 3 with full files',
    '15 designs, each with full files',
    '25 designs, each with full files, and 2 free revisions by our designers',
  ]);
});
