import { flatten } from '../geometry/flatten.ts';
import type { Path } from '../geometry/path.ts';

/** Left and right extent of a glyph's ink in each of `rows` equal rows of a band. NaN for an empty row. */
export interface Profile {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Rows per band: enough to tell a T's arm from its stem, cheap enough for every pair. */
const profileRows = 14;

/**
 * Side profiles of an outline between `top` and `bottom` (y down, in the outline's units), sampled at row
 * centers.
 */
export function sideProfile(path: Path, top: number, bottom: number): Profile {
  const left = new Array<number>(profileRows).fill(Number.NaN);
  const right = new Array<number>(profileRows).fill(Number.NaN);
  const step = (bottom - top) / profileRows;
  for (const line of flatten(path)) {
    const n = line.length;
    for (let i = 0; i < n; i += 2) {
      const x0 = line[i] as number;
      const y0 = line[i + 1] as number;
      const x1 = line[(i + 2) % n] as number;
      const y1 = line[(i + 3) % n] as number;
      if (y0 === y1) continue;
      const first = Math.max(0, Math.ceil((Math.min(y0, y1) - top) / step - 0.5));
      const last = Math.min(profileRows - 1, Math.ceil((Math.max(y0, y1) - top) / step - 0.5) - 1);
      for (let r = first; r <= last; r++) {
        const x = x0 + ((top + (r + 0.5) * step - y0) / (y1 - y0)) * (x1 - x0);
        if (!(x >= (left[r] as number))) left[r] = x;
        if (!(x <= (right[r] as number))) right[r] = x;
      }
    }
  }
  return { left, right };
}

/**
 * Mean white between two letters in the profile's units: the distance in each row, at most `cap`. `distance`
 * is between the origins of the left and right glyphs. (Spacing as area: Tracy, Letters of Credit.)
 */
export function whiteBetween(a: Profile, b: Profile, distance: number, cap: number): number {
  let sum = 0;
  for (let r = 0; r < profileRows; r++) {
    const gap = distance + (b.left[r] as number) - (a.right[r] as number);
    sum += Number.isNaN(gap) ? cap : Math.min(cap, gap);
  }
  return sum / profileRows;
}

/** Smallest distance between two letters in a row they share; `fallback` if they share none. */
export function nearest(a: Profile, b: Profile, distance: number, fallback: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let r = 0; r < profileRows; r++) {
    const gap = distance + (b.left[r] as number) - (a.right[r] as number);
    if (gap < least) least = gap;
  }
  return Number.isFinite(least) ? least : fallback;
}
