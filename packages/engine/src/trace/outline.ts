import type { Contour } from '../geometry/path.ts';
import { circleOf } from './circle-of.ts';
import { type Loop, loopArea } from './contours.ts';
import { type Cubic, fitCurve, type Point, unit } from './fit-curve.ts';
import { type Corner, cornersOf } from './loop-corners.ts';
import { straightRuns } from './straight-runs.ts';

/** Pixels between samples of a line. Small loops have at least 24. */
const step = 1;
const leastSamples = 24;

/** Samples from which the direction at the end of a curve is taken. */
const reach = 4;

/** A loop as few straight lines and cubic curves, with its corners sharp; `tolerance` in pixels. */
export function outlineOf(loop: Loop, tolerance: number): Contour {
  const circle = circleOf(loop, tolerance);
  if (circle !== null) return circle;
  const samples = resampled(loop);
  const corners = cornersOf(samples);
  const sections =
    corners.length === 0 ? [closedSection(samples)] : corners.map((corner, i) => sectionFrom(samples, corners, corner, i));
  const [[x, y] = [0, 0]] = sections[0]?.points ?? [];
  const contour = [x, y];
  for (const section of sections) for (const cubic of drawn(section, tolerance)) contour.push(...cubic.flat());
  // Both ends of a loop are one point.
  contour.splice(-2, 2, x, y);
  return contour;
}

/** Points at equal distances along a loop. */
function resampled(loop: Loop): readonly Point[] {
  const n = loop.length / 2;
  const point = (i: number): Point => [loop[2 * (i % n)] as number, loop[2 * (i % n) + 1] as number];
  const away = [0];
  for (let i = 0; i < n; i++) {
    const [[x0, y0], [x1, y1]] = [point(i), point(i + 1)];
    away.push((away[i] as number) + Math.hypot(x1 - x0, y1 - y0));
  }
  const length = away[n] as number;
  const count = Math.max(leastSamples, Math.round(length / step));
  const samples: Point[] = [];
  for (let k = 0, i = 0; k < count; k++) {
    const at = (k * length) / count;
    while ((away[i + 1] as number) < at) i++;
    const [[x0, y0], [x1, y1]] = [point(i), point(i + 1)];
    const share = (at - (away[i] as number)) / ((away[i + 1] as number) - (away[i] as number) || 1);
    samples.push([x0 + (x1 - x0) * share, y0 + (y1 - y0) * share]);
  }
  return samples;
}

/** A row of points between two corners, or around a loop without any. */
interface Section {
  readonly points: readonly Point[];
  /** Directions at its ends into the section, where they are not taken from its points. */
  readonly ends: readonly [Point, Point] | null;
}

/** The points around a corner that the picture blurs. */
const blurred = 2;

function sectionFrom(samples: readonly Point[], corners: readonly Corner[], corner: Corner, i: number): Section {
  const following = corners[(i + 1) % corners.length] as Corner;
  const n = samples.length;
  const last = following.at > corner.at ? following.at : following.at + n;
  const points = [corner.point];
  for (let k = corner.at + 1 + blurred; k < last - blurred; k++) points.push(samples[k % n] as Point);
  points.push(following.point);
  return { points, ends: null };
}

/** A loop without corners, from the middle of its straightest part. */
function closedSection(samples: readonly Point[]): Section {
  const n = samples.length;
  const at = (i: number): Point => samples[(i + n) % n] as Point;
  let [start, least] = [0, Infinity];
  for (let i = 0; i < n; i++) {
    const [back, here, on] = [at(i - reach), at(i), at(i + reach)];
    const bend = Math.abs((here[0] - back[0]) * (on[1] - here[1]) - (here[1] - back[1]) * (on[0] - here[0]));
    if (bend < least) [start, least] = [i, bend];
  }
  const direction = unit([at(start + 2)[0] - at(start - 2)[0], at(start + 2)[1] - at(start - 2)[1]]);
  const points = Array.from({ length: n + 1 }, (_, k) => at(start + k));
  return { points, ends: [direction, [-direction[0], -direction[1]]] };
}

const lineTo = (from: Point, to: Point): Cubic => [from, to, to];

/** The lines and curves of a section. */
function drawn({ points, ends }: Section, tolerance: number): readonly Cubic[] {
  const runs = straightRuns(points);
  const out: Cubic[] = [];
  const last = points.length - 1;
  const toward = (a: number, b: number): Point =>
    unit([(points[b] as Point)[0] - (points[a] as Point)[0], (points[b] as Point)[1] - (points[a] as Point)[1]]);
  let at = 0;
  let from: Point = ends?.[0] ?? toward(0, Math.min(last, reach));
  for (const { first, last: end } of runs) {
    const direction = toward(first, end);
    if (first > at) out.push(...fitCurve(points.slice(at, first + 1), from, [-direction[0], -direction[1]], tolerance));
    out.push(lineTo(points[first] as Point, points[end] as Point));
    [at, from] = [end, direction];
  }
  if (at < last) {
    const to = ends?.[1] ?? toward(last, Math.max(0, last - reach));
    out.push(...fitCurve(points.slice(at), from, to, tolerance));
  }
  return out;
}

/** Loops that are neither specks nor pinholes: at least this many square pixels, and this share of the largest. */
export function cleanLoops(loops: readonly Loop[], least: { readonly area: number; readonly share: number }): readonly Loop[] {
  const areas = loops.map((loop) => Math.abs(loopArea(loop)));
  // Not spread: a hatched picture has more loops than a call may have arguments.
  const most = areas.reduce((a, b) => Math.max(a, b), 0);
  return loops.filter((_, i) => (areas[i] as number) >= Math.max(least.area, least.share * most));
}
