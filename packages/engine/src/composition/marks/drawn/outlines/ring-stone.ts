import type { Contour } from '../../../../geometry/path.ts';
import { arc, lines, polar, solid } from './run.ts';

/** Half the angle, in degrees, that a half slit `h` takes at radius r. */
const slitAngle = (h: number, r: number): number => (Math.asin(Math.min(1, h / r)) * 180) / Math.PI;

/**
 * Draws one stone of a ring between the angles `a` and `b` (degrees). Its sides are parallel to the joints'
 * axes at distance `h`, so that joints have a constant width of 2h. If the inner radius is within the point
 * where the joints meet, the stone ends in a point.
 */
export function ringStone(r0: number, r1: number, a: number, b: number, h: number, cx = 0, cy = 0): Contour {
  const outer = slitAngle(h, r1);
  const tip = h / Math.sin((((b - a) / 2) * Math.PI) / 180);
  const top = arc(cx, cy, r1, a + outer, b - outer);
  if (r0 <= tip) return solid(top, lines(polar(tip, (a + b) / 2, cx, cy)));
  const inner = slitAngle(h, r0);
  return solid(top, arc(cx, cy, r0, b - inner, a + inner));
}
