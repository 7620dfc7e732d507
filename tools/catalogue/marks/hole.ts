/** A reversed icon in a container: as large as the walls allow. */
import type { Stamp } from '../../../packages/engine/src/concepts/mark.ts';
import { enclosing, incircle, opticalCenter, put, wall } from './fit.ts';
import { outlinePath, placed } from './outlines.ts';

/** Least incircle of a container, units of the 200 box: below, the hole is too small to read (this refuses leaf). */
const leastIncircle = 52;
/** Wall ÷ incircle radius. */
const leastWall = 0.23;

/** The icon as large as the walls allow, on the incircle's axis, moved up or down to where it fits best. Null when refused. */
export function holeIn(distance: Float64Array, key: string): Stamp | null {
  const icon = outlinePath(key);
  const circle = incircle(distance);
  if (circle.r < leastIncircle) return null;
  const around = enclosing(icon);
  const center = opticalCenter(icon);
  // Squares in round containers stop growing before they look like a window.
  const most = (1.02 * circle.r) / around.r;
  for (let s = most; s > most * 0.5; s *= 0.985) {
    let best: { y: number; room: number } | null = null;
    for (let dy = -0.24; dy <= 0.24; dy += 0.03) {
      const room = wall(distance, put(icon, s, circle.x, circle.y + dy * circle.r, center)) - Math.abs(dy) * circle.r * 0.12;
      if (best === null || room > best.room) best = { y: circle.y + dy * circle.r, room };
    }
    if (best !== null && best.room >= leastWall * circle.r) return placed(key, s, circle.x, best.y, center);
  }
  return null;
}
