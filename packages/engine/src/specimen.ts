import { moveShapes } from './composition/block.ts';
import { faceById } from './concepts/face.ts';
import { width } from './geometry/box.ts';
import { quantise } from './scene/quantise.ts';
import type { Scene } from './scene/scene.ts';
import type { FontBook } from './typography/font-book.ts';
import { linePath, setLine } from './typography/line.ts';

/**
 * Extent above and below the baseline, in hundredths of the cap height. The same for all letters, so that
 * lines set separately align.
 */
const reach = { above: 112, below: 40 } as const;

/** A line of a typeface on a canvas of its width, as a specimen. Null if the typeface lacks a letter. */
export function setSpecimen(face: string, text: string, fonts: FontBook): Scene | null {
  const known = faceById(face);
  const line = known === undefined ? null : setLine(fonts, known, text, { size: 100, tracking: 0 });
  if (line === null) return null;
  const { box } = line;
  const [top, foot] = [Math.min(box.y0, -reach.above), Math.max(box.y1, reach.below)];
  const shapes = moveShapes([{ part: 'name', role: 'name', path: linePath(line) }], -box.x0, -top);
  return quantise({ version: 1, width: width(box), height: foot - top, shapes });
}
