import type { LoadedMark } from '../../concepts/mark-catalogue.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Mark, markOf } from './mark.ts';

/** A mark of the catalogue as shapes. */
export function cataloguedMark(entry: LoadedMark): Mark {
  const shapes: readonly Shape[] = entry.parts.map((part) => ({
    part: 'mark',
    role: part.role,
    path: part.path,
    ...(part.only === undefined ? {} : { only: part.only }),
  }));
  return markOf({
    id: entry.id,
    kind: entry.family,
    shapes,
    corner: entry.corner,
    r16: entry.r16,
    craft: entry.craft,
  });
}
