import { describe, expect, test } from 'vitest';
import { bookWith, briefOf, setOf } from '../../testing/font-book.ts';
import { unionAll } from '../geometry/box.ts';
import { pathBounds } from '../geometry/path.ts';
import { figureOf } from '../scene/figure.ts';
import { printSvg } from '../svg.ts';
import { asDesigned } from './customization.ts';
import { customize, facesForCustomization } from './customize.ts';
import { findIcons } from './find-icons.ts';
import { iconDrawing } from './icon-drawing.ts';
import { layoutOf } from './layout-of.ts';

const figures = (query: string, limit = 6): readonly string[] => findIcons(query, limit).map(({ id }) => figureOf(id));

describe('a search', () => {
  test.each([
    ['coffee', ['cup', 'bean']],
    ['Kaffee', ['cup', 'bean']],
    ['café', ['cup', 'bean']],
    ['кофе', ['cup', 'bean']],
    ['dog', ['dog', 'paw']],
    ['Hund', ['dog', 'paw']],
    ['☕', ['cup', 'bean']],
    ['mountain', ['peaks']],
    ['tooth', ['tooth']],
    ['anch', ['anchor']],
    ['leaf', ['leaf']],
  ])('for %s finds it first', (query, wanted) => {
    const found = figures(query);
    for (const figure of wanted) expect(found).toContain(figure);
    // `dog-sitting` is a dog.
    expect(wanted.some((figure) => found[0] === figure || found[0]?.startsWith(`${figure}-`))).toBe(true);
  });

  test('for nothing shows a varied selection, and for nonsense nothing', () => {
    const all = findIcons('  ');
    expect(all.length).toBe(48);
    expect(new Set(all.map(({ id }) => figureOf(id))).size).toBe(48);
    expect(findIcons('qqxzzv')).toEqual([]);
    expect(findIcons('coffee', 0)).toEqual([]);
    expect(findIcons('x'.repeat(5000))).toEqual([]);
  });

  test('gives each mark once, with words for those who cannot see it', () => {
    for (const query of ['', 'tree', 'star', 'house', 'music']) {
      const found = findIcons(query, 60);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      for (const { label } of found) expect(label).toMatch(/^[A-Z][\p{L}\p{N} ,’-]+$/u);
    }
  });
});

describe('a found icon', () => {
  test('has a drawing in one ink on a square', () => {
    for (const { id } of [...findIcons('', 60), ...findIcons('coffee', 60)]) {
      const found = iconDrawing(id);
      if (found === null) throw new Error(`${id} has no drawing`);
      const box = unionAll(found.scene.shapes.map((s) => pathBounds(s.path)));
      expect([found.scene.width, found.scene.height]).toEqual([240, 240]);
      expect(Math.min(box?.x0 ?? -1, box?.y0 ?? -1, 240 - (box?.x1 ?? 999), 240 - (box?.y1 ?? 999))).toBeGreaterThan(20);
      expect(printSvg(found).match(/<path/gu)).toHaveLength(1);
    }
    for (const id of ['notch/g', 'tile/disc+HP', 'no/such', '', '__proto__', 'drawn/none']) expect(iconDrawing(id)).toBeNull();
  });

  test('takes the place of the design’s own, in the layout it had', () => {
    const input = { name: 'Harbor & Pine', industry: 'Food & Beverage', slogan: 'Coffee by the water' };
    const brief = briefOf(input);
    for (const design of setOf(input).designs)
      for (const icon of ['icon/leaf', 'drawn/paw-1-round', 'badge/shield+anchor-simple']) {
        const c = { ...asDesigned, icon };
        const made = customize(design, brief, c, bookWith(facesForCustomization(design, brief, c)));
        expect(made.shown.hasIcon).toBe(true);
        if (design.genome.stand === 'none') continue;
        if (design.genome.archetype !== 'emblem') expect(made.shown.icon).toBe(icon);
        if (layoutOf(design.genome) !== 'integrated') expect(made.shown.layout).toBe(layoutOf(design.genome));
      }
  });
});
