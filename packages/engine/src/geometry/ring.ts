import { type Path, reverseContour } from './path.ts';
import { circle } from './shapes.ts';

/** A ring around the origin, filled between its radii. */
export const ring = (inner: number, outer: number): Path => [circle(0, 0, outer), reverseContour(circle(0, 0, inner))];
