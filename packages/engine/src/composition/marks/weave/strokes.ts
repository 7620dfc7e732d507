import type { Line } from './band.ts';

// Shapes that letters share, in pitches. `e` is half a band: a stroke with an open end extends by it to the
// edge of its box.

/** How far a bar reaches into its stem, in pitches, so that no seam shows. */
export const seam = 0.01;

/** A vertical stroke. */
export const stem = (x: number, from: number, to: number): Line => [
  [x, from],
  [x, to],
];

/** A horizontal stroke. */
export const bar = (y: number, from: number, to: number): Line => [
  [from, y],
  [to, y],
];

/** A horizontal stroke between the stems of A and H. */
export const crossbar = (w: number, y: number, e: number): Line => bar(y, e - seam, w - e + seam);

/** A horizontal stroke from a stem to the open side, as in E and F. */
export const arm = (w: number, y: number, e: number): Line => bar(y, e - seam, w + e);

/** A closed rounded shape that starts at the middle of its top. */
export const ring = (w: number, h: number, r: number): Line => [
  [w / 2, 0],
  [w, 0, r],
  [w, h, r],
  [0, h, r],
  [0, 0, r],
  [w / 2, 0],
];

/** A closed shape with a straight back and a round belly. */
export const bowl = (w: number, top: number, bottom: number, r: number): Line => [
  [0, top],
  [w, top, r],
  [w, bottom, r],
  [0, bottom],
  [0, top],
];

/** Two legs under a round top. The left shoulder may have its own radius. */
export const arch = (w: number, h: number, r: number, e: number, left = r): Line => [
  [0, h + e],
  [0, 0, left],
  [w, 0, r],
  [w, h + e],
];

/** Two arms over a round foot. */
export const cup = (w: number, h: number, r: number, e: number): Line => [
  [0, -e],
  [0, h, r],
  [w, h, r],
  [w, -e],
];

/** A back with two arms to the right. */
export const jaw = (w: number, h: number, r: number, e: number): Line => [
  [w + e, 0],
  [0, 0, r],
  [0, h, r],
  [w + e, h],
];
