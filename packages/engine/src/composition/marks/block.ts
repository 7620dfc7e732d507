import { letterPieces } from '../../concepts/letter-catalogue.ts';
import { parseCompactPath } from '../../geometry/compact-path.ts';
import { mapPath, type Path, placing } from '../../geometry/path.ts';
import { type Mark, markOf } from './mark.ts';

type Cell = readonly [kind: 'wide' | 'square', x: number, y: number];

/**
 * Where 2, 3 and 4 letters stand in a square of 400; cells are 20 apart. Two stand one above the other: side by side they are
 * no more than heavy type.
 */
const cells: Readonly<Record<number, readonly Cell[]>> = {
  2: [
    ['wide', 0, 0],
    ['wide', 0, 210],
  ],
  3: [
    ['wide', 0, 0],
    ['square', 0, 210],
    ['square', 210, 210],
  ],
  4: [
    ['square', 0, 0],
    ['square', 210, 0],
    ['square', 0, 210],
    ['square', 210, 210],
  ],
};

/** Two to four initials that fill a square exactly (construction P10). */
export function blockMark(initials: readonly string[]): Mark | null {
  const path: Path[] = [];
  for (const [i, [kind, x, y]] of (cells[initials.length] ?? []).entries()) {
    const letter = letterPieces.block[kind][initials[i] ?? ''];
    if (letter === undefined) return null;
    path.push(mapPath(parseCompactPath(letter), placing(1, x, y)));
  }
  if (path.length === 0) return null;
  return markOf({
    id: `block/${initials.join('')}`,
    kind: 'block',
    shapes: [{ part: 'mark', role: 'mark', path: path.flat() }],
    corner: 0,
    craft: blockCraft(initials),
  });
}

/** Craft by eye, 0 for initials that are refused: two wide letters are hard to read without a third, an I is mostly slabs here. */
export function blockCraft(initials: readonly string[]): number {
  const known = initials.every((letter) => letterPieces.block.square[letter] !== undefined);
  if (!known || cells[initials.length] === undefined) return 0;
  if (initials.length === 2) return 3.4;
  return initials.includes('I') ? 3.6 : 4.3;
}
