import { describe, expect, test } from 'vitest';
import { drawing, EngineError, frame, printSvg, redesign, variants } from '../src/index.ts';
import { briefOf, fontsFor, setOf } from './font-book.ts';

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

test('the same brief, seed and round give the same bytes; another round gives others', () => {
  const input = { name: 'Harbor & Pine', industry: 'Food & Beverage' };
  expect(JSON.stringify(setOf(input, 0))).toBe(JSON.stringify(setOf(input, 0)));
  const first = new Set(setOf(input, 0).designs.map((d) => d.id));
  expect(setOf(input, 1).designs.filter((d) => first.has(d.id))).toHaveLength(0);
});
