import { describe, expect, test } from 'vitest';
import { parseBrief } from '../../../brief/brief.ts';
import conceptTable from '../../../concepts/catalogue/concepts.json' with { type: 'json' };
import { flatten } from '../../../geometry/flatten.ts';
import { type Path, pathBounds, placing } from '../../../geometry/path.ts';
import { rasterize } from '../../../geometry/raster.ts';
import { survivalAt16 } from '../../../geometry/survival.ts';
import { createRandom } from '../../../random.ts';
import type { Shape } from '../../../scene/scene.ts';
import { shapesBox } from '../../block.ts';
import { nameParts } from '../../name-parts.ts';
import { markCandidates } from '../candidates.ts';
import type { MarkCandidate } from '../mark-candidate.ts';
import { drawnMark } from './drawn-mark.ts';
import { countedReason } from './drawn-reason.ts';
import { countedBy } from './outlines/counted.ts';
import { constructions } from './registry.ts';

const details = constructions.flatMap((c) => c.forms.map((form) => `${c.name}-${form}`));
const mono = (shapes: readonly Shape[]): Path => shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);

/** Drawings of a mark: the one for all sizes, and the one for small sizes where there is one. */
function drawingsOf(detail: string): readonly (readonly Shape[])[] {
  const mark = drawnMark(detail);
  if (mark === null) throw new Error(`${detail} is not drawn`);
  return mark.small === undefined ? [mark.shapes] : [mark.shapes, mark.small];
}

/** Signed area of a polyline, by the chords the raster draws. */
const signed = (line: readonly number[]): number =>
  line.reduce((sum, v, i) => {
    const n = line.length;
    return i % 2 === 0
      ? sum + (v * (line[(i + 3) % n] as number) - (line[(i + 2) % n] as number) * (line[i + 1] as number)) / 2
      : sum;
  }, 0);

/** Points about a unit apart along every contour. */
const walked = (path: Path): readonly (readonly number[])[] =>
  flatten(path).map((line) => {
    const out: number[] = [];
    for (let i = 0; i < line.length; i += 2) {
      const [x0, y0] = [line[i] as number, line[i + 1] as number];
      const [x1, y1] = [line[(i + 2) % line.length] as number, line[(i + 3) % line.length] as number];
      const n = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 1.5));
      for (let k = 0; k < n; k++) out.push(x0 + ((x1 - x0) * k) / n, y0 + ((y1 - y0) * k) / n);
    }
    return out;
  });

/** Least distance between any two contours, in units of a mark 200 wide. */
function leastAir(path: Path): number {
  const lines = walked(path);
  let least = Infinity;
  for (let a = 0; a < lines.length; a++)
    for (let b = a + 1; b < lines.length; b++) {
      const [p, q] = [lines[a] as readonly number[], lines[b] as readonly number[]];
      for (let i = 0; i < p.length; i += 2)
        for (let j = 0; j < q.length; j += 2) {
          const d = ((p[i] as number) - (q[j] as number)) ** 2 + ((p[i + 1] as number) - (q[j + 1] as number)) ** 2;
          if (d < least) least = d;
        }
    }
  return Math.sqrt(least);
}

