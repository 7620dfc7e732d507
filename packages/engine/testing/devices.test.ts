import { expect, test } from 'vitest';
import { figures } from '../src/composition/figures/table.ts';
import type { Genome } from '../src/composition/genome.ts';
import { nameParts } from '../src/composition/name-parts.ts';
import { conceptById } from '../src/concepts/concept-by-id.ts';
import type { DeviceTreatment } from '../src/concepts/device.ts';
import { type Face, faceById, faces } from '../src/concepts/face.ts';
import { type Contour, type Path, pathBounds } from '../src/geometry/path.ts';
import { rasterize } from '../src/geometry/raster.ts';
import { setLine } from '../src/typography/line.ts';
import { everyFace } from './font-book.ts';
import { wordmark } from './wordmark.ts';

const book = everyFace();

/** Whether a contour is the other one moved: to 1/100 of a unit, the grid that scenes are printed on. */
function sameDrawing(a: Contour, b: Contour): boolean {
  if (a.length !== b.length) return false;
  const dx = (a[0] as number) - (b[0] as number);
  const dy = (a[1] as number) - (b[1] as number);
  return a.every((v, i) => Math.abs(v - (b[i] as number) - (i % 2 === 0 ? dx : dy)) < 0.01);
}

/** Ink that two drawings share, in square units. */
function shared(a: Path, b: Path): number {
  const box = pathBounds([...a, ...b]);
  if (box === null) return 0;
  const [w, h] = [Math.ceil(box.x1 - box.x0), Math.ceil(box.y1 - box.y0)];
  const at = { a: 1, b: 0, c: 0, d: 1, e: -box.x0, f: -box.y0 };
  const [inkA, inkB] = [rasterize(a, at, w, h).coverage, rasterize(b, at, w, h).coverage];
  return inkA.reduce((sum, v, i) => sum + Math.max(0, v + (inkB[i] as number) - 1.02), 0);
}

const cases: readonly {
  readonly device: DeviceTreatment;
  readonly name: string;
  readonly mark: string | null;
  readonly concept?: string;
  readonly letterCase: Genome['letterCase'];
  /** Least number of name faces that offer it. */
  readonly offered: number;
}[] = [
  { device: 'picture-initial', name: 'Carlow', mark: 'letter-idea/c-0', letterCase: 'title', offered: 25 },
  { device: 'picture-initial', name: 'Οδύσσεια', mark: 'letter-idea/o-5', letterCase: 'title', offered: 4 },
  { device: 'orbit', name: 'Cosmo', mark: null, letterCase: 'title', offered: 20 },
  { device: 'picture-letter', name: 'Northwood', mark: 'icon/coffee-bean', letterCase: 'upper', offered: 60 },
  { device: 'picture-letter', name: 'TRAILS', mark: 'icon/tree-evergreen', letterCase: 'upper', offered: 30 },
  { device: 'picture-dot', name: 'Juniper', mark: 'icon/leaf', letterCase: 'title', offered: 40 },
  { device: 'counter-arrow', name: 'ATLAS', mark: null, letterCase: 'upper', offered: 1 },
  { device: 'snowcap', name: 'KODIAK', mark: null, letterCase: 'upper', offered: 15 },
  { device: 'lit-counter', name: 'Solis', mark: null, letterCase: 'title', offered: 4 },
  { device: 'bar-letter', name: 'LAYERS', mark: null, letterCase: 'upper', offered: 8 },
  { device: 'pictured', name: 'KODIAK', mark: null, concept: 'mountain', letterCase: 'upper', offered: 15 },
  { device: 'pictured', name: 'BRIXTON', mark: null, concept: 'school', letterCase: 'upper', offered: 15 },
  { device: 'pictured', name: 'HYDRO', mark: 'icon/drop', letterCase: 'upper', offered: 15 },
  { device: 'pictured', name: 'ΟΡΦΕΑΣ', mark: 'icon/bird', letterCase: 'upper', offered: 2 },
];

test.each(cases)(
  '$device in “$name” changes and touches no other letter, in every face',
  ({ device: treatment, name, mark, concept = null, letterCase, offered }) => {
    let offers = 0;
    for (const face of faces.filter((f) => f.uses.includes('name'))) {
      const cased = nameParts(name).cased[letterCase]?.[0] ?? name;
      const shapes = wordmark(name, face, { treatment, letterCase, mark, concept });
      if (shapes === null) continue;
      offers++;
      const plain = setLine(book, face, cased, { size: 100, tracking: 0 });
      const given = (plain?.glyphs ?? []).flatMap((g) => g.path);
      const letters = shapes.filter((s) => s.part === 'name').flatMap((s) => s.path);
      const changed = letters.filter((contour) => !given.some((g) => sameDrawing(g, contour)));
      expect(changed, `${face.id} changed a letter`).toEqual([]);
      const device = shapes.filter((s) => s.part === 'device');
      expect(device.length, face.id).toBeGreaterThan(0);
      // A light behind a letter lies under it, and is not drawn in one ink.
      const solid = device.filter((s) => s.only !== 'colour').flatMap((s) => s.path);
      expect(solid.length, face.id).toBeGreaterThan(0);
      expect(letters.length, face.id).toBeLessThan(given.length);
      expect(shared(letters, solid), `${face.id}: device and letters share ink`).toBeLessThan(1);
    }
    expect(offers).toBeGreaterThanOrEqual(offered);
  },
);

