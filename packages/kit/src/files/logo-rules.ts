import { drawing, inkBox } from '@brandwright/engine';
import type { Brand } from './brand.ts';

/**
 * The rules that the start page, the guidelines and the tokens state of a logo, so that they state the same: row L-01 has clear space
 * as high as the logo, at least 24 px of height on screen and half an inch of width in print.
 */
export const logoRules = { clear: 1, pixelsHigh: 24, millimetersWide: 12.7 } as const;

/** The clear space in words. */
export const clearSpaceWords = {
  rule: 'Leave clear space on every side equal to the logo’s height.',
  example: 'A logo 1 in (25 mm) tall needs 1 in (25 mm) of clear space all around.',
} as const;

/** What that means for the files of a brand, which have a margin of their own. */
export function marginWords({ design }: Brand): string {
  const box = inkBox(drawing(design, 'full'));
  if (box === null) return '';
  const { width, height } = design.scene;
  const margin = Math.min(box.x0, box.y0, width - box.x1, height - box.y1);
  return margin < logoRules.clear * (box.y1 - box.y0)
    ? 'The logo files include a smaller margin, so leave extra space around them.'
    : 'The logo files already include this space, so don’t crop them.';
}

/** A least length in print. Inches are rounded up, so that neither number is less than the other: `0.83 in (21 mm)`. */
export const printLength = (millimeters: number): string => `${inchesOf(millimeters)} in (${millimeters} mm)`;

/** Inches to hundredths, rounded up. */
export const inchesOf = (millimeters: number): number => Math.ceil((millimeters / 25.4) * 100) / 100;
