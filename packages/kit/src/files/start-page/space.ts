import { drawing, inkBox, reportOf } from '@brandwright/engine';
import type { Brand } from '../brand.ts';

/** What the design itself asks for; every figure is measured on it. */
export interface Space {
  /** Width ÷ height of the first form's file, its clear space included. */
  readonly ratio: number;
  /** Clear space at top, right, bottom and left of the first form, as shares of the file's height, width, height, width. */
  readonly inset: readonly [top: number, right: number, bottom: number, left: number];
  /** Least clear space ÷ height of the ink. */
  readonly clear: number;
  /** Least width of the ink on screens and in print: see `minimum-width` of the engine's quality report. */
  readonly pixels: number;
  readonly millimeters: number;
  /** Width of the file in px when its ink is `pixels` wide. */
  readonly shownWidth: number;
  /** How the mark stands at 16 px, in a sentence. */
  readonly small: string;
}

/** Null for a brand without ink. The quality report takes some 4 ms, and 0.14 s more the first time in a process. */
export function spaceOf({ design }: Brand): Space | null {
  const box = inkBox(drawing(design, 'full'));
  if (box === null) return null;
  const { width, height } = design.scene;
  const sides = [box.y0, width - box.x1, height - box.y1, box.x0] as const;
  const rows = reportOf(design);
  const value = (check: string): number => rows.find((row) => row.check === check)?.value ?? 0;
  const pixels = value('minimum-width');
  return {
    ratio: width / height,
    inset: [sides[0] / height, sides[1] / width, sides[2] / height, sides[3] / width],
    clear: Math.min(...sides) / (box.y1 - box.y0),
    pixels,
    millimeters: value('minimum-width-print'),
    shownWidth: Math.ceil((pixels * width) / (box.x1 - box.x0)),
    small: rows.find(({ check }) => check === 'small-size')?.sentence ?? '',
  };
}
