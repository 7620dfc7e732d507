/** How much a transformation changes the icon it was made from (design rules §0.4). */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import { partPath } from '../../../packages/engine/src/concepts/mark-part.ts';
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { change } from './judge.ts';
import { outlinePath } from './outlines.ts';

/** Transformed marks must be more than the icon they were made from. */
export const leastChange = 0.15;

/** 1 − NCC between a mark in color and an untouched icon. */
export function changeOf({ parts }: CataloguedMark, icon: Path): number {
  const shown = parts.filter((part) => part.only !== 'mono');
  return change(
    shown.map((part) => ({ role: part.role, path: partPath(part, outlinePath) })),
    icon,
  );
}
