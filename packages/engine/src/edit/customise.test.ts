import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import briefs from '../../specimens/briefs.json' with { type: 'json' };
import { bookWith, briefOf, setOf } from '../../specimens/font-book.ts';
import type { Brief } from '../brief/brief.ts';
import type { Design } from '../design-document.ts';
import { type Box, height, overlap, unionAll, width } from '../geometry/box.ts';
import { pathBounds } from '../geometry/path.ts';
import type { Shape } from '../scene/scene.ts';
import { drawing, variants } from '../scene/variants.ts';
import { printSvg } from '../svg.ts';
import { customise, facesForCustomization, textForCustomization } from './customise.ts';
import type { Customised } from './customised.ts';
import { asDesigned, type Customization, defaultCustomization, editorFonts, editorLayouts } from './customization.ts';
import { fontsFor } from './editor-faces.ts';

const edit = (design: Design, brief: Brief, change: Partial<Customization>): Customised => {
  const c = { ...asDesigned, ...change };
  return customise(design, brief, c, bookWith(facesForCustomization(design, brief, c)));
};

const boxOf = (shapes: readonly Shape[], ...parts: readonly Shape['part'][]): Box | null =>
  unionAll(shapes.filter((s) => parts.includes(s.part)).map((s) => pathBounds(s.path)));

/** What must hold of every edited drawing: finite, inside its canvas, and nothing on top of anything else. */
function holds({ design: { scene, genome }, letters, notes }: Customised): void {
  const numbers = scene.shapes.flatMap((s) => s.path.flat());
  expect([scene.width, scene.height, ...numbers].every(Number.isFinite)).toBe(true);
  const all = boxOf(scene.shapes, 'mark', 'name', 'device', 'slogan');
  expect(all).not.toBeNull();
  expect(all?.x0).toBeGreaterThanOrEqual(0);
  expect(all?.y0).toBeGreaterThanOrEqual(0);
  expect(all?.x1).toBeLessThanOrEqual(scene.width);
  expect(all?.y1).toBeLessThanOrEqual(scene.height);
  const mark = boxOf(scene.shapes, 'mark');
  const slogan = boxOf(scene.shapes, 'slogan');
  const name = boxOf(scene.shapes, 'name');
  if (slogan !== null && name !== null) expect(overlap(slogan, name)).toBeLessThanOrEqual(0);
  if (slogan !== null && mark !== null) expect(overlap(slogan, mark)).toBeLessThanOrEqual(0);
  if (mark !== null && genome.archetype !== 'emblem' && genome.stand !== 'none' && genome.stand !== 'between')
    expect(overlap(mark, boxOf(scene.shapes, 'name', 'device') as Box)).toBeLessThanOrEqual(0);
  if (mark !== null && genome.stand === 'between')
    for (const letter of letters) expect(overlap(mark, letter.box)).toBeLessThanOrEqual(0);
  for (const { box } of letters) {
    expect(width(box)).toBeGreaterThan(0);
    expect(box.x0).toBeGreaterThanOrEqual(0);
    expect(box.x1).toBeLessThanOrEqual(scene.width);
  }
  for (const note of notes) expect(note).toMatch(/^[^\n]{10,200}\.$/u);
}

const sample = briefs.map((input, i) => {
  const told = i % 2 === 0 ? { slogan: 'A line that says it', ...input } : input;
  return { brief: briefOf(told), designs: setOf(told).designs };
});
const harbor = sample[0] as (typeof sample)[number];

describe('an edit', () => {
  test('of nothing is the design itself, byte for byte, for all 192', () => {
    for (const { brief, designs } of sample)
      for (const design of designs) {
        const { design: same, warnings, notes } = edit(design, brief, {});
        expect(JSON.stringify(same)).toBe(JSON.stringify(design));
        expect([warnings, notes]).toEqual([[], []]);
      }
  });

  test('made and taken back is no edit, and says so with the id', () => {
    for (const design of harbor.designs) {
      const changed = edit(design, harbor.brief, { iconSize: 130, textSize: 80, fontFamily: 'Lato', isDarkMode: true });
      expect(changed.design.id).not.toBe(design.id);
      expect(edit(design, harbor.brief, {}).design.id).toBe(design.id);
    }
  });

  test('asks for what is there: the slogan that stands, the layout and the colors it has', () => {
    for (const { brief, designs } of sample.slice(0, 6))
      for (const design of designs) {
        const { shown } = edit(design, brief, {});
        const again = edit(design, brief, { layout: shown.layout, showSlogan: shown.showSlogan, icon: shown.icon });
        expect(again.design.scene).toEqual(design.scene);
      }
  });

  test('prints in every variant', () => {
    for (const design of harbor.designs) {
      const { design: changed } = edit(design, harbor.brief, defaultCustomization);
      for (const variant of variants)
        expect(printSvg(drawing(changed, variant))).toMatch(/^<svg[^>]+>(<path [^>]+>)+<\/svg>\n$/u);
    }
  });

  test('leaves the book without a face it needs', () => {
    const [design] = harbor.designs;
    if (design === undefined) throw new Error('no design');
    expect(facesForCustomization(design, harbor.brief, { ...asDesigned, fontFamily: 'Lato' })).toContain('lato-700');
    expect(textForCustomization(harbor.brief, { ...asDesigned, slogan: 'Žluťoučký' })).toContain('Ž');
  });
});

