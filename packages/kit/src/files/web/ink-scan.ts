import { type Drawing, inkBox } from '@brandwright/engine';

/** An inked interval of a scan line, from–to. */
type Run = readonly [number, number];

/** A drawing's ink, scanned line by line. */
export interface InkScan {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Height of a scan line. */
  readonly step: number;
  /**
   * Runs of each line from top to bottom, sampled at `y0 + step / 2` and every `step` below. Runs are ordered
   * and disjoint.
   */
  readonly lines: readonly (readonly Run[])[];
  /** Center of the inked area. */
  readonly mass: { readonly x: number; readonly y: number };
  /** Points of all outlines, x and y alternating. Precise enough for distances (.3 % of a curve's radius). */
  readonly points: readonly number[];
}

type Point = readonly [number, number];

const swapped = ([x, y]: Point): Point => [y, x];

/** Segments per curve. */
const pieces = 12;

/** Flattens a closed contour of cubics (`[x0, y0, c1x, c1y, c2x, c2y, x, y, …]`) to points. */
function flat(contour: readonly number[]): readonly Point[] {
  const at = (i: number): number => contour[i] ?? 0;
  const out: Point[] = [[at(0), at(1)]];
  for (let i = 2; i + 5 < contour.length; i += 6) {
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      out.push([
        a * at(i - 2) + b * at(i) + c * at(i + 2) + d * at(i + 4),
        a * at(i - 1) + b * at(i + 1) + c * at(i + 3) + d * at(i + 5),
      ]);
    }
  }
  return out;
}

interface Crossing {
  readonly x: number;
  readonly way: 1 | -1;
}

function crossings(contours: readonly (readonly Point[])[], y: number): readonly Crossing[] {
  const out: Crossing[] = [];
  for (const points of contours) {
    points.forEach(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
      if (ay <= y !== by <= y) out.push({ x: ax + ((y - ay) / (by - ay)) * (bx - ax), way: by > ay ? 1 : -1 });
    });
  }
  return out.sort((a, b) => a.x - b.x);
}

/** The runs that the nonzero rule fills. */
function runsOf(found: readonly Crossing[]): readonly Run[] {
  const out: Run[] = [];
  let winding = 0;
  let from = 0;
  for (const { x, way } of found) {
    if (winding === 0) from = x;
    winding += way;
    if (winding === 0 && x > from) out.push([from, x]);
  }
  return out;
}

/** Merges the runs of several shapes. */
function union(runs: readonly Run[]): readonly Run[] {
  const out: [number, number][] = [];
  for (const [from, to] of [...runs].sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

const shapesOf = ({ scene }: Drawing, mono: boolean): readonly (readonly (readonly Point[])[])[] =>
  scene.shapes.filter(({ only }) => only !== (mono ? 'colour' : 'mono')).map(({ path }) => path.map(flat));

type Shapes = ReturnType<typeof shapesOf>;

const lineAt = (shapes: Shapes, y: number): readonly Run[] => union(shapes.flatMap((contours) => runsOf(crossings(contours, y))));

/**
 * Scans what is drawn in color or, with `mono`, in one ink, whatever its paints. Null for an empty drawing.
 */
export function scanInk(drawing: Drawing, mono = false, count = 128): InkScan | null {
  const box = inkBox(drawing);
  if (box === null) return null;
  const shapes = shapesOf(drawing, mono);
  const step = (box.y1 - box.y0) / count;
  const lines = Array.from({ length: count }, (_, i) => lineAt(shapes, box.y0 + (i + 0.5) * step));
  return { ...box, step, lines, mass: massOf(lines, box.y0, step), points: shapes.flat(3) };
}

/**
 * How thin a drawing is, in its own units: a tenth of its ink is thinner than `stem`, and a twentieth of its
 * inner white narrower than `gap`.
 */
export interface Thinness {
  readonly stem: number;
  /** Infinity if nothing is enclosed. */
  readonly gap: number;
}

/** Measures thickness horizontally and vertically; the lesser counts. Null for an empty drawing. */
export function thinnessOf(drawing: Drawing, count = 64): Thinness | null {
  const box = inkBox(drawing);
  if (box === null) return null;
  const shapes = shapesOf(drawing, false);
  const turned = shapes.map((contours) => contours.map((points) => points.map(swapped)));
  const middles = (from: number, to: number): readonly number[] =>
    Array.from({ length: count }, (_, i) => from + ((i + 0.5) * (to - from)) / count);
  const [xs, ys] = [middles(box.x0, box.x1), middles(box.y0, box.y1)];
  const rows = ys.map((y) => lineAt(shapes, y));
  const columns = xs.map((x) => lineAt(turned, x));
  const [inks, gaps]: [number[], number[]] = [[], []];
  rows.forEach((row, j) => {
    columns.forEach((column, i) => {
      const [across, down] = [spanAt(row, xs[i] ?? 0), spanAt(column, ys[j] ?? 0)];
      if (across.inked && down.inked) inks.push(Math.min(across.size, down.size));
      else if (Math.min(across.size, down.size) < Number.POSITIVE_INFINITY) gaps.push(Math.min(across.size, down.size));
    });
  });
  return { stem: quantile(inks, 0.1), gap: quantile(gaps, 0.05) };
}

/** The run or gap of a line at a position. Beyond its ends, an infinite gap. */
function spanAt(runs: readonly Run[], at: number): { readonly inked: boolean; readonly size: number } {
  let end = Number.NEGATIVE_INFINITY;
  for (const [from, to] of runs) {
    if (at < from) return { inked: false, size: from - end };
    if (at <= to) return { inked: true, size: to - from };
    end = to;
  }
  return { inked: false, size: Number.POSITIVE_INFINITY };
}

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(q * values.length)] ?? Number.POSITIVE_INFINITY;

function massOf(lines: InkScan['lines'], y0: number, step: number): InkScan['mass'] {
  let [area, x, y] = [0, 0, 0];
  lines.forEach((runs, i) => {
    for (const [from, to] of runs) {
      area += to - from;
      x += ((to - from) * (from + to)) / 2;
      y += (to - from) * (y0 + (i + 0.5) * step);
    }
  });
  return { x: x / area, y: y / area };
}

/** Distance from a point to the farthest ink. */
export function reachOf({ points }: InkScan, x: number, y: number): number {
  let most = 0;
  for (let i = 0; i + 1 < points.length; i += 2)
    most = Math.max(most, Math.hypot((points[i] ?? x) - x, (points[i + 1] ?? y) - y));
  return most;
}
