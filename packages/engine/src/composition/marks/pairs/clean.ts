import { height, width } from '../../../geometry/box.ts';
import { type Path, pathBounds } from '../../../geometry/path.ts';
import { rasterize } from '../../../geometry/raster.ts';
import { distances } from './distances.ts';

/** Side of the picture that is measured, and the size in px at which a mark must still be clean. */
const side = 192;
const shown = 48;
const px = side / shown;

/** Thinnest stroke and gap at that size, in px; and the share of the ink that may be thinner: tips and inner corners. */
const thinnest = 1.1;
const thinShare = 0.03;
/** Least area of a separate piece of ink, in px² at that size: a smaller one is a speck. Less than `noise` is a corner of a few pixels. */
const leastPiece = 7;
const noise = 0.3 * px * px;

/** Measures of a mark at 48 px. */
export interface Cleanness {
  /** Share of its ink in strokes, and as much of its white in gaps, thinner than 1.1 px. */
  readonly thin: number;
  readonly narrow: number;
  /** Area in px² of its smallest separate piece of ink. */
  readonly smallest: number;
}

/** Measures a path by its picture at 192 px, which stands for 48 px four times enlarged. */
export function cleanness(path: Path): Cleanness {
  const box = pathBounds(path);
  if (box === null) return { thin: 1, narrow: 1, smallest: 0 };
  const margin = 4;
  const s = (side - 2 * margin) / Math.max(width(box), height(box));
  const w = Math.ceil(width(box) * s) + 2 * margin;
  const h = Math.ceil(height(box) * s) + 2 * margin;
  const { coverage } = rasterize(path, { a: s, b: 0, c: 0, d: s, e: margin - box.x0 * s, f: margin - box.y0 * s }, w, h);
  const ink = coverage.reduce((sum, v) => sum + Number(v >= 0.5), 0);
  const reach = (thinnest * px) / 2;
  return {
    thin: lost(coverage, w, h, reach, false) / Math.max(1, ink),
    narrow: lost(coverage, w, h, reach, true) / Math.max(1, ink),
    smallest: smallestPiece(coverage, w, h) / (px * px),
  };
}

/** Least distance between two paths, in their units, by a picture of both at 192 px: 0 where they touch. */
export function clearance(one: Path, other: Path): number {
  const box = pathBounds([...one, ...other]);
  if (box === null) return 0;
  const s = side / Math.max(width(box), height(box));
  const m = { a: s, b: 0, c: 0, d: s, e: -box.x0 * s, f: -box.y0 * s };
  const away = distances(rasterize(one, m, side, side).coverage, side, side, true);
  const { coverage } = rasterize(other, m, side, side);
  let least = Infinity;
  for (let i = 0; i < away.length; i++) if ((coverage[i] as number) >= 0.5) least = Math.min(least, away[i] as number);
  return least === Infinity ? 0 : Math.max(0, least - 1) / s;
}

/** Pixels of ink (or of white) that no disc of this radius within it reaches: what a smaller size loses. */
function lost(coverage: Float32Array, w: number, h: number, radius: number, white: boolean): number {
  const own = distances(coverage, w, h, white);
  const core = new Float32Array(own.length);
  for (let i = 0; i < own.length; i++) core[i] = (own[i] as number) > radius ? 1 : 0;
  const near = distances(core, w, h, true);
  let count = 0;
  for (let i = 0; i < own.length; i++) if ((own[i] as number) > 0 && (near[i] as number) > radius) count++;
  return count;
}

/** Pixels of the smallest connected piece of ink. */
function smallestPiece(coverage: Float32Array, w: number, h: number): number {
  const seen = new Uint8Array(coverage.length);
  let least = Infinity;
  const stack: number[] = [];
  const visit = (i: number): void => {
    if (seen[i] === 1 || (coverage[i] as number) < 0.5) return;
    seen[i] = 1;
    stack.push(i);
  };
  for (let start = 0; start < coverage.length; start++) {
    let count = 0;
    visit(start);
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      count++;
      const x = i % w;
      if (x > 0) visit(i - 1);
      if (x < w - 1) visit(i + 1);
      if (i >= w) visit(i - w);
      if (i < w * (h - 1)) visit(i + w);
    }
    if (count > noise) least = Math.min(least, count);
  }
  return least === Infinity ? 0 : least;
}

/** Whether a mark has no specks, slivers or closing gaps at 48 px. `piece` is the least area of a piece of ink in px². */
export function isClean(path: Path, piece: number = leastPiece): boolean {
  const { thin, narrow, smallest } = cleanness(path);
  return thin <= thinShare && narrow <= thinShare && smallest >= piece;
}