describe('sizes', () => {
  const stands = sample.flatMap(({ brief, designs }) =>
    designs.flatMap((design) => (['beside', 'above'].includes(design.genome.stand) ? [{ brief, design }] : [])),
  );

  test('text: a name half as high, or twice as high, beside the same mark', () => {
    for (const { brief, design } of stands.slice(0, 24))
      for (const textSize of [50, 200]) {
        const { design: changed, notes } = edit(design, brief, { textSize });
        const mark = (d: Design): number => height(boxOf(d.scene.shapes, 'mark') as Box);
        const name = (d: Design): number => height(boxOf(d.scene.shapes, 'name') as Box);
        expect(mark(changed)).toBeCloseTo(mark(design), 0);
        // A name that grew too long for one line stands on two.
        if (changed.genome.breaks.join() === design.genome.breaks.join())
          expect(name(changed) / name(design)).toBeCloseTo(textSize / 100, 1);
        expect(notes).toEqual([]);
      }
  });

  test('icon: as much larger as its place bears, the name untouched', () => {
    for (const { brief, design } of stands.slice(0, 24)) {
      const mark = (iconSize: number): number =>
        height(boxOf(edit(design, brief, { iconSize }).design.scene.shapes, 'mark') as Box);
      const [least, usual, most] = [mark(50), mark(100), mark(150)];
      expect(least / usual).toBeGreaterThanOrEqual(0.49);
      expect(least / usual).toBeLessThan(0.85);
      expect(most / usual).toBeGreaterThan(1.15);
      expect(most / usual).toBeLessThanOrEqual(1.51);
    }
  });

  test('spacing: the gap follows it, tracking moves by 20 at most', () => {
    for (const { brief, design } of stands.slice(0, 24)) {
      const gap = (spacing: number): number => {
        const { shapes } = edit(design, brief, { spacing }).design.scene;
        const [mark, name] = [boxOf(shapes, 'mark') as Box, boxOf(shapes, 'name', 'device') as Box];
        return Math.max(name.x0 - mark.x1, mark.x0 - name.x1, name.y0 - mark.y1);
      };
      expect(gap(50)).toBeLessThan(gap(100));
      expect(gap(100)).toBeLessThan(gap(150));
      expect(gap(150)).toBeLessThan(gap(200));
    }
  });
});

test('every font, layout and extreme of every brief holds', { timeout: 60_000 }, () => {
  const sizes = [
    { iconSize: 50, textSize: 200, spacing: 50 },
    { iconSize: 150, textSize: 50, spacing: 200 },
    { iconSize: 150, textSize: 200, spacing: 50 },
    { iconSize: 50, textSize: 50, spacing: 50 },
  ];
  for (const [i, { brief, designs }] of sample.entries()) {
    const able = fontsFor(brief);
    editorFonts.forEach((fontFamily, f) => {
      for (const [l, layout] of [null, ...editorLayouts].entries()) {
        const design = designs[(i + f + l) % designs.length] as Design;
        const size = sizes[(f + l + i) % sizes.length];
        const made = edit(design, brief, { fontFamily, layout, ...size, showSlogan: (i + l) % 3 === 0 ? null : true });
        holds(made);
        if (able.includes(fontFamily)) expect(made.shown.fontFamily).toBe(fontFamily);
        else expect(made.notes.join()).toContain('does not have all the letters');
        if (layout === 'horizontal' || layout === 'vertical' || layout === 'wordmark') expect(made.shown.layout).toBe(layout);
        if (layout === 'wordmark') expect(made.shown.hasIcon).toBe(false);
      }
    });
  }
});

test('whatever the controls say, parts stay apart', { timeout: 60_000 }, () => {
  const step = (least: number, most: number) => fc.integer({ min: least / 10, max: most / 10 }).map((n) => n * 10);
  const property = fc.property(
    fc.nat({ max: sample.length - 1 }),
    fc.nat({ max: 7 }),
    fc.record({
      fontFamily: fc.option(fc.constantFrom(...editorFonts), { nil: null }),
      layout: fc.option(fc.constantFrom(...editorLayouts), { nil: null }),
      showSlogan: fc.option(fc.boolean(), { nil: null }),
      slogan: fc.option(
        fc.constantFrom('', 'Now', 'Something much longer than any name could ever bear beneath it, said twice over again'),
        {
          nil: null,
        },
      ),
      iconSize: step(50, 150),
      textSize: step(50, 200),
      spacing: step(50, 200),
      icon: fc.option(fc.constantFrom('icon/leaf', 'drawn/paw-1-round', 'badge/hexagon+cube', 'no/such-mark', 'notch/g'), {
        nil: null,
      }),
      kerning: fc.dictionary(fc.nat({ max: 14 }).map(String), fc.integer({ min: -200, max: 200 }), { maxKeys: 4 }),
    }),
    (i, slot, change) => {
      const { brief, designs } = sample[i] as (typeof sample)[number];
      const design = designs[slot % designs.length] as Design;
      // Kerning may bring letters over one another, never parts.
      holds(edit(design, brief, change));
    },
  );
  fc.assert(property, { numRuns: 250, seed: 20 });
});