const archivo = faceById('archivo-800') as Face;

test.each(Object.entries(figures).flatMap(([concept, list]) => list.map((figure) => [concept, figure.letters, figure] as const)))(
  'a drawing of %s takes the place of its letter (%s), in strokes thin and thick',
  (concept, _, { draw, wide = 1 }) => {
    expect(conceptById(concept)).toBeDefined();
    for (const v of [12, 20, 34]) {
      const { name, accent } = draw(80 * wide, 100, { v, h: 0.9 * v, t: 0.95 * v });
      const box = pathBounds([...name, ...accent]) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
      expect([...name, ...accent].flat().every(Number.isFinite)).toBe(true);
      expect(box.y1 - box.y0).toBeGreaterThan(80);
      expect(box.y0).toBeGreaterThan(-20);
      expect(box.y1).toBeLessThan(103);
      expect(box.x1 - box.x0).toBeLessThan(150);
    }
  },
);

test.each([
  ['the first letter of a short word', 'OX', 'leaf'],
  ['a thing that is its letter only among others, at the beginning', 'INKWELL', 'light'],
  ['a line too long for a picture in it', 'NORTHUMBERLAND', 'house'],
  ['a concept without a letter for it', 'FERN', 'sun'],
] as const)('no letter is drawn as a thing for %s', (_, name, concept) => {
  expect(wordmark(name, archivo, { treatment: 'pictured', letterCase: 'upper', concept })).toBeNull();
});

test.each([
  ['a word that its first letter spells', 'Orbi', 'picture-letter', 'icon/orange'],
  ['a picture that is no letter of the name', 'Vita', 'picture-letter', 'icon/orange'],
  ['a picture too fussy for a dot', 'Vitali', 'picture-dot', 'icon/dna'],
  ['a sign that is no initial of the name', 'Fernwell', 'picture-initial', 'letter-idea/k-1'],
  ['a sign that is no F without its leaves', 'Fernwell', 'picture-initial', 'letter-idea/f-0'],
  ['a word of one letter', 'A Bakery', 'picture-initial', 'letter-idea/a-14'],
  ['a heart between posts, which is read as a sentence', 'Halden', 'picture-initial', 'letter-idea/h-3'],
  ['an o that would be a tree', 'Northwood', 'picture-letter', 'icon/tree'],
  ['an o that would be a sun between leaves', 'Northwood', 'picture-letter', 'drawn/sunrise-5-leaves'],
  ['an arrow in an A that stands upright', 'ATLAS', 'counter-arrow', null],
  ['a name of three letters', 'Tom', 'picture-letter', 'icon/orange'],
  ['a name without a round letter', 'Vital', 'orbit', null],
  ['an A that no capital is set in', 'moja', 'snowcap', null],
  ['a name with two E', 'HELENA', 'bar-letter', null],
  ['a name of one word', 'Saffron', 'tilted', null],
] as const)('%s is refused', (_, name, treatment, mark) => {
  expect(wordmark(name, archivo, { treatment, letterCase: 'title', mark })).toBeNull();
});

test.each([
  ['Saffron Street', 'shrikhand-400', 'icon/flower'],
  ['Happy Bakery', 'caprasimo-400', 'icon/heart-straight'],
  ['Mango Bay', 'lilita-one-400', 'icon/leaf'],
])('in “%s” the turned lines and their picture keep 6 of 100 of air on every side', (name, id, mark) => {
  const shapes = wordmark(name, faceById(id) as Face, { treatment: 'tilted', letterCase: 'title', mark }) ?? [];
  expect(shapes.map((s) => s.part)).toEqual(['name', 'name', 'device']);
  const paths = shapes.map((s) => s.path);
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    for (const [dx, dy] of [[6, 0] as const, [-6, 0] as const, [0, 6] as const, [0, -6] as const]) {
      const moved = (paths[b] ?? []).map((c) => c.map((v, i) => v + (i % 2 === 0 ? dx : dy)));
      expect(shared(paths[a] ?? [], moved), `${a} ${b} ${dx} ${dy}`).toBeLessThan(1);
    }
  }
});

test('the parts of a cut letter keep their air: snow and rock are nowhere nearer than 5 of 100', () => {
  const parts = (wordmark('KODIAK', archivo, { treatment: 'snowcap', letterCase: 'upper' }) ?? []).filter(
    (s) => s.part === 'device',
  );
  const [rock, peak] = parts.map((s) => s.path);
  expect(parts).toHaveLength(2);
  for (const dy of [-5, -3, 3, 5]) {
    const moved = (peak ?? []).map((c) => c.map((v, i) => (i % 2 === 0 ? v : v + dy)));
    expect(shared(rock ?? [], moved)).toBeLessThan(1);
  }
});
