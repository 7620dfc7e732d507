import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookWith, briefOf, setOf } from '../../testing/font-book.ts';
import { contrastRatio } from '../color/contrast.ts';
import { hexToOklch } from '../color/oklch.ts';
import type { Design } from '../design-document.ts';
import type { Hex } from '../scene/scene.ts';
import { colorPresets } from './color-presets.ts';
import { nearestPassing } from './contrast-warnings.ts';
import { asDesigned, type Customization } from './customization.ts';
import { customize, facesForCustomization } from './customize.ts';
import type { Customized } from './customized.ts';
import { darkGround } from './recolor.ts';

const inputs = [
  { name: 'Harbor & Pine', industry: 'Food & Beverage', slogan: 'Coffee by the water' },
  { name: 'Little Orbit', industry: 'Education', slogan: 'Curious by nature' },
  { name: 'Vantage', industry: 'Consulting' },
];
const sample = inputs.flatMap((input) => setOf(input).designs.map((design) => ({ brief: briefOf(input), design })));

const edit = ({ brief, design }: (typeof sample)[number], change: Partial<Customization>): Customized => {
  const c = { ...asDesigned, ...change };
  return customize(design, brief, c, bookWith(facesForCustomization(design, brief, c)));
};

const hex: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n): Hex => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);
const text = ({ scene, scheme }: Design, part: 'name' | 'slogan'): readonly Hex[] =>
  scene.shapes.filter((s) => s.part === part).map((s) => scheme.paints[s.role]);

describe('chosen colors', () => {
  test('are painted to the letter, whatever they are', () => {
    fc.assert(
      fc.property(fc.nat({ max: sample.length - 1 }), hex, hex, hex, (i, primaryColor, secondaryColor, backgroundColor) => {
        const one = sample[i] as (typeof sample)[number];
        const { design, shown } = edit(one, { primaryColor, secondaryColor, backgroundColor });
        expect(design.scheme.paints.name).toBe(primaryColor);
        expect(design.scheme.paints.ground).toBe(backgroundColor);
        expect([shown.primaryColor, shown.secondaryColor, shown.backgroundColor]).toEqual([
          primaryColor,
          secondaryColor,
          backgroundColor,
        ]);
        expect(Object.values(design.scheme.paints).every((paint) => /^#[0-9A-F]{6}$/u.test(paint))).toBe(true);
        expect(design.scene).toEqual(one.design.scene);
        const seen = new Set(design.scene.shapes.map((s) => design.scheme.paints[s.role]));
        if (new Set(one.design.scene.shapes.map((s) => s.role)).size > 1) expect(seen).toContain(secondaryColor);
      }),
      { numRuns: 120, seed: 5 },
    );
  });

  test('in the spelling of a color field are the same', () => {
    const [one] = sample;
    if (one === undefined) throw new Error('no design');
    const upper = edit(one, { primaryColor: '#AA22BB' });
    expect(edit(one, { primaryColor: '#aa22bb' as Hex }).design.id).toBe(upper.design.id);
  });

  test('that are weak are told with a fix that reaches the ratio; nothing is refused', () => {
    const told = { count: 0 };
    fc.assert(
      fc.property(fc.nat({ max: sample.length - 1 }), hex, hex, hex, (i, primaryColor, secondaryColor, backgroundColor) => {
        const one = sample[i] as (typeof sample)[number];
        const change = { primaryColor, secondaryColor, backgroundColor };
        for (const { part, ratio, needed, box, fix } of edit(one, change).warnings) {
          told.count++;
          expect(ratio).toBeLessThan(needed);
          expect(needed).toBe(part === 'slogan' ? 4.5 : 3);
          expect(box.x1).toBeGreaterThan(box.x0);
          if (fix === null) throw new Error('black or white always reaches it');
          expect(contrastRatio(fix.value, backgroundColor)).toBeGreaterThanOrEqual(needed);
          const mended = edit(one, { ...change, [fix.field]: fix.value });
          expect(mended.warnings.map((w) => w.part)).not.toContain(part);
        }
      }),
      { numRuns: 120, seed: 6 },
    );
    expect(told.count).toBeGreaterThan(50);
  });

  test('in every preset leave nothing unread but the default pair’s slogan', () => {
    for (const { name, ...colors } of colorPresets)
      for (const one of sample)
        for (const { part, ratio } of edit(one, colors).warnings)
          expect([name, part, ratio >= 3]).toEqual([colorPresets[0]?.name, 'slogan', true]);
  });
});

describe('a ground of the person’s own', () => {
  test('gets the set that is read on it, and inks that hold', () => {
    for (const backgroundColor of ['#FFFFFF', '#0B0B0B', '#F4E9D8', '#7A1F2B'] as const)
      for (const one of sample) {
        const { design, warnings } = edit(one, { backgroundColor });
        expect(warnings).toEqual([]);
        for (const ink of [...text(design, 'name'), ...text(design, 'slogan')])
          expect(contrastRatio(ink, backgroundColor)).toBeGreaterThanOrEqual(4.5);
      }
  });

  test('in dark mode is the product’s dark one, with light inks', () => {
    for (const one of sample) {
      const { design, warnings, shown } = edit(one, { isDarkMode: true });
      expect([shown.backgroundColor, design.scheme.ground, warnings]).toEqual([darkGround, 'dark', []]);
      for (const ink of text(design, 'name')) expect(hexToOklch(ink).l).toBeGreaterThan(0.6);
      expect(edit(one, { isDarkMode: true, backgroundColor: '#FFF3E0' }).shown.backgroundColor).toBe('#FFF3E0');
    }
  });

  test('in dark mode lightens a color that could not be read there, and says so; a clear one stays', () => {
    for (const one of sample) {
      const navy = edit(one, { isDarkMode: true, primaryColor: '#1A365D' });
      expect(contrastRatio(navy.design.scheme.paints.name, darkGround)).toBeGreaterThanOrEqual(3);
      expect(navy.notes.join()).toContain('#1A365D');
      expect(navy.warnings).toEqual([]);
      const gold = edit(one, { isDarkMode: true, primaryColor: '#F0C24B' });
      expect([gold.design.scheme.paints.name, gold.notes]).toEqual(['#F0C24B', []]);
    }
  });
});

test('inks keep their distance: a second ink turns with the first, and stays apart from it', () => {
  for (const one of sample) {
    const { paints } = one.design.scheme;
    const [name, mark] = [hexToOklch(paints.name), hexToOklch(paints.mark)];
    if (paints.mark === paints.name || name.c < 0.06 || mark.c < 0.06) continue;
    const turned = edit(one, { primaryColor: '#8A1538' }).design.scheme.paints;
    const [own, other] = [hexToOklch(turned.name), hexToOklch(turned.mark)];
    const gap = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
    expect(Math.abs(gap(own.h, other.h) - gap(name.h, mark.h))).toBeLessThan(30);
  }
});

test('the nearest lightness is the nearest: a step back to the ink fails', () => {
  fc.assert(
    fc.property(hex, hex, fc.constantFrom(3, 4.5), (ink, ground, ratio) => {
      const found = nearestPassing(ink, ground, ratio);
      expect(found === null ? ratio : contrastRatio(found, ground)).toBeGreaterThanOrEqual(ratio);
      if (contrastRatio(ink, ground) >= ratio) expect(found).toBe(ink);
    }),
    { numRuns: 500, seed: 8 },
  );
});
