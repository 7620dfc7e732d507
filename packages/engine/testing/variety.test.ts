import { beforeAll, describe, expect, test } from 'vitest';
import { pathBounds } from '../src/geometry/path.ts';
import { correlation, type Likeness, likenessOf, rasterize } from '../src/geometry/raster.ts';
import { type Design, type DesignSet, industries } from '../src/index.ts';
import { setOf } from './font-book.ts';

/** Invented names, surnames, names with a picture in them; each trade gets five of them. */
const names = [
  'Harlow',
  'Bennett Ray',
  'Ostrava',
  'Lumen & Co',
  'Tidewater',
  'Marlow Finch',
  'Quill',
  'Sable House',
  'Nordhem',
  'Pico',
  'Verity Lane',
  'Juno',
  'Oakfield',
];
const perTrade = 5;

interface Made {
  readonly name: string;
  readonly industry: string;
  readonly set: DesignSet;
}

const made: Made[] = [];

beforeAll(() => {
  industries.forEach((industry, t) => {
    for (let i = 0; i < perTrade; i++) {
      const name = names[(t * 2 + i * 3) % names.length] as string;
      made.push({ name, industry, set: setOf({ name, industry }) });
    }
  });
});

/** One-color picture of a mark, 64 × 64, fitted by its longer side. */
function pictureOf(design: Design): Likeness | null {
  const path = design.scene.shapes.filter((s) => s.part === 'mark' && s.only !== 'colour').flatMap((s) => s.path);
  const box = pathBounds(path);
  if (box === null || design.genome.mark === null) return null;
  const s = 64 / Math.max(box.x1 - box.x0, box.y1 - box.y0);
  const e = (64 - (box.x1 - box.x0) * s) / 2 - box.x0 * s;
  const f = (64 - (box.y1 - box.y0) * s) / 2 - box.y0 * s;
  return likenessOf(rasterize(path, { a: s, b: 0, c: 0, d: s, e, f }, 64, 64));
}

const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));

describe('[G-09] what sixty briefs show', () => {
  test('designs of a set are unlike: .28 apart at least, .55 on average', () => {
    for (const { set, name, industry } of made) {
      expect(set.diversity.least, `${name}, ${industry}`).toBeGreaterThanOrEqual(0.28);
      expect(set.diversity.mean, `${name}, ${industry}`).toBeGreaterThanOrEqual(0.55);
    }
  });

  test('two briefs of one trade share at most two of eight marks', () => {
    for (const [a, b] of pairs(made)) {
      if (a.industry !== b.industry) continue;
      const marks = new Set(a.set.designs.map((d) => d.genome.mark));
      const shared = b.set.designs.flatMap((d) => (d.genome.mark !== null && marks.has(d.genome.mark) ? [d.genome.mark] : []));
      expect(shared.length, `${a.industry}: ${a.name} and ${b.name} share ${shared.join(', ')}`).toBeLessThanOrEqual(2);
    }
  });

  test('fewer than one in two hundred pairs of marks of two briefs are near-duplicates', () => {
    const pictures = made.flatMap(({ name, set }) =>
      set.designs.flatMap((design) => {
        const picture = pictureOf(design);
        return picture === null ? [] : [{ name, picture }];
      }),
    );
    const compared = pairs(pictures).filter(([a, b]) => a.name !== b.name);
    const near = compared.filter(([a, b]) => correlation(a.picture, b.picture) > 0.92).length;
    expect(compared.length).toBeGreaterThan(40_000);
    expect(near / compared.length).toBeLessThan(0.005);
  });
});
