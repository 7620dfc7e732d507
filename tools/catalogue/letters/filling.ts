/** Capitals that fill a rectangle exactly: pieces of cube (P7) and block (P10). */
import { mapPath, type Path, pathBounds, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { skeleton } from '../marks/letters.ts';
import { capital } from './capital.ts';
import { compactPath } from './compact.ts';

const each = (draw: (letter: string) => Path): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(skeleton).map((letter) => [letter, compactPath(draw(letter))]));

/** Cells of a block: half of it, a quarter. Width, height, stroke (≤ height ÷ 3.8, or E closes). */
const cells = { wide: [400, 190, 50], square: [190, 190, 50] } as const;

/** Widens the center lines until the stroked letter is as wide as the cell; heights are exact by themselves. */
function filling(letter: string, [wide, high, w]: readonly [number, number, number]): Path {
  let x = wide - w;
  for (let step = 0; ; step++) {
    const path = capital(letter, { width: w, fit: { x, y: high - w }, slab: true });
    const box = pathBounds(path);
    if (box === null) throw new Error(letter);
    if (step === 8) {
      const s = wide / (box.x1 - box.x0);
      return mapPath(path, { a: s, b: 0, c: 0, d: 1, e: -s * box.x0, f: -box.y0 });
    }
    x += wide - (box.x1 - box.x0);
  }
}

export const blockLetters = {
  wide: each((l) => filling(l, cells.wide)),
  square: each((l) => filling(l, cells.square)),
};

/** A capital stretched to 204 × 216 at (48, 42) of a face of 300; counters too small to stay open are filled. */
export const cubeLetters = each((letter) => {
  const path = capital(letter, { width: 101, slab: true });
  const box = pathBounds(path);
  if (box === null) throw new Error(letter);
  const [sx, sy] = [204 / (box.x1 - box.x0), 216 / (box.y1 - box.y0)];
  const placed = mapPath(path, { a: sx, b: 0, c: 0, d: sy, e: 48 - sx * box.x0, f: 42 - sy * box.y0 });
  return placed.filter((c) => signedArea(c) > 0 || signedArea(c) < -400);
});
