import { letterMarkById, smallLetter } from '../../concepts/letter-catalogue.ts';
import type { LetterPart } from '../../concepts/letter-mark.ts';
import { parseCompactPath } from '../../geometry/compact-path.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Mark, markOf } from './mark.ts';

/** Draws a letter of the catalogue as a mark. Returns null when its construction refuses the letter. */
export function letterMark(id: string): Mark | null {
  const entry = letterMarkById(id);
  if (entry === undefined) return null;
  const small = smallLetter(id);
  return markOf({
    id,
    kind: entry.family,
    shapes: shapesOf(entry.parts),
    ...(small === undefined ? {} : { small: shapesOf(small) }),
    corner: entry.corner,
    r16: entry.r16,
    craft: entry.craft,
  });
}

const shapesOf = (parts: readonly LetterPart[]): readonly Shape[] =>
  parts.map(({ role, d, only }) => ({
    part: 'mark',
    role,
    path: parseCompactPath(d),
    ...(only === undefined ? {} : { only }),
  }));
