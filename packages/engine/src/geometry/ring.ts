import { arc, onCircle } from './arc.ts';
import { type Contour, type Path, reverseContour } from './path.ts';
import { circle } from './shapes.ts';

/** A piece of a ring about the origin between two radii and two angles (radians, clockwise from the top), clockwise. */
export function ringPiece(inner: number, outer: number, from: number, to: number): Contour {
  const [a, b] = [from - Math.PI / 2, to - Math.PI / 2];
  const [x0, y0] = onCircle(0, 0, outer, a);
  const out = [x0, y0, ...arc(0, 0, outer, a, b)];
  const [x1, y1] = onCircle(0, 0, inner, b);
  out.push(out.at(-2) as number, out.at(-1) as number, x1, y1, x1, y1, ...arc(0, 0, inner, b, a));
  out.push(out.at(-2) as number, out.at(-1) as number, x0, y0, x0, y0);
  return out;
}

/** A ring about the origin, filled between its radii. */
export const ring = (inner: number, outer: number): Path => [circle(0, 0, outer), reverseContour(circle(0, 0, inner))];
