import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planPairs } from './pair-plan.ts';

const open = { plain: [0, 1, 2, 3, 4, 5, 6], real: [1, 3, 5], golden: [0, 2] };

test('the same seed gives the same pairs, another seed others', () => {
  expect(planPairs('a', open, 24)).toEqual(planPairs('a', open, 24));
  expect(planPairs('a', open, 24)).not.toEqual(planPairs('b', open, 24));
});

test('every brief meets every rival once, in numbered pairs with balanced sides', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const plan = planPairs(seed, open, 24);
      expect(plan.map(({ pair }) => pair)).toEqual(plan.map((_, i) => i + 1));
      for (const [rival, briefs] of Object.entries(open)) {
        const some = plan.filter((one) => one.rival === rival);
        expect(some.map(({ brief }) => brief).sort()).toEqual(briefs);
        const left = some.filter(({ ours }) => ours === 'A').length;
        expect(Math.abs(2 * left - some.length)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 50 },
  );
});

test('a count takes that many of each rival', () => {
  expect(planPairs('a', open, 2)).toHaveLength(6);
});
