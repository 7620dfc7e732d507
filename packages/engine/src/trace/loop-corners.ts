import { type Point, unit } from './fit-curve.ts';

/** A sharp turn of a line of samples. */
export interface Corner {
  /** Index of its sample. */
  readonly at: number;
  /** Where its two sides meet, which the picture blurs by about a pixel. */
  readonly point: Point;
}

/** Samples on each side over which a turn is measured; fewer on a small loop. */
const arm = 4;
/** Radians of the gentlest corner. */
const gentlest = 0.5;
/** Samples next to a corner that are blurred, and that its sides are then taken from. */
const blurred = 3;
const side = 5;
/** Pixels by which a picture cuts a corner of 180°. It cuts sharper ones deeper; beyond `deepest`, what turns is a curve. */
const cut = 1;
const deepest = 6;

/** The corners of a closed line of samples about a pixel apart, in its order. */
export function cornersOf(samples: readonly Point[]): readonly Corner[] {
  const n = samples.length;
  const reach = Math.max(2, Math.min(arm, Math.floor(n / 10)));
  const at = (i: number): Point => samples[(i + n) % n] as Point;
  const turns = samples.map((_, i) => turnAt(at(i - reach), at(i), at(i + reach)));
  const isPeak = (i: number): boolean => {
    const own = turns[i] as number;
    for (let k = 1; k <= reach; k++) {
      if ((turns[(i + k) % n] as number) > own || (turns[(i - k + n) % n] as number) >= own) return false;
    }
    return own >= gentlest;
  };
  const peaks = samples.flatMap((_, i) => (isPeak(i) ? [i] : []));
  return peaks.flatMap((i, k) => {
    const [before, after] = [peaks.at(k - 1) as number, peaks[(k + 1) % peaks.length] as number];
    const gap = (from: number, to: number): number => (to > from ? to - from : to - from + n);
    const corner = sharpened(at, i, [gap(before, i), gap(i, after)].map(lengthOfSide) as [number, number]);
    return corner === null ? [] : [corner];
  });
}

/** Samples that the end of a side is away from a corner, given those to the next corner. */
const lengthOfSide = (gap: number): number => Math.max(blurred + 1, Math.min(blurred + side, gap - blurred));

/** Radians between the directions before and after a point. */
function turnAt(back: Point, here: Point, on: Point): number {
  const [ax, ay, bx, by] = [here[0] - back[0], here[1] - back[1], on[0] - here[0], on[1] - here[1]];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}

type At = (i: number) => Point;

/** A turn as a corner, with the lengths of its sides in samples; null if it is a curve. */
function sharpened(at: At, i: number, [back, on]: readonly [number, number]): Corner | null {
  const [a, b, sample] = [at(i - blurred), at(i + blurred), at(i)];
  const [u, v] = [direction(a, at(i - back)), direction(b, at(i + on))];
  const across = u[0] * v[1] - u[1] * v[0];
  if (Math.abs(across) < 1e-3) return null;
  const t = ((b[0] - a[0]) * v[1] - (b[1] - a[1]) * v[0]) / across;
  const point: Point = [a[0] + u[0] * t, a[1] + u[1] * t];
  // Between its sides. Beyond what a picture cuts off a corner like this, it is rounded.
  const angle = Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1])));
  const away = Math.hypot(point[0] - sample[0], point[1] - sample[1]);
  return away <= Math.min(deepest, cut / Math.sin(Math.max(0.05, angle / 2))) ? { at: i, point } : null;
}

const direction = (from: Point, to: Point): Point => unit([to[0] - from[0], to[1] - from[1]]);
