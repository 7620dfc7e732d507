/** A place or a direction. */
export type Point = readonly [x: number, y: number];

/** A cubic curve without its first point: two handles and its end. */
export type Cubic = readonly [c1: Point, c2: Point, end: Point];

interface Fitting {
  readonly points: readonly Point[];
  /** Largest distance between a point and the curve. */
  readonly tolerance: number;
  readonly out: Cubic[];
}

const rounds = 8;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const along = (a: Point, direction: Point, by: number): Point => [a[0] + direction[0] * by, a[1] + direction[1] * by];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

/** A direction of length 1. A vector without length gives one to the right. */
export function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y);
  return length === 0 ? [1, 0] : [x / length, y / length];
}

/**
 * Few cubic curves along a row of at least two points, from the first to the last, none of which is further from them than
 * `tolerance`. They leave along `from` and arrive against `to`, both of length 1, and meet smoothly. Source: Philip J. Schneider,
 * An Algorithm for Automatically Fitting Digitized Curves, Graphics Gems (1990).
 */
export function fitCurve(points: readonly Point[], from: Point, to: Point, tolerance: number): readonly Cubic[] {
  const out: Cubic[] = [];
  fitPart({ points, tolerance, out }, 0, points.length - 1, from, to);
  return out;
}

function fitPart(fitting: Fitting, first: number, last: number, from: Point, to: Point): void {
  const { points, tolerance, out } = fitting;
  const [start, end] = [points[first] as Point, points[last] as Point];
  if (last - first < 2) {
    const third = Math.hypot(...minus(end, start)) / 3;
    out.push([along(start, from, third), along(end, to, third), end]);
    return;
  }
  let shares = byLength(points, first, last);
  for (let round = 0; ; round++) {
    const cubic = leastSquares(points, first, last, shares, from, to);
    const { square, worst } = largestError(points, first, last, shares, cubic);
    if (square <= tolerance * tolerance) {
      out.push(cubic);
      return;
    }
    // Further rounds help only where the curve is nearly right.
    if (round === rounds || square > 100 * tolerance * tolerance) {
      const middle = tangentAt(points, worst, first, last);
      fitPart(fitting, first, worst, from, [-middle[0], -middle[1]]);
      fitPart(fitting, worst, last, middle, to);
      return;
    }
    shares = nearer(points, first, shares, cubic);
  }
}

/** Points on each side that a tangent is taken from. */
const reach = 3;

/** The direction of the line at a point within it. */
const tangentAt = (points: readonly Point[], at: number, first: number, last: number): Point =>
  unit(minus(points[Math.min(last, at + reach)] as Point, points[Math.max(first, at - reach)] as Point));

/** Place of each point along the line, from 0 to 1. */
function byLength(points: readonly Point[], first: number, last: number): number[] {
  const shares = [0];
  for (let i = first + 1; i <= last; i++)
    shares.push((shares.at(-1) as number) + Math.hypot(...minus(points[i] as Point, points[i - 1] as Point)));
  const length = shares.at(-1) || 1;
  return shares.map((share) => share / length);
}

/** The curve with these ends and directions that is nearest to the points at their places. */
function leastSquares(
  points: readonly Point[],
  first: number,
  last: number,
  shares: readonly number[],
  from: Point,
  to: Point,
): Cubic {
  const [start, end] = [points[first] as Point, points[last] as Point];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  const across = dot(from, to);
  for (const [i, t] of shares.entries()) {
    const u = 1 - t;
    const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    const point = points[first + i] as Point;
    const rest: Point = [
      point[0] - start[0] * (b0 + b1) - end[0] * (b2 + b3),
      point[1] - start[1] * (b0 + b1) - end[1] * (b2 + b3),
    ];
    c00 += b1 * b1;
    c01 += b1 * b2 * across;
    c11 += b2 * b2;
    x0 += b1 * dot(from, rest);
    x1 += b2 * dot(to, rest);
  }
  const determinant = c00 * c11 - c01 * c01;
  const chord = Math.hypot(...minus(end, start));
  const lengths = determinant === 0 ? [0, 0] : [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  // Handles that are too short, or so long that the curve would loop, are those of a plain arc.
  const isSound = lengths.every((length) => length > 1e-3 * chord && length < 3 * chord + 1);
  const [a, b] = (isSound ? lengths : [chord / 3, chord / 3]) as [number, number];
  return [along(start, from, a), along(end, to, b), end];
}

/** The place of a curve at t. */
function at([c1, c2, end]: Cubic, start: Point, t: number): Point {
  const u = 1 - t;
  const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [b0 * start[0] + b1 * c1[0] + b2 * c2[0] + b3 * end[0], b0 * start[1] + b1 * c1[1] + b2 * c2[1] + b3 * end[1]];
}

function largestError(points: readonly Point[], first: number, last: number, shares: readonly number[], cubic: Cubic) {
  let [square, worst] = [0, Math.floor((first + last) / 2)];
  const start = points[first] as Point;
  for (let i = first + 1; i < last; i++) {
    const away = minus(at(cubic, start, shares[i - first] as number), points[i] as Point);
    const error = dot(away, away);
    if (error > square) [square, worst] = [error, i];
  }
  return { square, worst };
}

/** Places moved by one step of Newton’s method to where the curve is nearest to each point. */
function nearer(points: readonly Point[], first: number, shares: readonly number[], [c1, c2, end]: Cubic): number[] {
  const start = points[first] as Point;
  const [d0, d1, d2] = [minus(c1, start), minus(c2, c1), minus(end, c2)];
  return shares.map((t, i) => {
    const u = 1 - t;
    const away = minus(at([c1, c2, end], start, t), points[first + i] as Point);
    const speed: Point = [
      3 * (u * u * d0[0] + 2 * u * t * d1[0] + t * t * d2[0]),
      3 * (u * u * d0[1] + 2 * u * t * d1[1] + t * t * d2[1]),
    ];
    const turn: Point = [6 * (u * (d1[0] - d0[0]) + t * (d2[0] - d1[0])), 6 * (u * (d1[1] - d0[1]) + t * (d2[1] - d1[1]))];
    const slope = dot(speed, speed) + dot(away, turn);
    return slope === 0 ? t : Math.min(1, Math.max(0, t - dot(away, speed) / slope));
  });
}
