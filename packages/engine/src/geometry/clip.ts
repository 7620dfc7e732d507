import type { Contour, Path } from './path.ts';

/** The side of a line where `nx·x + ny·y ≥ d`. */
export interface HalfPlane {
  readonly nx: number;
  readonly ny: number;
  readonly d: number;
}

/** The other side of the same line. */
export const opposite = ({ nx, ny, d }: HalfPlane): HalfPlane => ({ nx: -nx, ny: -ny, d: -d });

/** The side with larger x of a line through (x, y) that leans by `slope` (x per unit of y upward). */
export const rightOf = (x: number, y: number, slope: number): HalfPlane => ({ nx: 1, ny: slope, d: x + slope * y });

/** A stretch of outline inside the half-plane, from entry to exit. */
interface Arc {
  readonly points: number[];
  readonly enters: number;
  leaves: number;
}

/** Bisection steps on a parameter interval: to 2⁻⁴⁰ of a segment. */
const halvings = 40;

/**
 * The exact part of a path inside a half-plane. Curves are split where they cross the line, never flattened.
 * Exits are connected along the line to entries in their order on it, so a ring cut through its counter
 * becomes one arch instead of an arch and a hole with a common edge. Winding numbers inside stay the same,
 * whatever overlaps.
 */
export function clip(path: Path, plane: HalfPlane): Path {
  const whole: Contour[] = [];
  const arcs: Arc[] = [];
  for (const contour of path) {
    const pieces = split(contour, plane);
    if (pieces.every((p) => p.inside)) whole.push(contour);
    else arcs.push(...arcsOf(pieces, plane));
  }
  return [...whole, ...closed(arcs)];
}

interface Piece {
  readonly inside: boolean;
  readonly points: readonly number[];
}

/** The segments of a contour, split where they cross the line. */
function split(contour: Contour, { nx, ny, d }: HalfPlane): readonly Piece[] {
  const out: Piece[] = [];
  const side = (x: number, y: number): number => nx * x + ny * y - d;
  for (let i = 0; i + 7 < contour.length; i += 6) {
    let rest = contour.slice(i, i + 8);
    const f = [0, 2, 4, 6].map((k) => side(rest[k] as number, rest[k + 1] as number));
    const cuts = crossings(f as [number, number, number, number], isStraight(rest));
    let from = 0;
    for (const t of cuts) {
      const [a, b] = divide(rest, (t - from) / (1 - from));
      out.push({ inside: insideOf(a, side), points: a });
      rest = b;
      from = t;
    }
    out.push({ inside: insideOf(rest, side), points: rest });
  }
  return out;
}

const isStraight = (s: readonly number[]): boolean => s[0] === s[2] && s[1] === s[3] && s[4] === s[6] && s[5] === s[7];

/** A piece is on one side only; its midpoint tells which. */
function insideOf(s: readonly number[], side: (x: number, y: number) => number): boolean {
  const at = (k: number): number =>
    ((s[k] as number) + 3 * (s[k + 2] as number) + 3 * (s[k + 4] as number) + (s[k + 6] as number)) / 8;
  return side(at(0), at(1)) >= 0;
}

/** Parameters in (0, 1), ascending, where a cubic with these Bernstein values changes sign. */
function crossings(f: readonly [number, number, number, number], straight: boolean): readonly number[] {
  const [a, b, c, e] = f;
  if ((a >= 0 && b >= 0 && c >= 0 && e >= 0) || (a < 0 && b < 0 && c < 0 && e < 0)) return [];
  if (straight) return [a / (a - e)].filter((t) => t > 0 && t < 1);
  const at = (t: number): number => {
    const u = 1 - t;
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * e;
  };
  const turns = turning(a, b, c, e);
  const stops = [0, ...turns, 1];
  return stops.slice(1).flatMap((end, i) => {
    let lo = stops[i] as number;
    let hi = end;
    const low = at(lo) >= 0;
    if (low === at(hi) >= 0) return [];
    for (let k = 0; k < halvings; k++) {
      const mid = (lo + hi) / 2;
      if (at(mid) >= 0 === low) lo = mid;
      else hi = mid;
    }
    const t = (lo + hi) / 2;
    return t > 1e-9 && t < 1 - 1e-9 ? [t] : [];
  });
}

