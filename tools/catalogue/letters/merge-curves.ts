/**
 * Fewer, longer curves: path operations stroke an arc as many short pieces; runs of them that one cubic draws as well become
 * one cubic. Cleaner outlines to edit, and half the data.
 */
import type { Contour, Path } from '../../../packages/engine/src/geometry/path.ts';

type Point = readonly [x: number, y: number];
type Curve = readonly [Point, Point, Point, Point];

/** Farthest a merged curve may leave the old one, in units of the 200 box: a tenth of a pixel at 300 px. */
const tolerance = 0.06;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const unit = (v: Point): Point => {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l];
};
const at = ([a, b, c, d]: Curve, t: number): Point => {
  const u = 1 - t;
  const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
  return [w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0], w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1]];
};
const short = (v: Point): boolean => Math.hypot(...v) < 1e-6;
const straight = ([a, b, c, d]: Curve): boolean => {
  const chord = minus(d, a);
  const l = Math.hypot(...chord) || 1;
  const off = (p: Point): number => Math.abs((p[0] - a[0]) * chord[1] - (p[1] - a[1]) * chord[0]) / l;
  return off(b) < 0.02 && off(c) < 0.02;
};
const leaving = ([a, b, c, d]: Curve): Point => unit([b, c, d].map((p) => minus(p, a)).find((v) => !short(v)) ?? [1, 0]);
const arriving = ([a, b, c, d]: Curve): Point => unit([c, b, a].map((p) => minus(d, p)).find((v) => !short(v)) ?? [1, 0]);

/** One cubic through the samples of a run, with the run's own ends and tangents; null when none is near enough. */
function fitted(run: readonly Curve[]): Curve | null {
  const [first, last] = [run[0] as Curve, run.at(-1) as Curve];
  const [a, d] = [first[0], last[3]];
  const [ta, td] = [leaving(first), arriving(last)];
  // A turn of more than a quarter and a bit is no longer one cubic's.
  if (dot(ta, td) < -0.1) return null;
  const samples = run.flatMap((c) => [0.25, 0.5, 0.75, 1].map((t) => at(c, t))).slice(0, -1);
  const lengths = [0];
  for (const [i, p] of [...samples, d].entries())
    lengths.push((lengths[i] as number) + Math.hypot(...minus(p, i === 0 ? a : (samples[i - 1] as Point))));
  let ts = samples.map((_, i) => (lengths[i + 1] as number) / (lengths.at(-1) as number));
  let best: Curve | null = null;
  for (let round = 0; round < 8; round++) {
    let [aa, ad, dd, ra, rd] = [0, 0, 0, 0, 0];
    for (const [i, p] of samples.entries()) {
      const t = ts[i] as number;
      const u = 1 - t;
      const [b1, b2] = [3 * u * u * t, 3 * u * t * t];
      const base: Point = [(u * u * u + b1) * a[0] + (t * t * t + b2) * d[0], (u * u * u + b1) * a[1] + (t * t * t + b2) * d[1]];
      const r = minus(p, base);
      const [va, vd]: [Point, Point] = [
        [ta[0] * b1, ta[1] * b1],
        [-td[0] * b2, -td[1] * b2],
      ];
      aa += dot(va, va);
      ad += dot(va, vd);
      dd += dot(vd, vd);
      ra += dot(va, r);
      rd += dot(vd, r);
    }
    const det = aa * dd - ad * ad;
    if (Math.abs(det) < 1e-12) return null;
    const [h, k] = [(ra * dd - rd * ad) / det, (rd * aa - ra * ad) / det];
    if (h <= 0 || k <= 0) return null;
    const curve: Curve = [a, [a[0] + ta[0] * h, a[1] + ta[1] * h], [d[0] - td[0] * k, d[1] - td[1] * k], d];
    best = curve;
    // Each sample's parameter moves to the nearest point of the curve.
    ts = ts.map((t, i) => {
      const e = 1e-4;
      const p = at(curve, t);
      const q = at(curve, Math.min(1, t + e));
      const v: Point = [(q[0] - p[0]) / e, (q[1] - p[1]) / e];
      return Math.min(1, Math.max(0, t + dot(minus(samples[i] as Point, p), v) / Math.max(1e-9, dot(v, v))));
    });
  }
  if (best === null) return null;
  const curve = best;
  const error = Math.max(...samples.map((p, i) => Math.hypot(...minus(p, at(curve, ts[i] as number)))));
  return error <= tolerance ? curve : null;
}

function merged(contour: Contour): Contour {
  const curves: Curve[] = [];
  const p = (i: number): Point => [contour[i] as number, contour[i + 1] as number];
  for (let i = 2; i + 5 < contour.length; i += 6) curves.push([p(i - 2), p(i), p(i + 2), p(i + 4)]);
  const smooth = (a: Curve, b: Curve): boolean => !straight(a) && !straight(b) && dot(arriving(a), leaving(b)) > 0.996;
  const out: Curve[] = [];
  for (let i = 0; i < curves.length; ) {
    let [end, take] = [i + 1, curves[i] as Curve];
    for (let j = i + 1; j < curves.length && smooth(curves[j - 1] as Curve, curves[j] as Curve); j++) {
      const one = fitted(curves.slice(i, j + 1));
      if (one !== null) [end, take] = [j + 1, one];
    }
    out.push(take);
    i = end;
  }
  const [start] = out;
  return start === undefined ? contour : [...start[0], ...out.flatMap(([, b, c, d]) => [...b, ...c, ...d])];
}

export const mergeCurves = (path: Path): Path => path.map(merged);
