import { expect, test } from 'vitest';
import { mayReach, ringMark } from '../src/composition/marks/ring.ts';
import { faces } from '../src/concepts/face.ts';
import { everyFace } from './font-book.ts';

const book = everyFace();
const engraved = faces.filter((f) => f.uses.includes('name') && !f.italic);
/** Quarters of the ring that the letter reaches: its strokes end on both sides, above and below. */
const quarters = (path: readonly (readonly number[])[]): number =>
  new Set(
    path.flatMap((c) =>
      c.flatMap((x, i) => {
        const y = c[i + 1] as number;
        return i % 2 === 0 && Math.hypot(x, y) > 96 ? [`${x < 0}${y < 0}`] : [];
      }),
    ),
  ).size;
const reach = (path: readonly (readonly number[])[]): number =>
  Math.max(...path.flatMap((c) => c.flatMap((x, i) => (i % 2 === 0 ? [Math.hypot(x, c[i + 1] as number)] : []))));

const aside = (path: readonly (readonly number[])[]): number =>
  Math.max(...path.flatMap((c) => c.map((x, i) => (i % 2 === 0 ? Math.abs(x) : 0))));

test.each([...'HKMNVXY'])('%s ends in its ring and never outside it, in every engraved face', (letter) => {
  let offered = 0;
  for (const face of engraved) {
    const mark = ringMark(book, face, [letter]);
    if (mark === null) continue;
    offered++;
    const [, inner] = mark.shapes;
    // An M whose legs were cut by the ring was read as a V: letters on two legs keep both inside it, and may meet it with their feet alone.
    const legged = /[HMN]/u.test(letter);
    expect(quarters(inner?.path ?? []), face.id).toBeGreaterThanOrEqual(legged ? 2 : 3);
    if (legged) expect(aside(inner?.path ?? []), face.id).toBeLessThan(84);
    expect(reach(inner?.path ?? []), face.id).toBeLessThan(100);
    expect(mark.shapes.flatMap((s) => s.path.flat()).every(Number.isFinite), face.id).toBe(true);
  }
  expect(offered).toBeGreaterThanOrEqual(10);
});

test('a letter without strokes at its corners floats, and an A in a ring would be a slogan', () => {
  expect([...'ABCDEFGIJLOPQRSTUWZ'].filter(mayReach)).toEqual([]);
  expect([...'КНМХΚΗΜΝΧΥ'].filter((c) => !mayReach(c))).toEqual([]);
});
