import type { LoadedMark } from '../../concepts/mark-catalogue.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Mark, markOf } from './mark.ts';

/** Turns a catalogue entry into a mark. */
export const cataloguedMark = (entry: LoadedMark): Mark =>
  markOf({
    id: entry.id,
    kind: entry.family,
    shapes: shapesOf(entry.parts),
    ...(entry.small === undefined ? {} : { small: shapesOf(entry.small) }),
    corner: entry.corner,
    r16: entry.r16,
    craft: entry.craft,
  });

const shapesOf = (parts: LoadedMark['parts']): readonly Shape[] =>
  parts.map((part) => ({
    part: 'mark',
    role: part.role,
    path: part.path,
    ...(part.only === undefined ? {} : { only: part.only }),
  }));
