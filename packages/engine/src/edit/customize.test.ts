import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import briefs from '../../testing/briefs.json' with { type: 'json' };
import { bookWith, briefOf, setOf } from '../../testing/font-book.ts';
import type { Brief } from '../brief/brief.ts';
import type { Design } from '../design-document.ts';
import { type Box, height, overlap, unionAll, width } from '../geometry/box.ts';
import { pathBounds } from '../geometry/path.ts';
import type { Shape } from '../scene/scene.ts';
import { drawing, variants } from '../scene/variants.ts';
import { printSvg } from '../svg.ts';
import { asDesigned, type Customization, defaultCustomization, editorFonts, editorLayouts } from './customization.ts';
import { customize, facesForCustomization, textForCustomization } from './customize.ts';
import type { Customized } from './customized.ts';
import { fontsFor } from './editor-faces.ts';

const edit = (design: Design, brief: Brief, change: Partial<Customization>): Customized => {
  const c = { ...asDesigned, ...change };
  return customize(design, brief, c, bookWith(facesForCustomization(design, brief, c)));
};

const boxOf = (shapes: readonly Shape[], ...parts: readonly Shape['part'][]): Box | null =>
  unionAll(shapes.filter((s) => parts.includes(s.part)).map((s) => pathBounds(s.path)));

/** What is wrong with an edited drawing: all of it must be finite, inside its canvas, and nothing on top of anything else. */
function faultsOf({ design: { scene, genome }, letters, notes }: Customized): readonly string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string): void => void (holds || faults.push(fault));
  must(Number.isFinite(scene.width + scene.height), 'a canvas without a size');
  must(
    scene.shapes.every((s) => s.path.every((contour) => contour.every(Number.isFinite))),
    'a number that is none',
  );
  const within = (box: Box): boolean => box.x0 >= 0 && box.y0 >= 0 && box.x1 <= scene.width && box.y1 <= scene.height;
  const apart = (a: Box | null, b: Box | null): boolean => a === null || b === null || overlap(a, b) <= 0;
  const all = boxOf(scene.shapes, 'mark', 'name', 'device', 'slogan');
  must(all !== null && within(all), 'ink outside of the canvas');
  const [mark, name, slogan] = (['mark', 'name', 'slogan'] as const).map((part) => boxOf(scene.shapes, part)) as (Box | null)[];
  must(apart(slogan ?? null, name ?? null), 'the slogan on the name');
  must(apart(slogan ?? null, mark ?? null), 'the slogan on the mark');
  if (genome.archetype !== 'emblem' && genome.stand !== 'none' && genome.stand !== 'between')
    must(apart(mark ?? null, boxOf(scene.shapes, 'name', 'device')), 'the mark on the name');
  if (genome.stand === 'between')
    must(
      letters.every((letter) => apart(mark ?? null, letter.box)),
      'the mark on a letter',
    );
  must(
    letters.every(({ box }) => width(box) > 0 && within(box)),
    'a letter outside of the canvas',
  );
  must(
    notes.every((note) => /^[^\n]{10,200}\.$/u.test(note)),
    `a note that is no sentence: ${notes.join()}`,
  );
  return faults;
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

test('an icon that does not exist leaves the design as it is, and says so', () => {
  for (const design of harbor.designs) {
    const made = edit(design, harbor.brief, { icon: 'icon/no-such-thing' });
    expect(made.design.scene).toEqual(design.scene);
    expect(made.notes).toEqual(['We couldn’t find this icon, so we kept the original.']);
  }
});

test('a layout that is asked for keeps the design’s own mark, or a form that holds it', () => {
  for (const { brief, designs } of sample)
    for (const design of designs) {
      const { mark, stand } = design.genome;
      if (mark === null || stand === 'none') continue;
      for (const layout of ['horizontal', 'vertical'] as const) expect(edit(design, brief, { layout }).shown.icon).toBe(mark);
    }
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

test('every font, layout and extreme of every brief holds', () => {
  const sizes = [
    { iconSize: 50, textSize: 200, spacing: 50 },
    { iconSize: 150, textSize: 50, spacing: 200 },
    { iconSize: 150, textSize: 200, spacing: 50 },
    { iconSize: 50, textSize: 50, spacing: 50 },
  ];
  const wrong: string[] = [];
  for (const [i, { brief, designs }] of sample.entries()) {
    const able = fontsFor(brief);
    editorFonts.forEach((fontFamily, f) => {
      for (const [l, layout] of [null, ...editorLayouts].entries()) {
        const design = designs[(i + f + l) % designs.length] as Design;
        const size = sizes[(f + l + i) % sizes.length];
        const made = edit(design, brief, { fontFamily, layout, ...size, showSlogan: (i + l) % 3 === 0 ? null : true });
        wrong.push(...faultsOf(made).map((fault) => `${brief.name}, ${fontFamily}, ${layout}: ${fault}`));
        if (able.includes(fontFamily)) expect(made.shown.fontFamily).toBe(fontFamily);
        else expect(made.notes.join()).toContain('doesn’t have all the characters');
        if (layout === 'horizontal' || layout === 'vertical' || layout === 'wordmark') expect(made.shown.layout).toBe(layout);
        if (layout === 'wordmark') expect(made.shown.hasIcon).toBe(false);
      }
    });
  }
  expect(wrong).toEqual([]);
});

test('whatever the controls say, parts stay apart', () => {
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
      expect(faultsOf(edit(design, brief, change))).toEqual([]);
    },
  );
  fc.assert(property, { numRuns: 250, seed: 20 });
});
