/** Plain containers and helpers, drawn rather than taken from an icon set. Units: the caller's; y down; outer contours clockwise. */
import type { Contour, Path } from '../../../packages/engine/src/geometry/path.ts';

type Point = readonly [x: number, y: number];

/** Handle of a quarter circle of radius 1. The radial error is 0.027 %. */
export const kappa = 0.5522847498;

export function polygon(points: readonly Point[]): Contour {
  const [first] = points;
  if (first === undefined) return [];
  const out: number[] = [...first];
  for (let i = 1; i <= points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i % points.length] as Point];
    out.push(...a, ...b, ...b);
  }
  return out;
}

export const rectangle = (x0: number, y0: number, x1: number, y1: number): Contour => polygon([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]);

export function disc(cx: number, cy: number, r: number): Contour {
  const k = kappa * r;
  return [
    cx, cy - r, cx + k, cy - r, cx + r, cy - k, cx + r, cy, cx + r, cy + k, cx + k, cy + r, cx, cy + r,
    cx - k, cy + r, cx - r, cy + k, cx - r, cy, cx - r, cy - k, cx - k, cy - r, cx, cy - r,
  ];
}

/** A convex polygon with its corners rounded by circular arcs of radius r (one number, or one a corner). */
export function rounded(points: readonly Point[], r: number | readonly number[]): Contour {
  const n = points.length;
  const out: number[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [points[(i + n - 1) % n], points[i], points[(i + 1) % n]] as [Point, Point, Point];
    const radius = typeof r === 'number' ? r : (r[i] as number);
    const [ux, uy] = unit(a, b);
    const [vx, vy] = unit(b, c);
    const turn = Math.acos(Math.min(1, Math.max(-1, ux * vx + uy * vy)));
    const back = radius * Math.tan(turn / 2);
    const handle = (4 / 3) * Math.tan(turn / 4) * radius;
    const [sx, sy] = [b[0] - ux * back, b[1] - uy * back];
    const [ex, ey] = [b[0] + vx * back, b[1] + vy * back];
    const last = out.slice(-2) as [number, number];
    if (out.length === 0) out.push(sx, sy);
    else out.push(...last, sx, sy, sx, sy);
    out.push(sx + ux * handle, sy + uy * handle, ex - vx * handle, ey - vy * handle, ex, ey);
  }
  const [sx, sy] = out as [number, number];
  const last = out.slice(-2) as [number, number];
  if (Math.hypot(last[0] - sx, last[1] - sy) > 1e-9) out.push(...last, sx, sy, sx, sy);
  return out;
}

const unit = (a: Point, b: Point): Point => {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
};

/** |x|ⁿ + |y|ⁿ = rⁿ with n = 4.5, as sixteen cubics through exact points with exact tangents. */
export function squircle(cx: number, cy: number, r: number, n = 4.5): Contour {
  const at = (t: number): { p: Point; v: Point } => {
    const [c, s] = [Math.cos(t), Math.sin(t)];
    // Polar form keeps the parameter smooth on the flats, where the usual |cos|^(2/n) form stalls.
    const radius = r / (Math.abs(c) ** n + Math.abs(s) ** n) ** (1 / n);
    const g = Math.sign(c) * Math.abs(c) ** (n - 1);
    const h = Math.sign(s) * Math.abs(s) ** (n - 1);
    const l = Math.hypot(g, h);
    return { p: [cx + radius * c, cy + radius * s], v: [-h / l, g / l] };
  };
  const steps = 16;
  const out: number[] = [...at(0).p];
  for (let i = 0; i < steps; i++) {
    const [a, b, m] = [at((i * 2 * Math.PI) / steps), at(((i + 1) * 2 * Math.PI) / steps), at(((i + 0.5) * 2 * Math.PI) / steps)];
    // Equal handles such that the cubic passes through the middle point along the bisector.
    const base: Point = [(a.p[0] + b.p[0]) / 2, (a.p[1] + b.p[1]) / 2];
    const lean: Point = [(3 / 8) * (a.v[0] - b.v[0]), (3 / 8) * (a.v[1] - b.v[1])];
    const l2 = lean[0] ** 2 + lean[1] ** 2;
    const h = ((m.p[0] - base[0]) * lean[0] + (m.p[1] - base[1]) * lean[1]) / l2;
    out.push(a.p[0] + h * a.v[0], a.p[1] + h * a.v[1], b.p[0] - h * b.v[0], b.p[1] - h * b.v[1], ...b.p);
  }
  return out;
}

/** A doorway: half round above, straight sides, soft feet. Width w, height h, centred. */
export function arch(cx: number, cy: number, w: number, h: number, foot: number): Contour {
  const [x0, x1, y0, y1] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
  const r = w / 2;
  const [k, f] = [kappa * r, foot * (1 - kappa)];
  const spring = y0 + r;
  return [
    x0, spring, x0, spring - k, cx - k, y0, cx, y0, cx + k, y0, x1, spring - k, x1, spring,
    x1, spring, x1, y1 - foot, x1, y1 - foot, x1, y1 - f, x1 - f, y1, x1 - foot, y1,
    x1 - foot, y1, x0 + foot, y1, x0 + foot, y1, x0 + f, y1, x0, y1 - f, x0, y1 - foot,
    x0, y1 - foot, x0, spring, x0, spring,
  ];
}

export const asPath = (contour: Contour): Path => [contour];
