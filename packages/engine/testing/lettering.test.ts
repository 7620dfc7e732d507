import { expect, test } from 'vitest';
import type { Genome } from '../src/composition/genome.ts';
import { type Face, faceById, faces } from '../src/concepts/face.ts';
import { type LetteringTreatment, letteringTreatments } from '../src/concepts/lettering.ts';
import { type Path, pathBounds } from '../src/geometry/path.ts';
import { rasterize } from '../src/geometry/raster.ts';
import specimens from './briefs.json' with { type: 'json' };
import { setOf } from './font-book.ts';
import { wordmark } from './wordmark.ts';

const drawn = (name: string, treatment: Genome['treatment'], face: Face, letterCase: Genome['letterCase']): Path | null =>
  wordmark(name, face, { treatment, letterCase })?.flatMap((s) => s.path) ?? null;

/** Ink that the second drawing has and the first has not, and the other way round: square units. */
function changes(before: Path, after: Path): { readonly added: number; readonly taken: number } {
  const box = pathBounds([...before, ...after]);
  if (box === null) return { added: 0, taken: 0 };
  const [w, h] = [Math.ceil(box.x1 - box.x0), Math.ceil(box.y1 - box.y0)];
  const at = { a: 1, b: 0, c: 0, d: 1, e: -box.x0, f: -box.y0 };
  const [a, b] = [rasterize(before, at, w, h).coverage, rasterize(after, at, w, h).coverage];
  // A sliver of a pixel is the rounding of curves, which a cut divides into shorter chords.
  const more = (p: Float32Array, q: Float32Array): number =>
    p.reduce((sum, v, i) => sum + Math.max(0, v - (q[i] as number) - 0.1), 0);
  return { added: more(b, a), taken: more(a, b) };
}

const cases: readonly {
  readonly treatment: LetteringTreatment;
  readonly name: string;
  readonly letterCase: Genome['letterCase'];
  /** Least number of name faces that offer it. */
  readonly offered: number;
}[] = [
  { treatment: 'open-a', name: 'SAHARA', letterCase: 'upper', offered: 12 },
  { treatment: 'stencil', name: 'Georgina', letterCase: 'title', offered: 8 },
];

test.each(cases)(
  '$treatment of “$name” only takes ink away, visibly and without spoiling a letter',
  ({ treatment, name, letterCase, offered }) => {
    let offers = 0;
    for (const face of faces.filter((f) => f.uses.includes('name') && f.cases.includes(letterCase))) {
      const path = drawn(name, treatment, face, letterCase);
      const plain = drawn(name, 'plain', face, letterCase);
      if (path === null || plain === null) continue;
      offers++;
      expect(path.flat().every(Number.isFinite), face.id).toBe(true);
      expect(drawn(name, treatment, face, letterCase), face.id).toEqual(path);
      const { added, taken } = changes(plain, path);
      const ink = changes(path, []).taken;
      // Where its legs meet an A without a bar may be a little darker.
      expect(added / ink, `${face.id}: ink was added`).toBeLessThan(treatment === 'open-a' ? 0.035 : 0.005);
      expect(taken / ink, `${face.id}: nobody sees it`).toBeGreaterThan(0.006);
      expect(taken / ink, `${face.id}: a letter is gone`).toBeLessThan(0.2);
    }
    expect(offers).toBeGreaterThanOrEqual(offered);
  },
);

test('a joined pair gains one bar between its letters and loses nothing, in every face', () => {
  let offers = 0;
  for (const face of faces.filter((f) => f.uses.includes('name') && f.cases.includes('title'))) {
    const path = drawn('Otto', 'joined', face, 'title');
    const plain = drawn('Otto', 'plain', face, 'title');
    if (path === null || plain === null) continue;
    offers++;
    expect(path.length - plain.length, face.id).toBe(1);
    const { added, taken } = changes(plain, path);
    expect(taken, face.id).toBeLessThan(1);
    expect(added, face.id).toBeGreaterThan(4);
    expect(added, face.id).toBeLessThan(700);
  }
  expect(offers).toBeGreaterThanOrEqual(30);
});

const archivo = faceById('archivo-800') as Face;

test.each([
  ['small letters', 'Sahara', 'open-a', 'title'],
  ['Greek capitals, where it is another letter', 'ΑΘΗΝΑ', 'open-a', 'upper'],
  ['an even stroke', 'Georgina', 'stencil', 'title'],
  ['no pair under one bar', 'Halden', 'joined', 'title'],
] as const)('%s is refused', (_, name, treatment, letterCase) => {
  expect(drawn(name, treatment, archivo, letterCase)).toBeNull();
});

/** Type alone: nothing drawn, no picture. */
const bare: ReadonlySet<string> = new Set([
  'plain',
  'descriptor',
  'two-weight',
  'two-tone',
  'justified',
  'plate',
  'ruled',
  'barred',
  'framed',
  'aside',
]);

test('a set of eight has one bare name at most, and repeats no lettering gesture', () => {
  const broken = specimens.flatMap((brief) => {
    const genomes = setOf(brief).designs.map((d) => d.genome);
    const typed = genomes.filter((g) => g.archetype === 'wordmark' && g.mark === null && bare.has(g.treatment)).length;
    const split = genomes.filter((g) => g.treatment === 'two-weight').length;
    const again = letteringTreatments.filter((gesture) => genomes.filter((g) => g.treatment === gesture).length > 1);
    return typed > 1 || split > 1 || again.length > 0 ? [`${brief.name}: ${typed} bare, ${split} split, again ${again}`] : [];
  });
  expect(broken.length, broken.join('; ')).toBeLessThanOrEqual(1);
});
