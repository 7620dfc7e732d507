import { moveShapes, shapesBox } from '../composition/block.ts';
import { cataloguedMark } from '../composition/marks/catalogued.ts';
import { drawnMark } from '../composition/marks/drawn/drawn-mark.ts';
import type { Mark } from '../composition/marks/mark.ts';
import { markEntry } from '../concepts/stored-pictures.ts';
import { height, width } from '../geometry/box.ts';
import { quantise } from '../scene/quantise.ts';
import type { Drawing } from '../scene/scene.ts';
import { drawing } from '../scene/variants.ts';

/** Side of a tile's square, and the share of it that the larger side of a mark takes. */
const side = 240;
const share = 0.74;

/** A picture that any name may carry; null for marks made of letters and for ids that are not known. */
function pictureMark(id: string): Mark | null {
  if (id.startsWith('drawn/')) return drawnMark(id.slice('drawn/'.length));
  const entry = markEntry(id);
  return entry === undefined || entry.letter !== undefined ? null : cataloguedMark(entry);
}

/** The mark of an id of `findIcons`, black on a transparent square; null where it cannot be drawn without a name. */
export function iconDrawing(id: string): Drawing | null {
  const mark = pictureMark(id);
  if (mark === null) return null;
  const shapes = mark.shapes.filter((s) => s.only !== 'colour');
  const box = shapesBox(shapes);
  const scale = (side * share) / Math.max(width(box), height(box));
  const [dx, dy] = [side / 2 - ((box.x0 + box.x1) / 2) * scale, side / 2 - ((box.y0 + box.y1) / 2) * scale];
  const scene = quantise({ version: 1, width: side, height: side, shapes: moveShapes(shapes, dx, dy, scale) });
  const none = {
    ground: null,
    mark: '#000000',
    tone: '#000000',
    accent: '#000000',
    name: '#000000',
    second: '#000000',
    slogan: '#000000',
  } as const;
  return drawing({ scene, avatar: scene, scheme: { paints: none, onDark: none } }, 'mono-black');
}
