import type { Hex } from '@brandwright/engine';
import { area, fill, rect } from './outline.ts';

/** Lines of words too small to be read, as rounded bars from one left edge; `widths` in units, `pitch` from line to line. */
export const greek = (ink: Hex, x: number, y: number, widths: readonly number[], thick: number, pitch: number): string =>
  fill(ink, widths.map((w, i) => rect(area(x, y + i * pitch, w, thick), thick / 2)).join(''));
