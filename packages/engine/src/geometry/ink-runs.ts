import { flattenContour } from './flatten.ts';
import type { Path } from './path.ts';

/** A stretch of ink on a line through a drawing. */
export type InkRun = readonly [from: number, to: number];

/** The ink of a path along the upright line at `x`, from top to bottom, by the non-zero rule. */
export const inkDown = (path: Path, x: number): readonly InkRun[] => runs(path, 0, x);

/** The ink of a path along the level line at `y`, from left to right, by the non-zero rule. */
export const inkAcross = (path: Path, y: number): readonly InkRun[] => runs(path, 1, y);

function runs(path: Path, axis: 0 | 1, at: number): readonly InkRun[] {
  const met: (readonly [place: number, turn: number])[] = [];
  for (const contour of path) {
    const line = flattenContour(contour);
    const n = line.length;
    for (let i = 0; i < n; i += 2) {
      const [a, b] = [line[i + axis] as number, line[((i + 2) % n) + axis] as number];
      if (a >= at === b >= at) continue;
      const [p, q] = [line[i + 1 - axis] as number, line[((i + 2) % n) + 1 - axis] as number];
      met.push([p + ((at - a) / (b - a)) * (q - p), b > a ? 1 : -1]);
    }
  }
  met.sort((a, b) => a[0] - b[0]);
  const out: InkRun[] = [];
  let winding = 0;
  let start = 0;
  for (const [place, turn] of met) {
    if (winding === 0) start = place;
    winding += turn;
    if (winding === 0 && place > start) out.push([start, place]);
  }
  return out;
}
