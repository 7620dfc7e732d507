/** Family ring-bar (P9): a lower-case letter of one ring and one bar of its width. */
import { type Path, pathBounds } from '../../../packages/engine/src/geometry/path.ts';
import { orient, parsePath } from '../marks/outline.ts';
import { union } from '../marks/pathkit.ts';
import { rectangle } from '../marks/shapes.ts';
import { type BuiltMark, type DrawnPart, letterMark } from './letter-draft.ts';
import { ringLetters } from './ring-letters.ts';

/** Letters whose bar stands on the left of the ring; the others have it on the right. */
const barLeft = 'bhmnpr';

/** By eye. A bare ring or a cut one is no more than its letter. */
const craft: Readonly<Record<string, number>> = {
  a: 5,
  n: 5,
  u: 5,
  r: 4.5,
  m: 4.5,
  d: 4.2,
  b: 4.2,
  p: 4.2,
  q: 4.2,
  h: 4.2,
  g: 4.2,
  e: 4,
  c: 3,
  o: 3,
};

/** The bar lies .3 of the 200 box over the ring, so that no seam shows when both take one ink. */
function overRing(letter: string, bar: Path): Path {
  const box = pathBounds(bar);
  if (box === null) throw new Error(`${letter}: no bar`);
  const foot = letter === 'g' ? 142 : box.y1;
  const edge = barLeft.includes(letter) ? [-73, -71.4] : [71.4, 73];
  return union(bar, [rectangle(edge[0] as number, box.y0, edge[1] as number, foot)]);
}

export const ringBarMarks = (): readonly BuiltMark[] =>
  Object.entries(ringLetters).flatMap(([letter, [ringData, barData]]) => {
    const ring = orient(parsePath(ringData));
    const parts: DrawnPart[] =
      barData === undefined
        ? [{ role: 'mark', path: ring }]
        : [
            { role: 'mark', path: ring },
            { role: 'accent', path: overRing(letter, orient(parsePath(barData))) },
          ];
    const mark = letterMark({ id: `ring-bar/${letter}-0`, family: 'ring-bar', parts, corner: 3, craft: craft[letter] ?? 4 });
    return mark === null ? [] : [mark];
  });
