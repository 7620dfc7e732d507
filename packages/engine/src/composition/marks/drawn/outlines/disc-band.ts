import type { Contour } from '../../../../geometry/path.ts';
import { arc, backwards, between, join, lines, type Run, solid } from './run.ts';

const degreesOf = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

/**
 * Cuts the part of a disc around (0, 0) between two runs that cross it from left to right. Null stands for
 * the rim itself. Both runs start and end outside the disc.
 */
export function discBand(r: number, upper: Run | null, lower: Run | null): Contour {
  const inside = (x: number, y: number): number => r * r - x * x - y * y;
  const top = upper === null ? null : between(upper, inside);
  const bottom = lower === null ? null : between(lower, inside);
  if (top !== null && top.length === 0) return solid(arc(0, 0, r, 0, 360));
  const angle = (run: Run, end: 0 | -2): number => degreesOf(run.at(end) as number, run.at(end === 0 ? 1 : -1) as number);
  if (top === null && bottom === null) return solid(arc(0, 0, r, 0, 360));
  if (top === null) {
    const b = bottom as Run;
    let from = angle(b, 0);
    const to = angle(b, -2);
    if (from > to) from -= 360;
    return solid(arc(0, 0, r, from, to), backwards(b));
  }
  if (bottom === null) {
    const from = angle(top, -2);
    let to = angle(top, 0);
    if (to < from) to += 360;
    return solid(top, arc(0, 0, r, from, to));
  }
  let rightFrom = angle(top, -2);
  const rightTo = angle(bottom, -2);
  if (rightFrom - rightTo > 180) rightFrom -= 360;
  const leftFrom = angle(bottom, 0);
  let leftTo = angle(top, 0);
  if (leftTo - leftFrom > 180) leftTo -= 360;
  if (leftFrom - leftTo > 180) leftTo += 360;
  return solid(join(top, arc(0, 0, r, rightFrom, rightTo), backwards(bottom), arc(0, 0, r, leftFrom, leftTo)));
}

/**
 * Draws a wave around level y from -half to half with amplitude a and period p. It is in phase with the axis:
 * a crest (or a trough, for a < 0) is at x = 0.
 */
export function wave(y: number, a: number, p: number, half = 130): Run {
  const out: number[] = [];
  // One cubic draws a quarter of a cosine. Arms of 0.3642 of a half period keep it within 1 % of the
  // amplitude.
  const n = Math.ceil(half / (p / 2));
  const k = (p / 2) * 0.3642;
  for (let i = -n; i <= n; i++) {
    const x = (i * p) / 2;
    const at = y - (i % 2 === 0 ? a : -a);
    if (i > -n) out.push(x - k, at);
    out.push(x, at);
    if (i < n) out.push(x + k, at);
  }
  // Control points sit between ends: [x, y, c1, c2, x, y, …].
  return out;
}

export const level = (y: number, half = 130): Run => lines([-half, y], [half, y]);
