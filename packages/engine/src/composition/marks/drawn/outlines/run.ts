import type { Contour, Path } from '../../../../geometry/path.ts';

/** An open run of cubics, with the same layout as a contour. */
export type Run = readonly number[];
export type Point = readonly [x: number, y: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The point at angle `degrees` (0 = right, 90 = down, so clockwise on screen) and distance `r` from (cx, cy).
 */
export const polar = (r: number, degrees: number, cx = 0, cy = 0): Point => [
  cx + r * Math.cos(radians(degrees)),
  cy + r * Math.sin(radians(degrees)),
];

/** Joins the points with straight pieces. */
export function lines(...points: readonly Point[]): Run {
  const out: number[] = [];
  for (const [x, y] of points) {
    if (out.length > 0) out.push(out.at(-2) as number, out.at(-1) as number, x, y);
    out.push(x, y);
  }
  return out;
}

/** One cubic. */
export const curve = (a: Point, b: Point, c: Point, d: Point): Run => [...a, ...b, ...c, ...d];

/** Joins cubics: each starts where the previous one ended and gives its two handles and its end. */
export const curves = (
  start: Point,
  ...rest: readonly (readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number])[]
): Run => [...start, ...rest.flat()];

/**
 * Draws an arc around (cx, cy) between two angles in degrees, backward when `to` is smaller. The error is
 * 0.03 % of r.
 */
export function arc(cx: number, cy: number, r: number, from: number, to: number): Run {
  const n = Math.max(1, Math.ceil(Math.abs(to - from) / 90 - 1e-9));
  const step = radians((to - from) / n);
  const k = (4 / 3) * Math.tan(step / 4) * r;
  const out: number[] = [...polar(r, from, cx, cy)];
  for (let i = 0; i < n; i++) {
    const a = radians(from) + i * step;
    const b = a + step;
    const x = cx + r * Math.cos(b);
    const y = cy + r * Math.sin(b);
    out.push((out.at(-2) as number) - k * Math.sin(a), (out.at(-1) as number) + k * Math.cos(a));
    out.push(x + k * Math.sin(b), y - k * Math.cos(b), x, y);
  }
  return out;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** Joins runs in order. A straight bridges two runs that do not meet. */
export function join(...runs: readonly Run[]): Run {
  const out: number[] = [];
  for (const run of runs) {
    if (run.length === 0) continue;
    const [x, y] = run as readonly [number, number];
    if (out.length === 0) out.push(x, y);
    else if (!near(out.at(-2) as number, x) || !near(out.at(-1) as number, y))
      out.push(out.at(-2) as number, out.at(-1) as number, x, y, x, y);
    for (let i = 2; i < run.length; i++) out.push(run[i] as number);
  }
  return out;
}

/** Closes joined runs into a contour, clockwise on screen whichever way they ran. */
export function solid(...runs: readonly Run[]): Contour {
  const out = [...join(...runs)];
  const [x, y] = out as unknown as readonly [number, number];
  if (near(out.at(-2) as number, x) && near(out.at(-1) as number, y)) {
    out[out.length - 2] = x;
    out[out.length - 1] = y;
  } else out.push(out.at(-2) as number, out.at(-1) as number, x, y, x, y);
  return runsClockwise(out) ? out : backwards(out);
}

/** The same, counterclockwise, so that it cuts the shape around it. */
export const hole = (...runs: readonly Run[]): Contour => backwards(solid(...runs));

/** Reverses a run. */
export function backwards(run: Run): Run {
  const out = new Array<number>(run.length);
  for (let i = 0; i + 1 < run.length; i += 2) {
    out[i] = run[run.length - 2 - i] as number;
    out[i + 1] = run[run.length - 1 - i] as number;
  }
  return out;
}

/** Reflects a run in the vertical axis x = 0 and keeps its direction. */
export const flippedRun = (run: Run): Run => run.map((v, i) => (i % 2 === 0 ? -v : v));

/** Reflects every contour in the vertical axis x = 0. Each contour still fills or cuts as before. */
const mirrored = (path: Path): Path => path.map((contour) => backwards(flippedRun(contour)));

/** The contours and their reflections. */
export const both = (path: Path): Path => [...path, ...mirrored(path)];

function runsClockwise(run: Run): boolean {
  // Uses the polygon of all control points, which is enough for the simple outlines drawn here.
  let sum = 0;
  for (let i = 0; i + 3 < run.length; i += 2)
    sum += (run[i] as number) * (run[i + 3] as number) - (run[i + 2] as number) * (run[i + 1] as number);
  return sum > 0;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Splits the cubic that starts at index `i` of a run at `t` (de Casteljau). */
function parted(run: Run, i: number, t: number): readonly [Run, Run] {
  const left: number[] = [];
  const right: number[] = [];
  let level = run.slice(i, i + 8);
  while (level.length > 0) {
    left.push(level[0] as number, level[1] as number);
    right.unshift(level.at(-2) as number, level.at(-1) as number);
    level = level.slice(0, -2).map((v, j) => mix(v, level[j + 2] as number, t));
  }
  return [left, right];
}

const samples = 12;

/**
 * Splits a run where `side` first changes sign along it (40 bisections). Returns the whole run and an empty
 * one when it never does.
 */
export function parting(
  run: Run,
  side: (x: number, y: number) => number,
  start = side(run[0] as number, run[1] as number) > 0,
): readonly [Run, Run] {
  const bernstein = (i: number, t: number): number => {
    const u = 1 - t;
    return (
      u * u * u * (run[i] as number) +
      3 * u * u * t * (run[i + 2] as number) +
      3 * u * t * t * (run[i + 4] as number) +
      t * t * t * (run[i + 6] as number)
    );
  };
  const at = (i: number, t: number): number => side(bernstein(i, t), bernstein(i + 1, t));
  for (let i = 0; i + 7 < run.length; i += 6) {
    for (let j = 1; j <= samples; j++) {
      if (at(i, j / samples) > 0 === start) continue;
      let lo = (j - 1) / samples;
      let hi = j / samples;
      for (let k = 0; k < 40; k++) {
        const mid = (lo + hi) / 2;
        if (at(i, mid) > 0 === start) lo = mid;
        else hi = mid;
      }
      const [left, right] = parted(run, i, (lo + hi) / 2);
      return [
        [...run.slice(0, i), ...left],
        [...right, ...run.slice(i + 8)],
      ];
    }
  }
  return [run, []];
}

/**
 * The part of a run where `side` is positive, from the first such point to the next change. The run must
 * start outside.
 */
export function between(run: Run, side: (x: number, y: number) => number): Run {
  const [, rest] = parting(run, side, false);
  // The sign is unreliable when a run starts exactly on the edge.
  return rest.length === 0 ? rest : parting(rest, side, true)[0];
}
