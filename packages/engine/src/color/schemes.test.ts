import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import type { Hex } from '../scene/scene.ts';
import { preferenceHues } from './anchors.ts';
import { colorNames, inRegion, quietChroma } from './color-name.ts';
import { failedGates, gates, passes } from './gates.ts';
import { formatHex } from './hex.ts';
import { inHueRanges } from './hue.ts';
import { hexToOklch } from './oklch.ts';
import { colorPreferences, type GroundKind, type Scheme } from './scheme.ts';
import type { SchemeWish } from './scheme-wish.ts';
import { schemesFor } from './schemes.ts';

const open: SchemeWish = { preference: null, hexes: [], hues: [], excluded: [], industryHues: [] };

const hexes: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => formatHex((n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255));
const ranges = fc
  .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 60 }))
  .map(([a, w]) => [a, (a + w) % 360] as const);
const names = fc.constantFrom(...colorNames);
const wishes = fc.record({
  preference: fc.constantFrom(null, ...colorPreferences),
  hexes: fc.array(hexes, { maxLength: 3 }),
  hues: fc.array(
    names.map(({ name, at }) => ({ name, hue: at.h })),
    { maxLength: 2 },
  ),
  excluded: fc.array(
    names.map(({ name, region }) => ({ name, ...region })),
    { maxLength: 2 },
  ),
  industryHues: fc.array(ranges, { maxLength: 3 }),
});
const seeds = fc.string({ maxLength: 8 });

function colorsOf({ paints, onDark, palette }: Scheme): readonly Hex[] {
  return [...Object.values(paints), ...Object.values(onDark), ...Object.values(palette)].filter((hex) => hex !== null);
}

function count(schemes: readonly Scheme[], kind: GroundKind): number {
  return schemes.filter(({ ground }) => ground === kind).length;
}

describe('schemesFor', () => {
  it('keeps every gate, on the ground and on dark, for any wish', () => {
    fc.assert(
      fc.property(wishes, seeds, (wish, seed) => {
        const schemes = schemesFor(wish, createRandom(seed));
        expect(schemes.length).toBeGreaterThanOrEqual(28);
        expect(schemes.length).toBeLessThanOrEqual(40);
        expect(new Set(schemes.map(({ id }) => id)).size).toBe(schemes.length);
        for (const { id, paints, onDark, inks, label } of schemes) {
          expect(failedGates(paints, inks), id).toEqual([]);
          expect(failedGates(onDark, inks), id).toEqual([]);
          expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          expect(label.length).toBeGreaterThan(5);
          if (inks === 1) expect([paints.mark, paints.accent]).toEqual([paints.name, paints.name]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('gives the same bytes for the same seed and others for another', () => {
    fc.assert(
      fc.property(wishes, seeds, (wish, seed) => {
        const text = JSON.stringify(schemesFor(wish, createRandom(seed)));
        expect(JSON.stringify(schemesFor(wish, createRandom(seed)))).toBe(text);
        expect(JSON.stringify(schemesFor(wish, createRandom(`${seed}!`)))).not.toBe(text);
      }),
      { numRuns: 20 },
    );
  });

  it.each([null, ...colorPreferences])('spreads over grounds and inks, inside the hues of %s', (preference) => {
    fc.assert(
      fc.property(seeds, fc.array(ranges, { maxLength: 2 }), (seed, industryHues) => {
        const schemes = schemesFor({ ...open, preference, industryHues }, createRandom(seed));
        expect(count(schemes, 'white')).toBeGreaterThanOrEqual(6);
        expect(count(schemes, 'tint')).toBeGreaterThanOrEqual(8);
        expect(count(schemes, 'dark')).toBeGreaterThanOrEqual(5);
        expect(count(schemes, 'vivid')).toBeGreaterThanOrEqual(preference === 'monochrome' ? 0 : 4);
        for (const inks of [1, 2, 3] as const) expect(schemes.filter((s) => s.inks === inks).length).toBeGreaterThanOrEqual(3);
        const inside = schemes.filter(({ hue, preference: own }) => hue === null || inHueRanges(hue, preferenceHues[own]));
        expect(inside.length).toBeGreaterThanOrEqual(schemes.length * 0.9);
        if (preference !== null) for (const scheme of schemes) expect(scheme.preference).toBe(preference);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps monochrome quiet', () => {
    for (const scheme of schemesFor({ ...open, preference: 'monochrome' }, createRandom('quiet'))) {
      for (const hex of colorsOf(scheme)) expect(hexToOklch(hex).c, scheme.id).toBeLessThan(0.065);
    }
  });

  it('follows the trade where the preference allows it', () => {
    const near = schemesFor({ ...open, industryHues: [[125, 160]] }, createRandom('trade'));
    const far = schemesFor(open, createRandom('trade'));
    const greens = (schemes: readonly Scheme[]): number =>
      schemes.filter(({ hue }) => hue !== null && hue > 110 && hue < 175).length;
    expect(greens(near)).toBeGreaterThan(greens(far) * 1.5);
  });

  it('never shows what is excluded', () => {
    fc.assert(
      fc.property(wishes, seeds, (wish, seed) => {
        const hued = wish.excluded.filter(({ chroma }) => chroma[0] >= quietChroma);
        for (const scheme of schemesFor({ ...wish, hexes: [], excluded: hued }, createRandom(seed))) {
          for (const hex of colorsOf(scheme)) {
            for (const region of hued)
              expect(inRegion(hexToOklch(hex), region), `${scheme.id} ${hex} is ${region.name}`).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('survives the refusal of everything', () => {
    const excluded = colorNames.map(({ name, region }) => ({ name, ...region }));
    expect(schemesFor({ ...open, preference: 'energetic', excluded }, createRandom('nothing')).length).toBeGreaterThanOrEqual(28);
  });

  it('shows the client’s hex, exactly when it can be read, and keeps it in the palette', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(null, ...colorPreferences), seeds, (hex, preference, seed) => {
        const schemes = schemesFor({ ...open, preference, hexes: [hex] }, createRandom(seed));
        const own = schemes.filter(({ palette }) => palette.primary === hex);
        expect(own.length).toBeGreaterThanOrEqual(schemes.length * 0.7);
        if (passes(hex, '#FFFFFF', gates.name)) expect(schemes.some(({ paints }) => paints.name === hex)).toBe(true);
        const { l, c } = hexToOklch(hex);
        // A light color is a ground or the type on dark; exactly, in at least a third of the set.
        const exact = schemes.filter(({ paints }) => Object.values(paints).includes(hex));
        if (l > 0.78 && c > 0.05) expect(exact.length).toBeGreaterThanOrEqual(schemes.length / 3);
      }),
      { numRuns: 80 },
    );
  });
});