describe('drawn marks', () => {
  test('there are at least forty-five constructions, and no id twice', () => {
    expect(new Set(constructions.map((c) => c.name)).size).toBeGreaterThanOrEqual(45);
    expect(new Set(details).size).toBe(details.length);
  });

  test('serve concepts that exist, by shares above 0 and at most 1', () => {
    const known = new Set((conceptTable as readonly { id: string }[]).map((c) => c.id));
    for (const c of constructions)
      for (const [concept, fit] of Object.entries(c.serves)) {
        expect(known, `${c.name} serves ${concept}`).toContain(concept);
        expect(fit > 0 && fit <= 1).toBe(true);
      }
  });

  test('an id that no construction lists draws nothing', () => {
    for (const detail of ['fern-99-blade', 'fern', '', 'toString', 'arch-7-span-x', 'arch-7-legs'])
      expect(drawnMark(detail)).toBeNull();
  });

  test.each(details)('%s is finite, closed and fills its square', (detail) => {
    for (const shapes of drawingsOf(detail)) {
      for (const contour of shapes.flatMap((s) => s.path)) {
        expect(contour.every(Number.isFinite)).toBe(true);
        expect((contour.length - 2) % 6).toBe(0);
        expect(contour.slice(0, 2)).toEqual(contour.slice(-2));
      }
      const box = pathBounds(shapes.flatMap((s) => s.path));
      expect(Math.max((box?.x1 ?? 0) - (box?.x0 ?? 0), (box?.y1 ?? 0) - (box?.y0 ?? 0))).toBeCloseTo(200);
    }
  });

  test('a drawing less than .6 as wide as high says so, and no other does', () => {
    for (const c of constructions)
      for (const form of c.forms) {
        const box = shapesBox(drawnMark(`${c.name}-${form}`)?.shapes ?? []);
        const narrow = box.x1 - box.x0 < 0.6 * (box.y1 - box.y0);
        expect(c.upright?.(form) ?? false, `${c.name}-${form}`).toBe(narrow);
      }
  });

  test.each(details)('%s holds in one color: its parts neither overlap nor nearly touch', (detail) => {
    for (const shapes of drawingsOf(detail)) {
      const path = mono(shapes);
      const size = 200;
      const { coverage } = rasterize(path, placing(1, size / 2, size / 2), size, size);
      const seen = coverage.reduce((sum, v) => sum + v, 0);
      const summed = Math.abs(flatten(path, 4).reduce((sum, line) => sum + signed(line), 0));
      expect(Math.abs(seen - summed) / summed).toBeLessThan(0.005);
      expect(leastAir(path)).toBeGreaterThan(2.8);
      const box = shapesBox(shapes);
      const share = seen / ((box.x1 - box.x0) * (box.y1 - box.y0));
      expect(share).toBeGreaterThan(0.23);
      expect(share).toBeLessThan(0.82);
    }
  });

  test.each(constructions.map((c) => [`${c.name} (${c.forms[0]})`, c] as const))('%s survives 16 px as it says', (_, c) => {
    for (const form of c.forms) {
      const shapes = drawingsOf(`${c.name}-${form}`).at(-1) as readonly Shape[];
      expect(survivalAt16(mono(shapes), shapesBox(shapes))).toBeGreaterThanOrEqual(c.r16);
    }
    expect(c.r16).toBeGreaterThanOrEqual(0.76);
  });
});

