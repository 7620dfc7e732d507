import { flatten } from './flatten.ts';
import type { Path } from './path.ts';

/** Length of all outlines of a path, in its units, by `steps` chords a curve. */
export const perimeter = (path: Path, steps = 8): number =>
  flatten(path, steps).reduce((sum, contour) => sum + lengthOf(contour), 0);

function lengthOf(points: readonly number[]): number {
  let sum = 0;
  const last = points.length - 2;
  for (let i = 0, before = last; i <= last; before = i, i += 2)
    sum += Math.hypot(
      (points[i] as number) - (points[before] as number),
      (points[i + 1] as number) - (points[before + 1] as number),
    );
  return sum;
}
