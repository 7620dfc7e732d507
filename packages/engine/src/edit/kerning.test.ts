import { describe, expect, test } from 'vitest';
import { bookWith, briefOf, setOf } from '../../testing/font-book.ts';
import { faceById } from '../concepts/face.ts';
import type { Design } from '../design-document.ts';
import { asDesigned, type Customization } from './customization.ts';
import { customize, facesForCustomization } from './customize.ts';
import type { Customized } from './customized.ts';

const cases = [
  { name: 'Harbor & Pine', industry: 'Food & Beverage', slogan: 'Coffee by the water' },
  { name: 'Stonebridge Capital', industry: 'Finance' },
  { name: 'PixelForge', industry: 'Technology' },
].map((input) => ({ brief: briefOf(input), designs: setOf(input).designs }));

const edit = (design: Design, brief: (typeof cases)[number]['brief'], change: Partial<Customization>): Customized => {
  const c = { ...asDesigned, ...change };
  return customize(design, brief, c, bookWith(facesForCustomization(design, brief, c)));
};

/** Distances between neighbors on a line, by index of the left one. */
const gaps = ({ letters }: Customized): ReadonlyMap<number, number> =>
  new Map(
    letters.flatMap((letter, i) => {
      const next = letters[i + 1];
      return next === undefined || next.box.x0 < letter.box.x0 ? [] : [[letter.index, next.box.x0 - letter.box.x1] as const];
    }),
  );

describe('a pair', () => {
  test('moves by what was said and nothing else does', () => {
    const seen = { pairs: 0 };
    for (const { brief, designs } of cases)
      for (const design of designs) {
        const before = edit(design, brief, {});
        const face = faceById(design.genome.face);
        // Lines of a poster are scaled to one width, so every letter follows.
        if (before.letters.length === 0 || face === undefined || design.genome.treatment === 'justified') continue;
        const wide = gaps(before);
        for (const [by, index] of [
          [120, 0],
          [-60, 2],
        ] as const) {
          if (!wide.has(index)) continue;
          const after = edit(design, brief, { kerning: { [index]: by } });
          const moved = gaps(after);
          const expected = (by / 1000) * (100 / face.metrics.cap);
          for (const [at, gap] of wide)
            if (moved.has(at)) expect(((moved.get(at) as number) - gap) as number).toBeCloseTo(at === index ? expected : 0, 4);
          seen.pairs++;
          expect(after.design.id).not.toBe(design.id);
        }
      }
    expect(seen.pairs).toBeGreaterThan(20);
  });

  test('kerned by nothing is no edit', () => {
    for (const { brief, designs } of cases)
      for (const design of designs) expect(edit(design, brief, { kerning: {} }).design).toBe(design);
  });
});

describe('letters', () => {
  test('stand in reading order, each once, spaces not counted', () => {
    for (const { brief, designs } of cases)
      for (const design of designs) {
        const { letters } = edit(design, brief, {});
        const indexes = letters.map((l) => l.index);
        expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
        const set = letters.map((l) => l.text).join('');
        expect(brief.letters.replaceAll(' ', '').toLowerCase().startsWith(set.toLowerCase())).toBe(true);
      }
  });

  test.each([
    ['where they join', { name: 'قهوة الصباح', industry: 'Food & Beverage' }],
    ['from the right', { name: 'בית קפה', industry: 'Food & Beverage' }],
  ])('are not offered %s', (_, input) => {
    const brief = briefOf(input);
    for (const design of setOf(input).designs) {
      const made = edit(design, brief, { kerning: { 0: 100 } });
      expect(made.letters).toEqual([]);
    }
  });
});
