import { height, width } from '../../geometry/box.ts';
import { mapPath, pathBounds, placing } from '../../geometry/path.ts';
import { type TracedDrawing, tracedId } from '../traced-drawing.ts';
import { type Mark, markOf } from './mark.ts';

/** The larger side of a mark, in its own units. */
const side = 200;
/** Craft by eye, 1–5: between the icons that were drawn for signs and those that a person reworked. Nobody judged this one. */
const craft = 4;

/** The mark that a document brings along. Null for a drawing without any extent. */
export function tracedMark(drawing: TracedDrawing): Mark | null {
  const box = pathBounds(drawing.path);
  const larger = box === null ? 0 : Math.max(width(box), height(box));
  if (box === null || larger === 0) return null;
  const path = mapPath(drawing.path, placing(side / larger, (-box.x0 * side) / larger, (-box.y0 * side) / larger));
  return markOf({ id: tracedId(drawing), kind: 'icon', shapes: [{ part: 'mark', role: 'mark', path }], corner: 1, craft });
}
