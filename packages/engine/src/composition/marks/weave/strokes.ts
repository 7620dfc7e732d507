import type { Line } from './band.ts';

// Shapes that letters have in common, in pitches; `e` is half a band, by which a stroke with an open end runs on to the edge of its box.

/** How far a bar reaches into the stem it stands against, so that no seam shows: in pitches. */
export const seam = 0.01;

/** An upright stroke. */
export const stem = (x: number, from: number, to: number): Line => [
  [x, from],
  [x, to],
];

/** A level stroke. */
export const bar = (y: number, from: number, to: number): Line => [
  [from, y],
  [to, y],
];

/** A level stroke between the stems of A and H. */
export const crossbar = (w: number, y: number, e: number): Line => bar(y, e - seam, w - e + seam);

/** A level stroke from a stem to the open side, as in E and F. */
export const arm = (w: number, y: number, e: number): Line => bar(y, e - seam, w + e);

/** Round on all sides, from the middle of its top. */
export const ring = (w: number, h: number, r: number): Line => [
  [w / 2, 0],
  [w, 0, r],
  [w, h, r],
  [0, h, r],
  [0, 0, r],
  [w / 2, 0],
];

/** Closed, with a straight back and a round belly. */
export const bowl = (w: number, top: number, bottom: number, r: number): Line => [
  [0, top],
  [w, top, r],
  [w, bottom, r],
  [0, bottom],
  [0, top],
];

/** Two legs under a round top; the left shoulder may have a radius of its own. */
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
