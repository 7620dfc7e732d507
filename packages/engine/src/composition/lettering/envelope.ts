import type { Contour, Path } from '../../geometry/path.ts';

/** Edges of a line over its width: x in [0, 1]; y in cap heights, 0 the flat top and 1 the flat foot. */
export interface Edges {
  readonly top: (x: number) => number;
  readonly foot: (x: number) => number;
  /** Where an edge has a corner. */
  readonly corners: readonly number[];
}

/** The thing whose outline a name takes: first line, last line, and what stands between them stays straight. */
interface Outline {
  /** What the first line's top and the last line's foot do, at least in part of the width; absent: straight. */
  readonly top?: (x: number) => number;
  readonly foot?: (x: number) => number;
  /** All lines move up and down together. */
  readonly sway?: (x: number) => number;
  readonly corners?: readonly number[];
  /** Share of the width under the arch in which a second line stands; without that line the arch is not offered. */
  readonly under?: number;
  /** Lines it takes at least. */
  readonly lines?: number;
}

const tent = (x: number): number => 1 - Math.abs(2 * x - 1);
const bow = (x: number): number => 4 * x * (1 - x);
/** A vault between two piers, its height in [0, 1]. */
const piers = [0.14, 0.86] as const;
const vault = (x: number): number => {
  const u = Math.min(1, Math.abs((2 * (x - piers[0])) / (piers[1] - piers[0]) - 1));
  return 1 - u * u * (0.6 + 0.4 * u);
};
/** Straight from one height to the next. */
const broken =
  (...points: readonly (readonly [x: number, y: number])[]) =>
  (x: number): number => {
    const i = Math.max(
      1,
      points.findIndex(([px]) => px >= x),
    );
    const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]] as unknown as readonly [[number, number], [number, number]];
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  };

const outlines = {
  gable: { top: (x) => -0.62 * tent(x), corners: [0.5] },
  peaks: { top: broken([0, 0], [0.36, -0.8], [0.56, -0.34], [0.72, -0.56], [1, 0]), corners: [0.36, 0.56, 0.72] },
  dome: { top: (x) => -0.6 * bow(x) },
  barrel: { top: (x) => -0.34 * bow(x), foot: (x) => 1 + 0.34 * bow(x) },
  gem: { top: (x) => -0.42 * tent(x), foot: (x) => 1 + 0.42 * tent(x), corners: [0.5] },
  heart: { top: (x) => -0.34 * Math.abs(Math.sin(2 * Math.PI * x)), foot: (x) => 1 + 0.8 * tent(x), corners: [0.5], lines: 2 },
  wave: { sway: (x) => 0.2 * Math.sin(2 * Math.PI * x) },
  smile: { sway: (x) => 0.3 * bow(x) },
  arc: { sway: (x) => -0.36 * bow(x) },
  valley: { top: (x) => -0.6 * (1 - bow(x)) },
  rise: { top: (x) => -0.75 * x },
  arch: { foot: (x) => 1.5 - 0.68 * vault(x), corners: piers, under: 0.62 },
  hull: { foot: (x) => 1 + 0.6 * (1 - (2 * x - 1) ** 4) },
  horn: { top: (x) => -0.36 * x, foot: (x) => 1 + 0.36 * x },
  shield: { foot: (x) => 1 + 0.66 * tent(x), corners: [0.5] },
} as const satisfies Readonly<Record<string, Outline>>;
export type OutlineName = keyof typeof outlines;

/** Edges of one line of a name of `count` lines. */
export function edgesOf(name: OutlineName, line: number, count: number): Edges {
  const { top, foot, sway = () => 0, corners = [] }: Outline = outlines[name];
  return {
    top: (x) => (line === 0 && top !== undefined ? top(x) : 0) + sway(x),
    foot: (x) => (line === count - 1 && foot !== undefined ? foot(x) : 1) + sway(x),
    corners,
  };
}

/** Whether a name of so many lines, with or without a small one below, can take an outline. */
export function canTake(name: OutlineName, lines: number, small: boolean): boolean {
  const { under, lines: least = 1 }: Outline = outlines[name];
  return lines >= least && (under === undefined || (small && lines === 1));
}

export const underOf = (name: OutlineName): number | null => (outlines[name] as Outline).under ?? null;

type Map = (x: number, y: number) => readonly [number, number];

const pieces = 3;

/** A path led through a map that keeps every x; straights that stay straight stay so, others become curves of three pieces. */
export function bent(path: Path, map: Map, corners: readonly number[]): Path {
  return path.map((contour) => {
    const out: number[] = [...map(contour[0] as number, contour[1] as number)];
    for (let i = 2; i + 5 < contour.length; i += 6) {
      const segment = contour.slice(i - 2, i + 6);
      for (const part of parts(segment, corners)) out.push(...bend(part, map));
    }
    return out as Contour;
  });
}

