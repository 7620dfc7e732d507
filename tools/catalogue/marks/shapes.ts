/** Plain containers and helpers, drawn rather than taken from an icon set. Units: the caller's; y down; outer contours clockwise. */
import type { Contour } from '../../../packages/engine/src/geometry/path.ts';

type Point = readonly [x: number, y: number];

/** Handle of a quarter circle of radius 1. The radial error is 0.027 %. */
const kappa = 0.5522847498;

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

export const rectangle = (x0: number, y0: number, x1: number, y1: number): Contour =>
  polygon([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);

export function disc(cx: number, cy: number, r: number): Contour {
  const k = kappa * r;
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

/** |x|ⁿ + |y|ⁿ = rⁿ with n = 4.5, as eight cubics: exact points and tangents at the middles of sides and corners. */
export function squircle(cx: number, cy: number, r: number, n = 4.5): Contour {
  const at = (t: number): Point => {
    const [c, s] = [Math.cos(t), Math.sin(t)];
    const radius = r / (Math.abs(c) ** n + Math.abs(s) ** n) ** (1 / n);
    return [radius * c, radius * s];
  };
  // One eighth, from the middle of the right side to the lower right corner; its two handles by search, once.
  const [p0, p3] = [at(0), at(Math.PI / 4)];
  const curve = (h0: number, h3: number, t: number): Point => {
    const u = 1 - t;
    const [x1, y1, x2, y2] = [p0[0], p0[1] + h0, p3[0] + h3 * Math.SQRT1_2, p3[1] - h3 * Math.SQRT1_2];
    const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [b0 * p0[0] + b1 * x1 + b2 * x2 + b3 * p3[0], b0 * p0[1] + b1 * y1 + b2 * y2 + b3 * p3[1]];
  };
  let best = { h0: 0, h3: 0, error: Infinity };
  for (let h0 = 0.3; h0 <= 0.9; h0 += 0.01) {
    for (let h3 = 0.01; h3 <= 0.4; h3 += 0.01) {
      let error = 0;
      for (let t = 0.05; t < 1; t += 0.05) {
        const [x, y] = curve(h0 * r, h3 * r, t);
        error = Math.max(error, Math.abs((Math.abs(x) ** n + Math.abs(y) ** n) ** (1 / n) - r));
      }
      if (error < best.error) best = { h0: h0 * r, h3: h3 * r, error };
    }
  }
  const { h0, h3 } = best;
  const d = h3 * Math.SQRT1_2;
  const [e, k] = [p3[0], p0[0]];
  const quarter: Point[] = [
    [k, h0],
    [e + d, e - d],
    [e, e],
    [e - d, e + d],
    [h0, k],
    [0, k],
  ];
  const turns: ((p: Point) => Point)[] = [([x, y]) => [x, y], ([x, y]) => [-y, x], ([x, y]) => [-x, -y], ([x, y]) => [y, -x]];
  return [
    cx + k,
    cy,
    ...turns.flatMap((turn) =>
      quarter.flatMap((p) => {
        const [x, y] = turn(p);
        return [cx + x, cy + y];
      }),
    ),
  ];
}

/** A doorway: half round above, straight sides, soft feet. Width w, height h, centerd. */
export function arch(cx: number, cy: number, w: number, h: number, foot: number): Contour {
  const [x0, x1, y0, y1] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
  const r = w / 2;
  const [k, f] = [kappa * r, foot * (1 - kappa)];
  const spring = y0 + r;
  return [
    x0,
    spring,
    x0,
    spring - k,
    cx - k,
    y0,
    cx,
    y0,
    cx + k,
    y0,
    x1,
    spring - k,
    x1,
    spring,
    x1,
    spring,
    x1,
    y1 - foot,
    x1,
    y1 - foot,
    x1,
    y1 - f,
    x1 - f,
    y1,
    x1 - foot,
    y1,
    x1 - foot,
    y1,
    x0 + foot,
    y1,
    x0 + foot,
    y1,
    x0 + f,
    y1,
    x0,
    y1 - f,
    x0,
    y1 - foot,
    x0,
    y1 - foot,
    x0,
    spring,
    x0,
    spring,
  ];
}

/** A regular polygon with `n` sides, flat on top for multiples of 4, else pointed; `r` is its incircle's radius, corners rounded by `soft`. */
export function regular(n: number, cx: number, cy: number, r: number, soft: number): Contour {
  const R = r / Math.cos(Math.PI / n);
  const first = -90 + (n % 4 === 0 ? 180 / n : 0);
  const points = Array.from({ length: n }, (_, i): Point => {
    const t = ((first + (360 * i) / n) * Math.PI) / 180;
    return [cx + R * Math.cos(t), cy + R * Math.sin(t)];
  });
  return rounded(points, soft);
}

/** A circular arc about (cx, cy) from angle `a` to `b` (radians, growing clockwise on screen) as cubic segments without the first point. */
export function arc(cx: number, cy: number, r: number, a: number, b: number): number[] {
  const n = Math.max(1, Math.ceil(Math.abs(b - a) / (Math.PI / 2) - 1e-9));
  const step = (b - a) / n;
  const k = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({ length: n }, (_, i) => {
    const [s, e] = [a + i * step, a + (i + 1) * step];
    const [cs, ss, ce, se] = [Math.cos(s), Math.sin(s), Math.cos(e), Math.sin(e)];
    return [cx + r * cs - k * ss, cy + r * ss + k * cs, cx + r * ce + k * se, cy + r * se - k * ce, cx + r * ce, cy + r * se];
  }).flat();
}

/** A disc of radius r with `n` round lobes on its edge, one pointing up. */
export function scallop(cx: number, cy: number, r: number, n: number): Contour {
  const half = Math.PI / n;
  // A lobe 12 % larger than one that only touches its neighbors: shallow valleys print better than deep ones.
  const q = 1.12 * Math.sin(half);
  const ring = r / (1 + q);
  const lobe = ring * q;
  // Where neighboring lobes meet, seen from a lobe's own center.
  const reach = ring * Math.cos(half) + Math.sqrt(lobe * lobe - (ring * Math.sin(half)) ** 2);
  const open = Math.atan2(reach * Math.sin(half), reach * Math.cos(half) - ring);
  const out: number[] = [];
  for (let i = 0; i < n; i++) {
    const t = -Math.PI / 2 + 2 * half * i;
    const [x, y] = [cx + ring * Math.cos(t), cy + ring * Math.sin(t)];
    if (i === 0) out.push(x + lobe * Math.cos(t - open), y + lobe * Math.sin(t - open));
    out.push(...arc(x, y, lobe, t - open, t + open));
  }
  // The last point is the first, to the last bit.
  out.splice(-2, 2, out[0] as number, out[1] as number);
  return out;
}

/** A shield of width w and height h from the top edge 0, flat above and pointed below, its edge `t` further in. */
export function shield(cx: number, w: number, h: number, t: number): Contour {
  const [x0, x1, y0] = [cx - w / 2 + t, cx + w / 2 - t, t];
  const waist = 0.42 * h;
  // The two sides meet at the tip at 46° to the axis: an even margin moves the tip by t ÷ sin 46°.
  const tip = h - t / Math.sin(0.803);
  const [reach, drop] = [(x1 - cx) * 0.44, (tip - waist) * 0.36];
  const k = reach / Math.tan(0.803);
  const soft = t === 0 ? 6 : 2;
  const f = soft * (1 - kappa);
  const out = [x0 + soft, y0, x0 + soft, y0, x1 - soft, y0, x1 - soft, y0, x1 - f, y0, x1, y0 + f, x1, y0 + soft];
  out.push(x1, y0 + soft, x1, waist, x1, waist, x1, waist + drop, cx + reach, tip - k, cx, tip);
  out.push(cx - reach, tip - k, x0, waist + drop, x0, waist, x0, waist, x0, y0 + soft, x0, y0 + soft);
  out.push(x0, y0 + f, x0 + f, y0, x0 + soft, y0);
  return out;
}
