import type { Box } from './box.ts';

/**
 * A closed contour of absolute cubic Bézier segments: `[x0, y0, c1x, c1y, c2x, c2y, x, y, …]`, that is 2 + 6n numbers.
 * y points down. A straight segment has its control points on its ends. The last point equals the first.
 */
export type Contour = readonly number[];

/** Contours filled together by the non-zero rule: counters run against their outer contour. */
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

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Scale (about the origin), then move. */
export const placing = (scale: number, dx: number, dy: number): Matrix => ({ a: scale, b: 0, c: 0, d: scale, e: dx, f: dy });

/** `outer ∘ inner`: inner is applied first. */
export const compose = (outer: Matrix, inner: Matrix): Matrix => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f,
});

/** Rotation by `degrees`, clockwise on screen (y down), about a centre. */
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

/** The same outline run the other way, so that it cuts instead of fills under the non-zero rule. */
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

/** Signed area, square units: positive when the contour runs clockwise on screen. Exact for cubics (Green's theorem). */
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
      (y3 - y0) * (x1 + x2) -
      (x3 - x0) * (y1 + y2) +
      y1 * (x0 - x2) -
      x1 * (y0 - y2) +
      y3 * (x2 + x0 / 3) -
      x3 * (y2 + y0 / 3);
  }
  return (3 * sum) / 20;
}

/** Ink of a path whose contours do not overlap: outer areas less their counters. */
export const pathArea = (path: Path): number => Math.abs(path.reduce((sum, contour) => sum + signedArea(contour), 0));

function extend(low: number, high: number, p0: number, p1: number, p2: number, p3: number): [number, number] {
  let lo = Math.min(low, p0, p3);
  let hi = Math.max(high, p0, p3);
  if (p1 >= lo && p1 <= hi && p2 >= lo && p2 <= hi) return [lo, hi];
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const roots: number[] = [];
  if (Math.abs(a) < 1e-12) {
    if (Math.abs(b) > 1e-12) roots.push(-c / b);
  } else {
    const disc = b * b - 4 * a * c;
    if (disc >= 0) {
      const s = Math.sqrt(disc);
      roots.push((-b + s) / (2 * a), (-b - s) / (2 * a));
    }
  }
  for (const t of roots) {
    if (t <= 0 || t >= 1) continue;
    const u = 1 - t;
    const v = u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
    lo = Math.min(lo, v);
    hi = Math.max(hi, v);
  }
  return [lo, hi];
}

/** Exact ink bounds (curve extrema, not control points); null for an empty path. */
export function pathBounds(path: Path): Box | null {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const c of path) {
    for (let i = 2; i + 5 < c.length; i += 6) {
      [x0, x1] = extend(x0, x1, c[i - 2] as number, c[i] as number, c[i + 2] as number, c[i + 4] as number);
      [y0, y1] = extend(y0, y1, c[i - 1] as number, c[i + 1] as number, c[i + 3] as number, c[i + 5] as number);
    }
  }
  return x1 >= x0 && y1 >= y0 ? { x0, y0, x1, y1 } : null;
}
