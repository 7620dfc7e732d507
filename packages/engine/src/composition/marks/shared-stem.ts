import { letterPieces } from '../../concepts/letter-catalogue.ts';
import { parseCompactPath } from '../../geometry/compact-path.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import { type Mark, markOf } from './mark.ts';

/** First letters that end in a stem without mirroring. */
const unmirrored = 'HMNUJ';

/**
 * Draws two letters on one stem, with the stem in the accent (construction P5). Returns null when either
 * letter lacks the stem.
 */
export function sharedStemMark(first: string, second: string): Mark | null {
  const left = letterPieces.stem.first[first];
  const right = letterPieces.stem.second[second];
  if (left === undefined || right === undefined) return null;
  return markOf({
    id: `shared-stem/${first}${second}`,
    kind: 'shared-stem',
    shapes: [
      { part: 'mark', role: 'mark', path: [...parseCompactPath(left), ...parseCompactPath(right)] },
      { part: 'mark', role: 'accent', path: [roundedRect(-50, -50, 50, 450)] },
    ],
    corner: 0,
    craft: stemCraft(first, second),
  });
}

/**
 * Craft by eye; 0 for refused pairs. Readers misread a mirrored letter even beside its own image: BB becomes
 * a grid, and E, F and K turn into signs of other scripts. J and L lean away from their partners.
 */
export function stemCraft(first: string, second: string): number {
  if (letterPieces.stem.first[first] === undefined || letterPieces.stem.second[second] === undefined) return 0;
  if (!unmirrored.includes(first) || first === 'J' || second === 'L') return 3;
  return first === second ? 4 : 4.4;
}
