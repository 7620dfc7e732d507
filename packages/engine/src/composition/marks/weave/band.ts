import type { Path } from '../../../geometry/path.ts';
import { arc, backwards, join, lines, type Point, parting, type Run, solid } from '../drawn/outlines/run.ts';

/**
 * A corner of a center line: where it would be if it were sharp, and the radius that rounds it (0: mitered).
 */
type Corner = readonly [x: number, y: number, radius?: number];

/** A center line. A closed one ends where it begins. */
export type Line = readonly Corner[];

/** One segment of a center line: a straight, or an arc around a center. */
export type Segment =
  | { readonly kind: 'straight'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'arc'; readonly center: Point; readonly radius: number; readonly start: number; readonly end: number };

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const same = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 1e-9 && Math.abs(a[1] - b[1]) < 1e-9;

/** Splits a center line into straights and arcs, in order. */
export function segmentsOf(line: Line): readonly Segment[] {
  const closed = isClosed(line);
  const at = (i: number): Point => line[i] as unknown as Point;
  const n = line.length;
  const out: Segment[] = [];
  let from: Point = at(0);
  const turn = (before: Point, corner: Corner, after: Point): readonly [Point, Segment, Point] | null => {
    const [x, y, r = 0] = corner;
    if (r === 0) return null;
    const [ax, ay, bx, by] = [x - before[0], y - before[1], after[0] - x, after[1] - y];
    const [la, lb] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
    const [ux, uy, vx, vy] = [ax / la, ay / la, bx / lb, by / lb];
    const cross = ux * vy - uy * vx;
    const reach = r * Math.tan(Math.acos(Math.max(-1, Math.min(1, ux * vx + uy * vy))) / 2);
    const start: Point = [x - ux * reach, y - uy * reach];
    const end: Point = [x + vx * reach, y + vy * reach];
    const side = Math.sign(cross);
    const center: Point = [start[0] - uy * r * side, start[1] + ux * r * side];
    const a0 = degrees(Math.atan2(start[1] - center[1], start[0] - center[0]));
    let a1 = degrees(Math.atan2(end[1] - center[1], end[0] - center[0]));
    while (side > 0 && a1 < a0) a1 += 360;
    while (side < 0 && a1 > a0) a1 -= 360;
    return [start, { kind: 'arc', center, radius: r, start: a0, end: a1 }, end];
  };
  // A closed line begins after the turn of its first corner.
  const first = closed ? turn(at(n - 2), line[0] as Corner, at(1)) : null;
  if (first !== null) from = first[2];
  for (let i = 1; i < n; i++) {
    const last = i === n - 1;
    const turned = last ? first : turn(at(i - 1), line[i] as Corner, at(i + 1));
    const to = turned === null ? at(i) : turned[0];
    if (!same(from, to)) out.push({ kind: 'straight', from, to });
    if (turned !== null) out.push(turned[1]);
    from = turned === null ? at(i) : turned[2];
  }
  return out;
}

const isClosed = (line: Line): boolean => line.length > 2 && same(line[0] as unknown as Point, line.at(-1) as unknown as Point);

/** The heading of a segment at its start and at its end, in radians. */
function headings(s: Segment): readonly [number, number] {
  if (s.kind === 'straight') {
    const h = Math.atan2(s.to[1] - s.from[1], s.to[0] - s.from[0]);
    return [h, h];
  }
  const turn = s.end > s.start ? Math.PI / 2 : -Math.PI / 2;
  return [(s.start * Math.PI) / 180 + turn, (s.end * Math.PI) / 180 + turn];
}

/** Moves a segment aside by `d`, to the right of its heading (on screen). */
function aside(s: Segment, d: number): Run {
  if (s.kind === 'straight') {
    const [h] = headings(s);
    const [dx, dy] = [-Math.sin(h) * d, Math.cos(h) * d];
    return lines([s.from[0] + dx, s.from[1] + dy], [s.to[0] + dx, s.to[1] + dy]);
  }
  const r = s.radius - (s.end > s.start ? d : -d);
  return arc(s.center[0], s.center[1], Math.max(0, r), s.start, s.end);
}

const mod = (a: number): number => {
  const turn = a % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
};

/**
 * Draws one side of a band. The segments are moved aside and their ends extended to the miter where they meet
 * at a corner.
 */
function sideOf(segments: readonly Segment[], d: number, closed: boolean): Run {
  const runs = segments.map((s) => [...aside(s, d)]);
  const mitre = (i: number, j: number): void => {
    const [a, b] = [segments[i] as Segment, segments[j] as Segment];
    const turn = mod(headings(b)[0] - headings(a)[1]);
    if (Math.abs(turn) < 1e-6 || a.kind === 'arc' || b.kind === 'arc') return;
    const h = headings(a)[1];
    const run = runs[i] as number[];
    const next = runs[j] as number[];
    const move = -d * Math.tan(turn / 2);
    const [x, y] = [(run.at(-2) as number) + Math.cos(h) * move, (run.at(-1) as number) + Math.sin(h) * move];
    run.splice(run.length - 4, 4, x, y, x, y);
    next.splice(0, 4, x, y, x, y);
  };
  for (let i = 0; i + 1 < segments.length; i++) mitre(i, i + 1);
  if (closed) mitre(segments.length - 1, 0);
  return join(...runs);
}