describe('choice for a name', () => {
  const base = { name: 'Harbor & Pine', industry: 'Food & Beverage' };
  const offers = (input: { name: string; description?: string; industry?: string }, seed = 'a'): readonly MarkCandidate[] => {
    const parsed = parseBrief({ ...base, ...input });
    if (!parsed.ok) throw new Error('the brief must parse');
    return markCandidates(parsed.value, nameParts(parsed.value.letters), createRandom(seed)).filter(({ id }) =>
      id.startsWith('drawn/'),
    );
  };

  test('a picture of two things the name says outranks a picture of one', () => {
    const [best] = [...offers(base)].sort((x, y) => y.relevance - x.relevance);
    expect(best?.id).toMatch(/^drawn\/shore-\d-pine$/);
  });

  test.each(['Willow Lane', 'Maple & Co', 'Blue Anchor'])('[G-09] no pine stands for %s', (name) => {
    expect(offers({ name }).filter(({ id }) => /pine|evergreen/u.test(id))).toEqual([]);
  });

  test('the same name gets the same drawings, another mostly others', () => {
    const ids = (seed: string) => offers(base, seed).map((c) => c.id);
    expect(ids('a')).toEqual(ids('a'));
    expect(ids('a')).not.toEqual(ids('b'));
  });

  test.each([
    [7, 'Lantern', 'a letter in your name'],
    [5, 'Stone & Partners', 'a letter in “Stone”'],
    [2, 'Harbor & Pine', 'a word in your name'],
    [4, 'Lantern', null],
  ])('%i in “%s” counts %s', (n, name, expected) => {
    expect(countedBy(n, name)).toBe(expected);
  });

  test('the reason counts only what is true', () => {
    expect(countedReason('drawn/arch-7-span', 'Lantern')).toBe('Each of the seven stones stands for a letter in your name.');
    expect(countedReason('drawn/arch-7-span', 'Kiln')).toBe('');
    // An article has letters, but they stand for nothing.
    expect(countedReason('drawn/nest-3-leaf', 'The Copper')).toBe('');
    expect(countedReason('drawn/nest-3-leaf', 'The Fox')).toBe('Each of the three outer leaves stands for a letter in “Fox.”');
  });

  const offer = (name: string, description: string, industry: string): readonly string[] =>
    offers({ name, description, industry }).flatMap((c) => (c.merged === true ? [c.id] : []));

  test.each([
    ['Bolt & Barrel Brewery', 'Craft brewery', 'Food & Beverage', 'drawn/in-barrel-bolt'],
    ['Bluebird Learning', '', 'Education', 'drawn/in-book-bird'],
    ['Peak Cycles', 'Bicycle workshop', 'Retail', 'drawn/in-wheel-peak'],
    ['Star Dental', '', 'Healthcare', 'drawn/in-tooth-star'],
    ['Marisol Dental', '', 'Healthcare', 'drawn/in-sun-tooth'],
    ['Quantum Ledger', '', 'Finance', 'drawn/in-book-orbit'],
    ['PixelForge', '', 'Technology', 'drawn/out-anvil-pixels'],
    ['Saffron Street', 'Street food restaurant', 'Food & Beverage', 'drawn/out-dish-crocus'],
    ['Καφές Αθήνα', '', 'Food & Beverage', 'drawn/in-temple-bean'],
    ['Little Orbit', 'Science club for children', 'Education', 'drawn/as-pencil-planet-1'],
  ])('the thing of “%s” stands in the thing of its trade', (name, description, industry, id) =>
    expect(offer(name, description, industry)).toContain(id),
  );

  test.each([
    ['Bluebird', '', 'Real Estate', 'drawn/in-latchkey-bird', 'the key of its industry'],
    ['Vantage', '', 'Consulting', 'drawn/in-eye-peak', 'two meanings of one word, both its own'],
    ['kiln', 'Ceramics studio', 'Creative Services', 'drawn/in-pot-flame', 'a name that is its trade'],
  ])('“%s” is held too: %5$s', (name, description, industry, id) => expect(offer(name, description, industry)).toContain(id));

  test('one sun rises out of one cup, in a form of the name’s own', () => {
    for (const name of ['Кофейня Заря', 'Sunrise Coffee'])
      expect(offer(name, '', 'Food & Beverage').filter((id) => id.startsWith('drawn/dawn-cup'))).toHaveLength(1);
  });

  test('a picture of the industry stays away where the brief names another trade', () => {
    expect(offer('Peak Cycles', '', 'Fitness & Wellness').filter((id) => id.includes('kettlebell'))).toEqual([]);
    expect(offer('Ember', '', 'Technology').filter((id) => id.includes('anvil'))).toEqual([]);
  });

  test('nothing is held where the brief says one thing only; a trade holds its own things', () => {
    expect(offer('Harlow', '', 'Consulting')).toEqual([]);
    expect(offer('Fern', '', 'Other')).toEqual([]);
    expect(offer('Harlow Bakery', 'Bread and coffee', 'Food & Beverage')).toEqual(['drawn/in-loaf-grain']);
  });

  test('a word for one kind of flower gets that kind before any other', () => {
    const best = (name: string): string | undefined =>
      [...offers({ name, industry: 'Retail' })].sort((x, y) => y.relevance - x.relevance)[0]?.id;
    expect(best('Foxglove Florist')).toMatch(/^drawn\/foxglove/);
    expect(best('Saffron Street')).toMatch(/^drawn\/crocus/);
    expect(best('Wild Rose')).toMatch(/^drawn\/rose/);
  });
});
