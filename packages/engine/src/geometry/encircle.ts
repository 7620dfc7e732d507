import { flatten } from './flatten.ts';
import type { Path } from './path.ts';

/** A circle by center and radius. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Iterations. The radius is then within 1/48 of the minimum. */
const steps = 48;

/**
 * Approximates the smallest circle around a path: starts at the middle and moves toward the farthest point,
 * by a smaller share in each step (Bădoiu & Clarkson 2003). Null for an empty path.
 */
export function encircle(path: Path): Circle | null {
  const points = flatten(path, 4).flat();
  if (points.length < 4) return null;
  let x = points[0] as number;
  let y = points[1] as number;
  let far = 0;
  for (let i = 1; i <= steps + 1; i++) {
    let at = 0;
    far = -1;
    for (let k = 0; k < points.length; k += 2) {
      const d = ((points[k] as number) - x) ** 2 + ((points[k + 1] as number) - y) ** 2;
      if (d > far) {
        far = d;
        at = k;
      }
    }
    if (i > steps) break;
    x += ((points[at] as number) - x) / (i + 1);
    y += ((points[at + 1] as number) - y) / (i + 1);
  }
  return { x, y, r: Math.sqrt(far) };
}

/** Distance from a point to the farthest ink of a path. */
export function farthest(path: Path, x: number, y: number): number {
  const points = flatten(path, 4).flat();
  let most = 0;
  for (let k = 0; k < points.length; k += 2)
    most = Math.max(most, ((points[k] as number) - x) ** 2 + ((points[k + 1] as number) - y) ** 2);
  return Math.sqrt(most);
}
