/** Family horizon (P6): a heavy capital of eight rows whose gaps grow downwards, as light on water. */
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { skeleton } from '../marks/letters.ts';
import { difference } from '../marks/pathkit.ts';
import { rectangle } from '../marks/shapes.ts';
import { capital } from './capital.ts';
import { type BuiltMark, letterMark, withoutCrumbs } from './letter-draft.ts';

/** Stroke = two rows of an eight-row cap, so that bars begin and end on row edges. */
const w = 400 / 3;
const [top, row] = [-w / 2, w / 2];

/** Terminals that lie on rows. */
const alternates: Readonly<Record<string, readonly string[]>> = {
  C: ['M3.3 0H2A2 2 0 0 0 2 4H3.3'],
  G: ['M3.3 0H2A2 2 0 0 0 2 4H3.95', 'M3.36 3.8V1.335', 'M3.9 2H2.3'],
  Q: ['M0 2A2 2 0 1 1 4 2A2 2 0 1 1 0 2Z', 'M2.9 2.9L4.6 4.6'],
};

/** Last gap ÷ row of each variant; the first is .14. */
const variants = [0.5, 0.36] as const;

/** Rows below which the small drawing is cut, and its gaps ÷ row: the lower half only, wide enough for a pixel. */
const smallGaps: readonly (readonly [row: number, gap: number])[] = [
  [4, 0.42],
  [5, 0.5],
  [6, 0.56],
  [7, 0.62],
];

const gapsTo = (end: number): readonly (readonly [row: number, gap: number])[] =>
  Array.from({ length: 7 }, (_, i) => [i + 1, 0.14 + ((end - 0.14) * i) / 6]);

function horizon(letter: string, gaps: readonly (readonly [row: number, gap: number])[]): Path {
  const alternate = alternates[letter];
  let out = capital(letter, { width: w, xScale: 1.12, slab: true, ...(alternate === undefined ? {} : { alternate }) });
  for (const [i, gap] of gaps) {
    // .4 beyond the row's edge: never on the edge of a bar.
    out = difference(out, [rectangle(-2000, top + (i - gap) * row, 2000, top + i * row + 0.4)]);
  }
  return withoutCrumbs(out, 0.002);
}

const craft: Readonly<Record<string, number>> = {
  A: 3,
  M: 3,
  W: 3,
  I: 3.5,
  J: 3.5,
  Q: 3.5,
  O: 4.5,
  S: 4.5,
  B: 4.5,
  R: 4.5,
  E: 4.5,
};
const roundLetters = 'BCDGJOPQRSU';

export const horizonMarks = (): readonly BuiltMark[] =>
  Object.keys(skeleton).flatMap((letter) =>
    variants.flatMap((end, i) => {
      const mark = letterMark({
        id: `horizon/${letter.toLowerCase()}-${i}`,
        family: 'horizon',
        parts: [{ role: 'mark', path: horizon(letter, gapsTo(end)) }],
        small: [{ role: 'mark', path: horizon(letter, smallGaps) }],
        corner: roundLetters.includes(letter) ? 1 : 0,
        craft: craft[letter] ?? 4,
      });
      return mark === null ? [] : [mark];
    }),
  );
