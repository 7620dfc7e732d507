/**
 * Numbers that judge a mark, measured on its one-color form: design rules §5 (blur survival, complexity, symmetry, ink).
 * Rasters are exact-area coverages in [0, 1], row by row, so that the same catalogue comes out on every machine.
 */
import type { CornerClass } from '../../../packages/engine/src/concepts/typeface.ts';
import { type Path, pathArea, pathBounds } from '../../../packages/engine/src/geometry/path.ts';
import { perimeter } from '../../../packages/engine/src/geometry/perimeter.ts';
import { flatten } from './outline.ts';

type Raster = Float32Array;

/** Adds one edge to the difference buffer: signed-area accumulation as in font-rs (R. Levien). */
function addEdge(sums: Float64Array, size: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const dir = ay < by ? 1 : -1;
  const [x0, y0, x1, y1] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  const clamp = (x: number) => Math.min(size, Math.max(0, x));
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(size, Math.ceil(y1)); row++) {
    const from = Math.max(y0, row);
    const to = Math.min(y1, row + 1);
    const d = dir * (to - from);
    const xa = clamp(x0 + (from - y0) * slope);
    const xb = clamp(x0 + (to - y0) * slope);
    const [l, r] = xa < xb ? [xa, xb] : [xb, xa];
    const li = Math.floor(l);
    const ri = Math.ceil(r);
    const base = row * (size + 2);
    const add = (i: number, v: number) => {
      sums[base + i] = (sums[base + i] as number) + v;
    };
    if (ri <= li + 1) {
      const m = (l + r) / 2 - li;
      add(li, d - d * m);
      add(li + 1, d * m);
      continue;
    }
    const s = 1 / (r - l);
    const lf = l - li;
    const first = 0.5 * s * (1 - lf) ** 2;
    const last = 0.5 * s * (r - ri + 1) ** 2;
    add(li, d * first);
    if (ri === li + 2) {
      add(li + 1, d * (1 - first - last));
    } else {
      const second = s * (1.5 - lf);
      add(li + 1, d * (second - first));
      for (let i = li + 2; i < ri - 1; i++) add(i, d * s);
      add(ri - 1, d * (1 - (second + (ri - li - 3) * s) - last));
    }
    add(ri, d * last);
  }
}

/** Coverage of `path`, whose contours are oriented and do not overlap, in `size` × `size` pixels of a `box` × `box` square. */
export function rasterize(path: Path, size: number, box = 200): Raster {
  const sums = new Float64Array((size + 2) * size);
  const s = size / box;
  for (const contour of path) {
    const p = flatten(contour);
    for (let i = 0; i < p.length; i += 2) {
      const j = i + 2 < p.length ? i + 2 : 0;
      addEdge(sums, size, (p[i] as number) * s, (p[i + 1] as number) * s, (p[j] as number) * s, (p[j + 1] as number) * s);
    }
  }
  const out = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    let sum = 0;
    for (let x = 0; x < size; x++) {
      sum += sums[y * (size + 2) + x] as number;
      out[y * size + x] = Math.min(1, Math.abs(sum));
    }
  }
  return out;
}

/** Pearson's r of two rasters; 1 when both are flat. */
function correlation(a: Raster, b: Raster): number {
  const n = a.length;
  let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [x, y] = [a[i] as number, b[i] as number];
    sa += x;
    sb += y;
    saa += x * x;
    sbb += y * y;
    sab += x * y;
  }
  const va = saa - (sa * sa) / n;
  const vb = sbb - (sb * sb) / n;
  return va <= 0 || vb <= 0 ? 1 : (sab - (sa * sb) / n) / Math.sqrt(va * vb);
}

/** Bilinear enlargement of a square raster. */
function enlarge(a: Raster, from: number, to: number): Raster {
  const out = new Float32Array(to * to);
  const at = (x: number, y: number) =>
    a[Math.min(from - 1, Math.max(0, y)) * from + Math.min(from - 1, Math.max(0, x))] as number;
  for (let y = 0; y < to; y++) {
    const v = ((y + 0.5) * from) / to - 0.5;
    const y0 = Math.floor(v);
    for (let x = 0; x < to; x++) {
      const u = ((x + 0.5) * from) / to - 0.5;
      const x0 = Math.floor(u);
      const [fx, fy] = [u - x0, v - y0];
      const top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
      const low = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
      out[y * to + x] = top * (1 - fy) + low * fy;
    }
  }
  return out;
}

