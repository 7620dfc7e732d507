import type { Design, Hex } from '@brandwright/engine';
import { area, fill, rect } from './outline.ts';

/** Where lines of text start: x of the edge, and their direction. */
export interface Edge {
  readonly x: number;
  readonly way: 1 | -1;
}

/** Hebrew, Arabic and related scripts run from the right. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** The starting edge of a column, by the name's reading direction. */
export const edgeOf = (design: Design, left: number, right: number): Edge =>
  rightToLeft.test(design.name) ? { x: right, way: -1 } : { x: left, way: 1 };

/** Left x of something `w` wide aligned to an edge. */
export const leftOf = ({ x, way }: Edge, w: number): number => (way === 1 ? x : x - w);

/**
 * Greeked text: rounded bars from one edge. `widths` in units (0 skips a line); `pitch` is the line spacing.
 */
export function greek(ink: Hex, edge: Edge, y: number, widths: readonly number[], thick: number, pitch: number): string {
  const bars = widths.map((w, i) => (w === 0 ? '' : rect(area(leftOf(edge, w), y + i * pitch, w, thick), thick / 2)));
  return fill(ink, bars.join(''));
}
