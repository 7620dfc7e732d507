import { expect, test } from 'vitest';
import { type Plan, plans } from './plan.ts';

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
