import type { Contour } from './path.ts';

/** Control arm of a quarter circle by one cubic: error 0.027 % of the radius (Riškus 2006). */
export const kappa = 0.5522847498307936;

/** A circle, clockwise on screen from its top. */
export const circle = (cx: number, cy: number, r: number): Contour => {
  const k = r * kappa;
  return [
    cx,
    cy - r,
    cx + k,
    cy - r,
    cx + r,
    cy - k,
    cx + r,
    cy,
    cx + r,
    cy + k,
    cx + k,
    cy + r,
    cx,
    cy + r,
    cx - k,
    cy + r,
    cx - r,
    cy + k,
    cx - r,
    cy,
    cx - r,
    cy - k,
    cx - k,
    cy - r,
    cx,
    cy - r,
  ];
};

/** A rectangle with corner radius `r` (0 for sharp), clockwise on screen. */
export const roundedRect = (x0: number, y0: number, x1: number, y1: number, r = 0): Contour => {
  const q = Math.min(r, (x1 - x0) / 2, (y1 - y0) / 2);
  if (q <= 0) return polygon([x0, y0, x1, y0, x1, y1, x0, y1]);
  const k = q * (1 - kappa);
  const out = [x0 + q, y0];
  const line = (x: number, y: number): void => void out.push(out.at(-2) as number, out.at(-1) as number, x, y, x, y);
  line(x1 - q, y0);
  out.push(x1 - k, y0, x1, y0 + k, x1, y0 + q);
  line(x1, y1 - q);
  out.push(x1, y1 - k, x1 - k, y1, x1 - q, y1);
  line(x0 + q, y1);
  out.push(x0 + k, y1, x0, y1 - k, x0, y1 - q);
  line(x0, y0 + q);
  out.push(x0, y0 + k, x0 + k, y0, x0 + q, y0);
  return out;
};

/** A closed polygon from its corners `[x, y, …]`. */
const polygon = (corners: readonly number[]): Contour => {
  const out = [corners[0] as number, corners[1] as number];
  for (let i = 2; i <= corners.length; i += 2) {
    const px = out.at(-2) as number;
    const py = out.at(-1) as number;
    const x = corners[i % corners.length] as number;
    const y = corners[(i + 1) % corners.length] as number;
    out.push(px, py, x, y, x, y);
  }
  return out;
};

/** A superellipse |x|ⁿ + |y|ⁿ = rⁿ as one cubic an octant pair, fitted for n ≈ 4.5: the squircle of app icons. */
export const squircle = (cx: number, cy: number, r: number): Contour => {
  // Control points of a quarter of n = 4.5, least squares against 200 samples: arm .917, second arm the same by symmetry.
  const a = r * 0.917;
  return [
    cx,
    cy - r,
    cx + a,
    cy - r,
    cx + r,
    cy - a,
    cx + r,
    cy,
    cx + r,
    cy + a,
    cx + a,
    cy + r,
    cx,
    cy + r,
    cx - a,
    cy + r,
    cx - r,
    cy + a,
    cx - r,
    cy,
    cx - r,
    cy - a,
    cx - a,
    cy - r,
    cx,
    cy - r,
  ];
};
