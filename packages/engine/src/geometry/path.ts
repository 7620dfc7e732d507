import type { Box } from './box.ts';

/**
 * A closed contour of absolute cubic Bézier segments: `[x0, y0, c1x, c1y, c2x, c2y, x, y, …]`, 2 + 6n
 * numbers. y points down. A straight segment has its control points at its ends. The last point equals the
 * first.
 */
export type Contour = readonly number[];

/** Contours filled together by the nonzero rule. Counters run opposite to their outer contour. */
export type Path = readonly Contour[];

/** An affine map `x' = a·x + c·y + e`, `y' = b·x + d·y + f`, as in SVG. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Scales about the origin, then moves. */
export const placing = (scale: number, dx: number, dy: number): Matrix => ({ a: scale, b: 0, c: 0, d: scale, e: dx, f: dy });

/** Rotation by `degrees` about a center, clockwise on screen (y down). */
export function rotation(degrees: number, cx = 0, cy = 0): Matrix {
  const t = (degrees * Math.PI) / 180;
  const cos = Math.cos(t);
  const sin = Math.sin(t);
  return { a: cos, b: sin, c: -sin, d: cos, e: cx - cos * cx + sin * cy, f: cy - sin * cx - cos * cy };
}

export function mapContour(contour: Contour, m: Matrix): Contour {
  const out = new Array<number>(contour.length);
  for (let i = 0; i + 1 < contour.length; i += 2) {
    const x = contour[i] as number;
    const y = contour[i + 1] as number;
    out[i] = m.a * x + m.c * y + m.e;
    out[i + 1] = m.b * x + m.d * y + m.f;
  }
  return out;
}

export const mapPath = (path: Path, m: Matrix): Path => path.map((contour) => mapContour(contour, m));

/** The same outline reversed, so that it cuts instead of fills under the nonzero rule. */
export function reverseContour(contour: Contour): Contour {
  const out = new Array<number>(contour.length);
  for (let i = 0; i + 1 < contour.length; i += 2) {
    const j = contour.length - 2 - i;
    out[i] = contour[j] as number;
    out[i + 1] = contour[j + 1] as number;
  }
  return out;
}

export const reversePath = (path: Path): Path => path.map(reverseContour);

/**
 * Signed area in square units, positive if the contour runs clockwise on screen. Exact for cubics (Green's
 * theorem).
 */
export function signedArea(contour: Contour): number {
  let sum = 0;
  for (let i = 2; i + 5 < contour.length; i += 6) {
    const x0 = contour[i - 2] as number;
    const y0 = contour[i - 1] as number;
    const x1 = contour[i] as number;
    const y1 = contour[i + 1] as number;
    const x2 = contour[i + 2] as number;
    const y2 = contour[i + 3] as number;
    const x3 = contour[i + 4] as number;
    const y3 = contour[i + 5] as number;
    sum +=
      (y3 - y0) * (x1 + x2) - (x3 - x0) * (y1 + y2) + y1 * (x0 - x2) - x1 * (y0 - y2) + y3 * (x2 + x0 / 3) - x3 * (y2 + y0 / 3);
  }
  return (3 * sum) / 20;
}

/** Ink area of a path without overlapping contours: outer areas minus counters. */
export const pathArea = (path: Path): number => Math.abs(path.reduce((sum, contour) => sum + signedArea(contour), 0));

/** Parameters in (0, 1) of the extrema of one coordinate of a cubic. */
function turns(p0: number, p1: number, p2: number, p3: number): readonly number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-12) return Math.abs(b) > 1e-12 ? [-c / b] : [];
  const disc = b * b - 4 * a * c;
  if (disc < 0) return [];
  const s = Math.sqrt(disc);
  return [(-b + s) / (2 * a), (-b - s) / (2 * a)];
}

const cubicAt = (t: number, p0: number, p1: number, p2: number, p3: number): number => {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
};

/** Minimum and maximum of one coordinate (`offset` 0 for x, 1 for y) over all contours. */
function extent(path: Path, offset: 0 | 1): readonly [number, number] {
  let lo = Infinity;
  let hi = -Infinity;
  for (const c of path) {
    for (let i = offset; i < c.length; i += 6) {
      const v = c[i] as number;
      if (v < lo) lo = v;
      if (v > hi) hi = v;
    }
  }
  // End points first, so that only the few curves whose control points extend beyond need solving.
  for (const c of path) {
    for (let i = 2 + offset; i + 4 < c.length; i += 6) {
      const p1 = c[i] as number;
      const p2 = c[i + 2] as number;
      if (p1 >= lo && p1 <= hi && p2 >= lo && p2 <= hi) continue;
      const p0 = c[i - 2] as number;
      const p3 = c[i + 4] as number;
      for (const t of turns(p0, p1, p2, p3)) {
        if (t <= 0 || t >= 1) continue;
        const v = cubicAt(t, p0, p1, p2, p3);
        if (v < lo) lo = v;
        if (v > hi) hi = v;
      }
    }
  }
  return [lo, hi];
}

/** Exact ink bounds (curve extrema, not control points). Null for an empty path. */
export function pathBounds(path: Path): Box | null {
  const [x0, x1] = extent(path, 0);
  const [y0, y1] = extent(path, 1);
  return x1 >= x0 && y1 >= y0 ? { x0, y0, x1, y1 } : null;
}
