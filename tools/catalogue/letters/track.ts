/** Family track (P2): a capital of parallel lines. One letter to each variant of weight and gap. */
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { skeleton } from '../marks/letters.ts';
import { difference, intersection, union } from '../marks/pathkit.ts';
import { capital, centerLines, frame } from './capital.ts';
import { type BuiltMark, letterMark, withoutCrumbs } from './letter-draft.ts';

/** Total width of the lines, and white ÷ line. */
const variants: readonly (readonly [total: number, gap: number])[] = [
  [130, 0.5],
  [124, 0.65],
];

/** An I is one bundle of lines and says nothing. */
const refused = 'I';

/** A without its bar: the lines already close. */
const alternates: Readonly<Record<string, readonly string[]>> = { A: ['M0 4L2 0L4 4'] };

function track(letter: string, lines: number, total: number, gap: number): Path {
  const line = total / (lines + (lines - 1) * gap);
  const alternate = alternates[letter];
  const layer = (w: number): Path => capital(letter, { width: w, ...(alternate === undefined ? {} : { alternate }) });
  const skeletonLines = centerLines(letter, { width: total, ...(alternate === undefined ? {} : { alternate }) });
  const box = [frame(letter, skeletonLines, total)];
  let out = layer(total);
  let w = total;
  for (let ring = 0; w > line * 1.01; ring++) {
    w -= 2 * (ring % 2 === 0 ? line : line * gap);
    if (w <= 0.01) break;
    const inner = intersection(layer(w), box);
    out = ring % 2 === 0 ? difference(out, inner) : union(out, inner);
  }
  return withoutCrumbs(out);
}

/** By eye: diagonals and turns make the picture; the tail of Q is a bundle of its own. */
const craft: Readonly<Record<string, number>> = { K: 5, S: 5, M: 5, N: 5, B: 5, R: 5, E: 4.5, C: 4.5, H: 4.5, Z: 5, Q: 3 };

export const trackMarks = (): readonly BuiltMark[] =>
  Object.keys(skeleton).flatMap((letter) =>
    refused.includes(letter)
      ? []
      : variants.flatMap(([total, gap], i) => {
          const mark = letterMark({
            id: `track/${letter.toLowerCase()}-${i}`,
            family: 'track',
            parts: [{ role: 'mark', path: track(letter, 3, total, gap) }],
            small: [{ role: 'mark', path: track(letter, 2, total + 6, 0.5) }],
            corner: 0,
            craft: craft[letter] ?? 4,
          });
          return mark === null ? [] : [mark];
        }),
  );
