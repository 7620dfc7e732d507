import { drawing, inkBox, reportOf } from '@brandwright/engine';
import { leastSize } from '../../guidelines/measure.ts';
import type { Brand } from '../brand.ts';
import { leastWidthOf } from '../least-width.ts';
import { logoRules } from '../logo-rules.ts';

/** Measurements of the design. */
export interface Space {
  /** Width ÷ height of the logo with its clear space. */
  readonly ratio: number;
  /** Clear space (top and bottom; left and right) as shares of that height and width. */
  readonly inset: readonly [upright: number, across: number];
  /** Where the file lies in it: left, top and width as shares of its width, height and width. */
  readonly file: readonly [left: number, top: number, width: number];
  /** Minimum width of the ink, on screen and in print: see `leastSize`. */
  readonly pixels: number;
  readonly millimeters: number;
  /** Width of the file in px when its ink is `pixels` wide. */
  readonly shownWidth: number;
  /** How the mark looks at 16 px, as a sentence. */
  readonly small: string;
}

/**
 * Measures a brand's design; null without ink. Its quality report takes about 4 ms, plus 0.14 s the first
 * time in a process.
 */
export function spaceOf({ design }: Brand): Space | null {
  const box = inkBox(drawing(design, 'full'));
  if (box === null) return null;
  const { width } = design.scene;
  const clear = logoRules.clear * (box.y1 - box.y0);
  const [w, h] = [box.x1 - box.x0 + 2 * clear, box.y1 - box.y0 + 2 * clear];
  const rows = reportOf(design);
  const { pixels, millimeters } = leastSize({ logo: box, leastWidth: leastWidthOf(design) });
  return {
    ratio: w / h,
    inset: [clear / h, clear / w],
    file: [(clear - box.x0) / w, (clear - box.y0) / h, width / w],
    pixels,
    millimeters,
    shownWidth: Math.ceil((pixels * width) / (box.x1 - box.x0)),
    small: rows.find(({ check }) => check === 'small-size')?.sentence ?? '',
  };
}
