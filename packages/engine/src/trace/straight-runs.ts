import type { Point } from './fit-curve.ts';

/** Indexes of the first and the last point of a straight part of a line. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** Points of the shortest run within a line; from corner to corner, any number. */
const shortest = 40;
const stride = 8;
/** Pixels that a point of a run is off it at most, and that its middle third is off on average: an arc bulges. */
const farthest = 0.2;
const bulge = 0.05;
/** Points at the end of a run that already belong to the curve that follows. */
const handOver = 4;

/** The straight parts of a row of points, in its order. */
export function straightRuns(points: readonly Point[]): readonly Run[] {
  const end = points.length - 1;
  if (isStraight(points, 0, end)) return [{ first: 0, last: end }];
  const runs: Run[] = [];
  for (let first = 0; first + shortest <= end; ) {
    let last = first + shortest;
    if (!isStraight(points, first, last)) {
      first += stride / 2;
      continue;
    }
    while (last < end && isStraight(points, first, Math.min(end, last + stride))) last = Math.min(end, last + stride);
    const run = { first: first === 0 ? 0 : first + handOver, last: last === end ? end : last - handOver };
    runs.push(run);
    first = last;
  }
  return runs;
}

function isStraight(points: readonly Point[], first: number, last: number): boolean {
  const [[x0, y0], [x1, y1]] = [points[first], points[last]] as [Point, Point];
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return false;
  const third = (last - first) / 3;
  let [sum, count] = [0, 0];
  for (let i = first + 1; i < last; i++) {
    const [x, y] = points[i] as Point;
    const off = ((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length;
    if (Math.abs(off) > farthest) return false;
    if (i - first >= third && last - i >= third) {
      sum += off;
      count++;
    }
  }
  return count === 0 || Math.abs(sum / count) <= bulge;
}