/** The distance of a point from a segment. */
export function distanceTo(s: Segment, x: number, y: number): number {
  if (s.kind === 'straight') {
    const [dx, dy] = [s.to[0] - s.from[0], s.to[1] - s.from[1]];
    const t = Math.max(0, Math.min(1, ((x - s.from[0]) * dx + (y - s.from[1]) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - s.from[0] - t * dx, y - s.from[1] - t * dy);
  }
  const [lo, hi] = [Math.min(s.start, s.end), Math.max(s.start, s.end)];
  let a = degrees(Math.atan2(y - s.center[1], x - s.center[0]));
  while (a < lo) a += 360;
  while (a - 360 >= lo) a -= 360;
  if (a <= hi) return Math.abs(Math.hypot(x - s.center[0], y - s.center[1]) - s.radius);
  const end = (deg: number): number => {
    const t = (deg * Math.PI) / 180;
    return Math.hypot(x - s.center[0] - s.radius * Math.cos(t), y - s.center[1] - s.radius * Math.sin(t));
  };
  return Math.min(end(s.start), end(s.end));
}

/**
 * Where a band passes under another. `over` holds the segments of the other band's center line near the
 * crossing.
 */
export interface Under {
  /** Distance along the band's own center line, which orders the crossings. */
  readonly along: number;
  readonly at: Point;
  readonly over: readonly Segment[];
}

/**
 * Cuts the end of a band parallel to the band that passes over it: an arc where that band bends, otherwise a
 * straight.
 */
function cutEnd(a: Point, b: Point, over: readonly Segment[]): Run {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const near = [...over].sort((s, t) => distanceTo(s, mx, my) - distanceTo(t, mx, my))[0] as Segment;
  if (near.kind === 'straight') return lines(a, b);
  const [cx, cy] = near.center;
  const r = Math.hypot(a[0] - cx, a[1] - cy);
  if (Math.abs(Math.hypot(b[0] - cx, b[1] - cy) - r) > 1e-3 * r) return lines(a, b);
  const from = degrees(Math.atan2(a[1] - cy, a[0] - cx));
  const to = from + degrees(mod(((degrees(Math.atan2(b[1] - cy, b[0] - cx)) - from) * Math.PI) / 180));
  return join(arc(cx, cy, r, from, to), lines(b, b));
}

/**
 * Outlines a band of a given weight along a center line. Where the band passes under others, it is parted
 * with `air` on both sides of them.
 */
export function bandOf(line: Line, weight: number, air: number, unders: readonly Under[] = []): Path {
  const segments = segmentsOf(line);
  const closed = isClosed(line);
  let left = sideOf(segments, -weight / 2, closed);
  let right = sideOf(segments, weight / 2, closed);
  const cuts = [...unders].sort((a, b) => a.along - b.along);
  if (closed && cuts.length === 0) return [solid(left), backwards(solid(right))];
  const start = (): Run => lines([right[0] as number, right[1] as number], [left[0] as number, left[1] as number]);
  let head = start();
  const pieces: { left: Run; right: Run; head: Run; tail: Run }[] = [];
  const first = (run: Run): Point => [run[0] as number, run[1] as number];
  const last = (run: Run): Point => [run.at(-2) as number, run.at(-1) as number];
  for (const { over, at } of cuts) {
    const reach = weight / 2 + air;
    // Elsewhere the two bands may run side by side at just this distance, so cut only near the crossing.
    const side = (x: number, y: number): number =>
      Math.max(Math.min(...over.map((s) => distanceTo(s, x, y))) - reach, Math.hypot(x - at[0], y - at[1]) - 2 * reach);
    const [l, lrest] = parting(left, side, true);
    const [r, rrest] = parting(right, side, true);
    const [, l2] = parting(lrest, side, false);
    const [, r2] = parting(rrest, side, false);
    pieces.push({ left: l, right: r, head, tail: cutEnd(last(l), last(r), over) });
    if (l2.length === 0 || r2.length === 0) return pieces.map(outlined);
    head = cutEnd(first(r2), first(l2), over);
    left = l2;
    right = r2;
  }
  if (closed && pieces.length > 0) {
    // The remainder runs through the start into the first piece.
    const [begin, ...others] = pieces as [(typeof pieces)[0], ...typeof pieces];
    return [{ left: join(left, begin.left), right: join(right, begin.right), head, tail: begin.tail }, ...others].map(outlined);
  }
  pieces.push({ left, right, head, tail: lines(last(left), last(right)) });
  return pieces.map(outlined);
}

const outlined = (p: { left: Run; right: Run; head: Run; tail: Run }) => solid(p.left, p.tail, backwards(p.right), p.head);