/** Soft intersection over union with the left–right mirror image about the box's own axis. The path is centerd on x = 100. */
export function mirrorIoU(raster: Raster, size: number): number {
  let [both, any] = [0, 0];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [a, b] = [raster[y * size + x] as number, raster[y * size + size - 1 - x] as number];
      both += Math.min(a, b);
      any += Math.max(a, b);
    }
  }
  return any === 0 ? 1 : both / any;
}

/** Chords of a curve by which outlines are measured: within .05 of a 200 box. */
export const chords = 12;

interface Stats {
  readonly ink: number;
  readonly r16: number;
  readonly complexity: number;
}

const rounded = (v: number, decimals: number) => Number(v.toFixed(decimals));

/** Statistics of a mark drawn in one color in the 200 box. */
export function judge(path: Path): Stats {
  const bounds = pathBounds(path);
  if (bounds === null) throw new Error('an empty mark cannot be judged');
  const area = pathArea(path);
  const big = rasterize(path, 256);
  return {
    ink: rounded(area / ((bounds.x1 - bounds.x0) * (bounds.y1 - bounds.y0)), 2),
    r16: rounded(correlation(big, enlarge(rasterize(path, 16), 16, 256)), 2),
    complexity: rounded(perimeter(path, chords) ** 2 / (4 * Math.PI * area), 1),
  };
}

/** Ink strength of a role on paper when marks are compared: a tone is printed about a third as strong as the ink. */
const strength = { mark: 1, tone: 0.33, accent: 0.6 } as const;

/** 1 − NCC at 64 px between a mark in color and an untouched shape: how much a transformation changes (design rules §0.4). */
export function change(parts: readonly { readonly role: keyof typeof strength; readonly path: Path }[], untouched: Path): number {
  const size = 64;
  const ink = new Float32Array(size * size);
  for (const { role, path } of parts) {
    const cover = rasterize(path, size);
    for (const [i, c] of cover.entries()) ink[i] = (ink[i] as number) * (1 - c) + strength[role] * c;
  }
  return 1 - correlation(ink, rasterize(untouched, size));
}

/**
 * How the outer contours turn corners: the mean, by turning angle, of sharp 0, soft 1 (radius ≤ .12 of half-height),
 * round 2 (≤ .36) and full 3. Only turning that bulges outwards counts: notches do not make a mark look hard.
 */
export function cornerClass(outer: Path): CornerClass {
  let [weight, sum] = [0, 0];
  for (const contour of outer) {
    const p = flatten(contour, 8);
    const n = p.length / 2;
    const points: [number, number][] = [];
    for (let i = 0; i < n; i++) {
      const q: [number, number] = [p[2 * i] as number, p[2 * i + 1] as number];
      const last = points.at(-1);
      if (last === undefined || Math.hypot(q[0] - last[0], q[1] - last[1]) > 0.05) points.push(q);
    }
    const m = points.length;
    for (let i = 0; i < m; i++) {
      const [a, b, c] = [points[(i + m - 1) % m], points[i], points[(i + 1) % m]] as [
        [number, number],
        [number, number],
        [number, number],
      ];
      const turn = Math.atan2(
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]),
        (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]),
      );
      if (turn <= 0.002) continue;
      const reach = Math.min(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1]));
      // A chord pair that turns by more than 25° at once is a corner; otherwise chord ÷ angle is the radius.
      const radius = turn > 0.44 ? 0 : reach / turn;
      weight += turn;
      sum += turn * (radius < 2 ? 0 : radius <= 12 ? 1 : radius <= 36 ? 2 : 3);
    }
  }
  return Math.round(weight === 0 ? 0 : sum / weight) as CornerClass;
}
