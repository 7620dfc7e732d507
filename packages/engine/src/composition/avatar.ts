import { isDevice } from '../concepts/device.ts';
import type { Treatment } from '../concepts/style-spec.ts';
import { height, width } from '../geometry/box.ts';
import type { Scene, Shape } from '../scene/scene.ts';
import type { FontBook } from '../typography/font-book.ts';
import { inCase } from '../typography/letter-case.ts';
import { linePath, setLine } from '../typography/line.ts';
import { firstCluster } from '../typography/script.ts';
import { moveShapes, shapesBox } from './block.ts';
import type { Composition } from './compose.ts';

/** Side of the square for a mark alone, and the share of it that the larger side takes. */
const side = 400;
const share = 0.66;

/**
 * The mark alone on a square canvas: the mark, or else a device that works alone, or else the name's first
 * letter in its own face and case. Optical centering is up to the drawing.
 */
export function avatarOf(c: Composition, letters: string, fonts: FontBook): Scene {
  const marks = c.scene.shapes.filter((s) => s.part === 'mark');
  const devices = c.scene.shapes.filter((s) => s.part === 'device');
  return squared(
    c.lockup.small ??
      (marks.length > 0 ? marks : speaks(c.genome.treatment) && devices.length > 0 ? devices : initial(c, letters, fonts)),
  );
}

/** The same for 32 px and below. Null if the avatar works at every size. */
export const smallAvatarOf = ({ mark }: Composition): Scene | null => (mark?.small === undefined ? null : squared(mark.small));

/** Shapes in any coordinates, centered on that square. */
export function squared(shapes: readonly Shape[]): Scene {
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

/** Devices that are pictures by themselves. Bars and frames are not. */
const speaks = (treatment: Treatment): boolean => treatment === 'ampersand' || isDevice(treatment);

/**
 * The first grapheme cluster. In Arabic without the article, and the whole first word if it begins with alef,
 * which alone is just a bar.
 */
function beginningOf(letters: string): string {
  const named = letters.replace(/^\u0627\u0644(?=\p{L}{2})/u, '');
  return /^[\u0622\u0623\u0625\u0627]/u.test(named) ? (named.split(' ')[0] ?? named) : firstCluster(named);
}

function initial(c: Composition, letters: string, fonts: FontBook): readonly Shape[] {
  const first = beginningOf(letters.slice(Math.max(0, letters.search(/[\p{L}\p{N}]/u))));
  const cased = inCase(first, c.genome.letterCase === 'title' ? 'upper' : c.genome.letterCase) ?? first;
  const line =
    setLine(fonts, c.face, cased, { size: 100, tracking: 0 }) ?? setLine(fonts, c.face, first, { size: 100, tracking: 0 });
  return line === null ? c.scene.shapes.filter((s) => s.part === 'name') : [{ part: 'mark', role: 'name', path: linePath(line) }];
}
