import { expect, test } from 'vitest';
import { briefOf, setOf } from '../../testing/font-book.ts';
import { shownCount } from './shown-count.ts';

const input = { name: 'Pelican', description: 'Surf school by the bay', industry: 'Retail' };

test('[W-17] designs that show what was chosen are counted', () => {
  const brief = { ...input, shows: { things: ['lighthouse'] } };
  const marks = setOf(brief).designs.map(({ genome }) => genome.mark);
  const counted = shownCount(briefOf(brief), marks);
  expect(counted).toBe(marks.filter((mark) => /beacon|lighthouse|tower/.test(mark ?? '')).length);
  expect(counted).toBeGreaterThanOrEqual(3);
});

test('[W-17] without a choice, and of names alone, none is counted', () => {
  expect(shownCount(briefOf(input), ['icon/lighthouse'])).toBe(0);
  expect(shownCount(briefOf({ ...input, shows: { things: ['lighthouse'] } }), [null])).toBe(0);
});
