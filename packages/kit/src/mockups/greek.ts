import type { Design, Hex } from '@brandwright/engine';
import { area, fill, rect } from './outline.ts';

/** Where a column of words begins: x of its edge, and the way it runs from there. */
export interface Edge {
  readonly x: number;
  readonly way: 1 | -1;
}

/** Hebrew, Arabic and their kin begin on the right. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** The edge of a column between two sides, as the name is read. */
export const edgeOf = (design: Design, left: number, right: number): Edge =>
  rightToLeft.test(design.name) ? { x: right, way: -1 } : { x: left, way: 1 };

/** The left side of something `w` wide that stands at an edge. */
export const leftOf = ({ x, way }: Edge, w: number): number => (way === 1 ? x : x - w);

/** Lines of words too small to be read, as rounded bars from one edge; `widths` in units (0 leaves a line out), `pitch` from line to line. */
export function greek(ink: Hex, edge: Edge, y: number, widths: readonly number[], thick: number, pitch: number): string {
  const bars = widths.map((w, i) => (w === 0 ? '' : rect(area(leftOf(edge, w), y + i * pitch, w, thick), thick / 2)));
  return fill(ink, bars.join(''));
}
