import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { assignSchemes, type ColorSlot, schemeDifference } from './assign.ts';
import { readColorWish } from './color-wish.ts';
import { hexToOklch } from './oklch.ts';
import { schemesFor } from './schemes.ts';

const slot = (over: Partial<ColorSlot> = {}): ColorSlot => ({
  grounds: { white: 0.5, tint: 0.5, dark: 0.5, vivid: 0.5 },
  inks: [0.5, 0.5, 0.5],
  temper: {},
  calm: 0.3,
  lean: null,
  picture: null,
  trade: null,
  marked: true,
  cross: false,
  accentReads: false,
  twoTone: false,
  hasSecond: false,
  hasAccent: false,
  accentTells: false,
  ...over,
});
const schemes = (colors: string) => schemesFor({ ...readColorWish(colors), industryHues: [] }, createRandom(colors));
const eight = (over: Partial<ColorSlot> = {}): readonly ColorSlot[] => Array.from({ length: 8 }, () => slot(over));

describe('colors for a set', () => {
  test('no scheme is used twice, and at least three grounds appear', () => {
    const given = assignSchemes(eight(), schemes('warm'), createRandom('a'), () => 0);
    expect(new Set(given.map((s) => s.id)).size).toBe(8);
    expect(new Set(given.map((s) => s.ground)).size).toBeGreaterThanOrEqual(3);
  });

  test('at most three stand in full color, however much every slot likes it', () => {
    const loud = eight({ grounds: { white: 0, tint: 0, dark: 0, vivid: 1.5 } });
    for (const colors of ['warm', 'energetic', 'nature', ''])
      expect(
        assignSchemes(loud, schemes(colors), createRandom(colors), () => 0).filter((s) => s.ground === 'vivid').length,
        colors,
      ).toBe(3);
  });

  test('two slots alike in form are told apart by color', () => {
    const given = assignSchemes(eight(), schemes('professional'), createRandom('b'), (a, b) => (a + b === 1 ? 0.8 : 0));
    const [first, second] = given;
    if (first === undefined || second === undefined) throw new Error('no schemes');
    expect(schemeDifference(first, second)).toBeGreaterThanOrEqual(0.8);
  });

  test('a hue that the words bring to mind colors more of the set', () => {
    const near = (lean: ColorSlot['lean']): number =>
      assignSchemes(eight({ lean }), schemes(''), createRandom('c'), () => 0).filter(
        ({ hue }) => hue !== null && Math.abs(hue - 258) <= 35,
      ).length;
    expect(near({ hue: 258, strength: 1, rules: false })).toBeGreaterThan(near(null));
  });

  test('a cross is never red', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const given = assignSchemes(eight({ cross: true }), schemes('warm'), createRandom(seed), () => 0);
      const [first] = given;
      const { c, h } = hexToOklch(first?.paints.mark ?? '#FF0000');
      expect(c < 0.1 || h < 12 || h > 42).toBe(true);
    }
  });
});
