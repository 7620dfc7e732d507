import { height, width } from '../geometry/box.ts';
import type { Scene, Shape } from '../scene/scene.ts';
import type { FontBook } from '../typography/font-book.ts';
import { inCase } from '../typography/letter-case.ts';
import { linePath, setLine } from '../typography/line.ts';
import { moveShapes, shapesBox } from './block.ts';
import type { Composition } from './compose.ts';

/** Side of the square a mark stands in alone, and the share of it that its larger side takes. */
const side = 400;
const share = 0.66;

/**
 * The mark alone on a square canvas: the mark; else a large ampersand; else the name's first letter in its own face and
 * case. Centred by the mean of box and mass is left to the drawing itself.
 */
export function avatarOf(c: Composition, letters: string, fonts: FontBook): Scene {
  const marks = c.scene.shapes.filter((s) => s.part === 'mark');
  const devices = c.scene.shapes.filter((s) => s.part === 'device');
  const shapes =
    marks.length > 0 ? marks : c.genome.treatment === 'ampersand' && devices.length > 0 ? devices : initial(c, letters, fonts);
  const box = shapesBox(shapes);
  const scale = (side * share) / Math.max(width(box), height(box));
  const placed = moveShapes(
    shapes,
    side / 2 - ((box.x0 + box.x1) / 2) * scale,
    side / 2 - ((box.y0 + box.y1) / 2) * scale,
    scale,
  );
  return { version: 1, width: side, height: side, shapes: placed };
}

function initial(c: Composition, letters: string, fonts: FontBook): readonly Shape[] {
  const first = [...letters].find((char) => /[\p{L}\p{N}]/u.test(char)) ?? [...letters][0] ?? '';
  const cased = inCase(first, c.genome.letterCase === 'title' ? 'upper' : c.genome.letterCase) ?? first;
  const line =
    setLine(fonts, c.face, cased, { size: 100, tracking: 0 }) ?? setLine(fonts, c.face, first, { size: 100, tracking: 0 });
  return line === null ? c.scene.shapes.filter((s) => s.part === 'name') : [{ part: 'mark', role: 'name', path: linePath(line) }];
}
