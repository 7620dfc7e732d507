import { letterPieces } from '../../concepts/letter-catalogue.ts';
import { parseCompactPath } from '../../geometry/compact-path.ts';
import { mapPath, type Path, placing } from '../../geometry/path.ts';
import { type Mark, markOf } from './mark.ts';

type Cell = readonly [kind: 'wide' | 'square', x: number, y: number];

/**
 * Positions of 2, 3 and 4 letters in a 400-unit square, with cells 20 apart. Two letters are stacked: side by
 * side they would only be heavy type.
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

/** Draws two to four initials that exactly fill a square (construction P10). */
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

/**
 * Craft by eye; 0 for refused initials. Two wide letters are hard to read without a third, and an I is mostly
 * slabs here.
 */
function blockCraft(initials: readonly string[]): number {
  const known = initials.every((letter) => letterPieces.block.square[letter] !== undefined);
  if (!known || cells[initials.length] === undefined) return 0;
  if (initials.length === 2) return 3.4;
  return initials.includes('I') ? 3.6 : 4.3;
}