/** The segment parted at corners of the edges, and, unless it is upright, in three. */
function parts(segment: readonly number[], corners: readonly number[]): readonly (readonly number[])[] {
  const [x0, , , , , , x3] = segment as unknown as readonly [number, number, number, number, number, number, number];
  if (Math.abs(x3 - x0) < 1e-6 && isStraight(segment)) return [segment];
  const cuts = corners.map((x) => parameterAt(segment, x)).filter((t) => t !== null);
  const ends = [0, ...Array.from({ length: pieces - 1 }, (_, k) => (k + 1) / pieces), ...cuts, 1].sort((a, b) => a - b);
  return ends.slice(1).flatMap((to, k) => (to - (ends[k] as number) < 1e-4 ? [] : [between(segment, ends[k] as number, to)]));
}

const isStraight = (s: readonly number[]): boolean => s[0] === s[2] && s[1] === s[3] && s[4] === s[6] && s[5] === s[7];

const at = (s: readonly number[], o: 0 | 1, t: number): number => {
  if (isStraight(s)) return (s[o] as number) + ((s[6 + o] as number) - (s[o] as number)) * t;
  const u = 1 - t;
  return (
    u ** 3 * (s[o] as number) +
    3 * u * u * t * (s[2 + o] as number) +
    3 * u * t * t * (s[4 + o] as number) +
    t ** 3 * (s[6 + o] as number)
  );
};

/** Where a segment that goes one way along x crosses it; null when it does not. */
function parameterAt(s: readonly number[], x: number): number | null {
  const [a, b] = [s[0] as number, s[6] as number];
  if ((a - x) * (b - x) >= 0) return null;
  let [lo, hi] = [0, 1];
  for (let k = 0; k < 40; k++) {
    const mid = (lo + hi) / 2;
    if ((at(s, 0, mid) - x) * (a - x) > 0) lo = mid;
    else hi = mid;
  }
  return (lo + hi) / 2;
}

/** Part of a cubic from one parameter to another (blossoming). */
function between(s: readonly number[], from: number, to: number): readonly number[] {
  if (isStraight(s)) {
    const [a, b] = [
      [at(s, 0, from), at(s, 1, from)],
      [at(s, 0, to), at(s, 1, to)],
    ] as const;
    return [...a, ...a, ...b, ...b];
  }
  const blossom = (o: 0 | 1, t: number, u: number, v: number): number => {
    const mix = (a: number, b: number, k: number): number => a + (b - a) * k;
    const p = [s[o], s[2 + o], s[4 + o], s[6 + o]] as number[];
    const q = [0, 1, 2].map((i) => mix(p[i] as number, p[i + 1] as number, t));
    const r = [0, 1].map((i) => mix(q[i] as number, q[i + 1] as number, u));
    return mix(r[0] as number, r[1] as number, v);
  };
  return [
    [from, from, from],
    [from, from, to],
    [from, to, to],
    [to, to, to],
  ].flatMap(([t, u, v]) => [
    blossom(0, t as number, u as number, v as number),
    blossom(1, t as number, u as number, v as number),
  ]);
}

/** The mapped segment without its start: by its ends and the points at a third and two thirds, through which the cubic is led. */
function bend(s: readonly number[], map: Map): readonly number[] {
  const [p0, a, b, p3] = [0, 1 / 3, 2 / 3, 1].map((t) => map(at(s, 0, t), at(s, 1, t))) as unknown as readonly (readonly [
    number,
    number,
  ])[];
  const [[x0, y0], [xa, ya], [xb, yb], [x3, y3]] = [p0, a, b, p3] as unknown as readonly [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const off = (x: number, y: number): number =>
    Math.abs((x - x0) * (y3 - y0) - (y - y0) * (x3 - x0)) / (Math.hypot(x3 - x0, y3 - y0) || 1);
  if (isStraight(s) && off(xa, ya) < 0.02 && off(xb, yb) < 0.02) return [x0, y0, x3, y3, x3, y3];
  // Interpolation at 1/3 and 2/3: the handles of the one cubic through four points.
  const handle = (v0: number, v1: number, v2: number, v3: number): readonly [number, number] => [
    (-5 * v0 + 18 * v1 - 9 * v2 + 2 * v3) / 6,
    (2 * v0 - 9 * v1 + 18 * v2 - 5 * v3) / 6,
  ];
  const [hx1, hx2] = handle(x0, xa, xb, x3);
  const [hy1, hy2] = handle(y0, ya, yb, y3);
  return [hx1, hy1, hx2, hy2, x3, y3];
}