/** Extrema of a cubic in (0, 1), ascending. */
function turning(a: number, b: number, c: number, e: number): readonly number[] {
  const [q, r, s] = [e - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  if (Math.abs(q) < 1e-12) return Math.abs(r) < 1e-12 ? [] : [-s / r].filter((t) => t > 0 && t < 1);
  const disc = r * r - 4 * q * s;
  if (disc <= 0) return [];
  const root = Math.sqrt(disc);
  return [(-r - root) / (2 * q), (-r + root) / (2 * q)].filter((t) => t > 0 && t < 1).sort((x, y) => x - y);
}

/** De Casteljau at `t`. A straight piece stays straight. */
function divide(s: readonly number[], t: number): readonly [number[], number[]] {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = s as [number, number, number, number, number, number, number, number];
  const mix = (p: number, q: number): number => p + (q - p) * t;
  if (isStraight(s)) {
    const [x, y] = [mix(x0, x3), mix(y0, y3)];
    return [
      [x0, y0, x0, y0, x, y, x, y],
      [x, y, x, y, x3, y3, x3, y3],
    ];
  }
  const [ax, ay, bx, by, cx, cy] = [mix(x0, x1), mix(y0, y1), mix(x1, x2), mix(y1, y2), mix(x2, x3), mix(y2, y3)];
  const [dx, dy, ex, ey] = [mix(ax, bx), mix(ay, by), mix(bx, cx), mix(by, cy)];
  const [x, y] = [mix(dx, ex), mix(dy, ey)];
  return [
    [x0, y0, ax, ay, dx, dy, x, y],
    [x, y, ex, ey, cx, cy, x3, y3],
  ];
}

/** Runs of inside pieces, beginning at an entry. `split` has dropped pieces on neither side. */
function arcsOf(pieces: readonly Piece[], { nx, ny }: HalfPlane): readonly Arc[] {
  const along = (x: number, y: number): number => nx * y - ny * x;
  const first = pieces.findIndex((p, i) => p.inside && pieces.at(i - 1)?.inside === false);
  const out: Arc[] = [];
  let arc: Arc | null = null;
  for (let k = 0; first >= 0 && k < pieces.length; k++) {
    const { inside, points } = pieces[(first + k) % pieces.length] as Piece;
    if (!inside) {
      arc = null;
      continue;
    }
    if (arc === null) {
      arc = { points: points.slice(0, 2), enters: along(points[0] as number, points[1] as number), leaves: 0 };
      out.push(arc);
    }
    arc.points.push(...points.slice(2));
    arc.leaves = along(points.at(-2) as number, points.at(-1) as number);
  }
  return out;
}

/** Joins arcs into contours: the n-th exit on the line connects to the n-th entry. */
function closed(arcs: readonly Arc[]): readonly Contour[] {
  const entries = [...arcs].sort((a, b) => a.enters - b.enters);
  const exits = [...arcs].sort((a, b) => a.leaves - b.leaves);
  const next = new Map(exits.map((arc, i) => [arc, entries[i] as Arc]));
  const used = new Set<Arc>();
  return arcs.flatMap((start) => {
    if (used.has(start)) return [];
    const out = start.points.slice(0, 2);
    for (let arc = start; !used.has(arc); arc = next.get(arc) as Arc) {
      used.add(arc);
      out.push(...arc.points.slice(2));
      const to = next.get(arc) as Arc;
      const [x, y] = to.points as [number, number];
      const [px, py] = [out.at(-2) as number, out.at(-1) as number];
      if (Math.abs(px - x) + Math.abs(py - y) > 1e-9) out.push(px, py, x, y, x, y);
    }
    // Makes the end exactly equal to the start.
    out[out.length - 2] = out[0] as number;
    out[out.length - 1] = out[1] as number;
    return out.length > 8 ? [out] : [];
  });
}
