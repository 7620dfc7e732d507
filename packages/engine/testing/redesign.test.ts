import { describe, expect, test } from 'vitest';
import { designSet, drawing, EngineError, frame, printSvg, redesign, variants } from '../src/index.ts';
import briefs from './briefs.json' with { type: 'json' };
import { briefOf, everyFace, fontsFor, freshBookFor, setOf } from './font-book.ts';

const brief = briefOf({ name: 'Harbor & Pine', industry: 'Food & Beverage', slogan: 'Coffee by the water' });
const set = setOf({ name: 'Harbor & Pine', industry: 'Food & Beverage', slogan: 'Coffee by the water' });

describe('an edit', () => {
  test('of nothing gives the same design', () => {
    for (const design of set.designs) expect(redesign(design, brief, {}, fontsFor(brief)).id).toBe(design.id);
  });

  test('re-solves the layout: hiding the slogan leaves no hole, a larger mark keeps its gap', () => {
    const design = set.designs.find((d) => d.genome.stand !== 'none' && d.scene.shapes.some((s) => s.part === 'slogan'));
    if (design === undefined) throw new Error('no design with mark and slogan');
    const plain = redesign(design, brief, { slogan: false }, fontsFor(brief));
    expect(plain.scene.height).toBeLessThanOrEqual(design.scene.height);
    expect(plain.scene.shapes.some((s) => s.part === 'slogan')).toBe(false);
    const large = redesign(design, brief, { markScale: 1.5 }, fontsFor(brief));
    expect(large.metrics.markShare / design.metrics.markShare).toBeCloseTo(2.25, 1);
    expect(redesign(large, brief, { markScale: 1 }, fontsFor(brief)).id).toBe(design.id);
  });

  test('redoes what is said about it, and forgets a concept with its mark', () => {
    const design = set.designs.find((d) => d.genome.concept !== null);
    if (design === undefined) throw new Error('no design with a concept');
    const other = redesign(design, brief, { face: 'hanken-grotesk-700', treatment: 'plain' }, everyFace());
    expect(other.genome.face).toBe('hanken-grotesk-700');
    expect(other.reasons.join(' ')).toContain('Hanken Grotesk');
    expect(
      redesign(design, brief, { mark: null, stand: 'none', archetype: 'wordmark', treatment: 'plain' }, everyFace()).genome
        .concept,
    ).toBeNull();
  });

  test.each([
    [{ markScale: 20 }, 'markScale', '0.5 to 1.5'],
    [{ spacing: Number.NaN }, 'spacing', '0.5 to 2'],
    [{ treatment: 'x' }, 'treatment', 'plain'],
    [{ price: 1 }, 'price', 'archetype'],
  ])('%j is refused, naming field and what is allowed', (edit, field, allowed) => {
    const [design] = set.designs;
    if (design === undefined) throw new Error('no design');
    try {
      redesign(design, brief, edit as Parameters<typeof redesign>[2], fontsFor(brief));
      expect.unreachable('it was taken');
    } catch (error) {
      expect((error as EngineError).fault).toMatchObject({ code: 'design.edit', field });
      expect((error as EngineError).fault.allowed).toContain(allowed);
    }
  });

  test('that the name cannot follow is refused in words', () => {
    const [design] = set.designs;
    if (design === undefined) throw new Error('no design');
    expect(() => redesign(design, brief, { face: 'no-such-face' }, fontsFor(brief))).toThrow(EngineError);
  });
});

test('every variant of every design prints, and the mark always stands alone on a square', () => {
  for (const design of set.designs) {
    for (const variant of variants) expect(printSvg(drawing(design, variant)).length).toBeGreaterThan(200);
    const mark = drawing(design, 'mark').scene;
    expect([mark.width, mark.height]).toEqual([400, 400]);
  }
});

test('a frame keeps the logo inside its share of the canvas', () => {
  for (const design of set.designs) {
    const { scene } = frame(drawing(design, 'full'), 360, 220);
    expect([scene.width, scene.height]).toEqual([360, 220]);
    const xs = scene.shapes.flatMap((s) => s.path.flatMap((c) => c.filter((_, i) => i % 2 === 0)));
    // Control points may stand a little outside of the ink.
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(0.64 * 360);
  }
});

test('the same brief gives the same bytes whatever fonts are loaded, and another round differs', () => {
  for (const input of briefs) {
    const one = briefOf(input);
    expect(designSet(one, { fonts: everyFace() })).toEqual(designSet(one, { fonts: freshBookFor(one) }));
  }
  const first = new Set(set.designs.map((d) => d.id));
  expect(designSet(brief, { fonts: fontsFor(brief, 1), round: 1 }).designs.filter((d) => first.has(d.id))).toHaveLength(0);
});
