import type { Contour } from './path.ts';

/** Control arm of a quarter circle as one cubic: error 0.027 % of the radius (Riškus 2006). */
export const kappa = 0.5522847498307936;

/** A straight to (x, y), or a cubic as two control points and its end. */
type Segment = readonly [x: number, y: number] | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** A closed contour from a start and segments. The last segment must end at the start. */
export const contour = (start: readonly [number, number], ...segments: readonly Segment[]): Contour => {
  const out: number[] = [...start];
  for (const segment of segments) {
    const [x, y] = segment;
    if (segment.length === 2) out.push(out.at(-2) as number, out.at(-1) as number, x, y, x, y);
    else out.push(...segment);
  }
  return out;
};

/** Four quarters around (cx, cy), clockwise on screen from the top, with control arms of length `k`. */
const quarters = (cx: number, cy: number, r: number, k: number): Contour =>
  contour(
    [cx, cy - r],
    [cx + k, cy - r, cx + r, cy - k, cx + r, cy],
    [cx + r, cy + k, cx + k, cy + r, cx, cy + r],
    [cx - k, cy + r, cx - r, cy + k, cx - r, cy],
    [cx - r, cy - k, cx - k, cy - r, cx, cy - r],
  );

/** A circle, clockwise on screen from the top. */
export const circle = (cx: number, cy: number, r: number): Contour => quarters(cx, cy, r, r * kappa);

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
export const polygon = (corners: readonly number[]): Contour => {
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

/**
 * The squircle of app icons: superellipse |x|ⁿ + |y|ⁿ = rⁿ for n = 4.5, one cubic per quarter. The arm is the
 * least-squares fit over 199 samples of a quarter: .26 % of the radius off, root mean square.
 */
export const squircle = (cx: number, cy: number, r: number): Contour => quarters(cx, cy, r, r * 0.9605);
