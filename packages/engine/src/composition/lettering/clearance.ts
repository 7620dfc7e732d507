import { flatten } from '../../geometry/flatten.ts';
import type { Path } from '../../geometry/path.ts';

/** How far ink reaches to the left and to the right in level rows of a line, from the row `first` on; infinite where a row is empty. */
export interface Reach {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

/** Rows in a cap height, and how many more are looked at above and below it, for what rises or hangs. */
const rows = 24;
const beyond = 12;
const all = rows + 2 * beyond;

/** The reach of an outline that stands on the baseline, cap height `size`. */
export function reachOf(path: Path, size: number): Reach {
  const left = new Float64Array(all).fill(Number.POSITIVE_INFINITY);
  const right = new Float64Array(all).fill(Number.NEGATIVE_INFINITY);
  const scale = rows / size;
  const add = (row: number, x: number): void => {
    if (row < 0 || row >= all) return;
    if (x < (left[row] as number)) left[row] = x;
    if (x > (right[row] as number)) right[row] = x;
  };
  for (const line of flatten(path, 6)) {
    const n = line.length;
    for (let i = 0; i < n; i += 2) {
      const [x0, x1] = [line[i] as number, line[(i + 2) % n] as number];
      const y0 = ((line[i + 1] as number) + size) * scale + beyond;
      const y1 = ((line[(i + 3) % n] as number) + size) * scale + beyond;
      // An edge that ends on the border of two rows belongs to the one it lies in.
      const from = Math.floor(Math.min(y0, y1) + 1e-6);
      const to = Math.ceil(Math.max(y0, y1) - 1e-6) - 1;
      if (y0 === y1) continue;
      for (let row = from; row <= to; row++) {
        const at = (y: number): number =>
          x0 + ((Math.max(Math.min(y, Math.max(y0, y1)), Math.min(y0, y1)) - y0) / (y1 - y0)) * (x1 - x0);
        add(row, at(row));
        add(row, at(row + 1));
      }
    }
  }
  return { left, right };
}

/**
 * Distance of two origins at which the mean white between two letters, no row of it deeper than `depth`, is `white`, and none
 * nearer than `least` in any row or the one above or below it.
 */
export function apart(a: Reach, b: Reach, { white, depth, least }: { white: number; depth: number; least: number }): number {
  const gaps: number[] = [];
  for (let r = beyond; r < beyond + rows; r++) gaps.push((b.left[r] as number) - (a.right[r] as number));
  // Concave and rising in the distance: Newton's steps from the left never overshoot.
  const finite = gaps.filter(Number.isFinite);
  let d = finite.length === 0 ? white : white - Math.max(...finite);
  for (let k = 0; k < 24 && finite.length > 0; k++) {
    let sum = (gaps.length - finite.length) * depth;
    let open = 0;
    for (const gap of finite) {
      if (gap + d < depth) open++;
      sum += Math.min(depth, gap + d);
    }
    const short = gaps.length * white - sum;
    if (Math.abs(short) < 1e-9 || open === 0) break;
    d += short / open;
  }
  for (let r = 0; r < all; r++)
    for (let k = Math.max(0, r - 1); k <= Math.min(all - 1, r + 1); k++) {
      const gap = (b.left[k] as number) - (a.right[r] as number);
      if (Number.isFinite(gap)) d = Math.max(d, least - gap);
    }
  return d;
}

/** Mean white between two letters whose origins are `distance` apart. */
export function whiteOf(a: Reach, b: Reach, distance: number, depth: number): number {
  let sum = 0;
  for (let r = beyond; r < beyond + rows; r++) {
    const gap = (b.left[r] as number) - (a.right[r] as number) + distance;
    sum += Number.isFinite(gap) ? Math.min(depth, gap) : depth;
  }
  return sum / rows;
}
