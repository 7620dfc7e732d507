import type { Face } from '../../../concepts/face.ts';
import type { FontBook } from '../../../typography/font-book.ts';
import type { Mark } from '../mark.ts';
import { crossedMark } from './crossed.ts';
import { flankedMark } from './flanked.ts';
import { inlaidMark } from './inlaid.ts';
import { readPairId } from './pair-id.ts';

/** Marks without letters, which take some ms to measure: those of the last few names. */
const known = new Map<string, Mark | null>();
const mostKnown = 120;

/** A pair of things without an ampersand. Null where the two make no clean mark, and for other ids. */
export function solidPair(id: string): Mark | null {
  const before = known.get(id);
  if (before !== undefined) return before;
  const kind = readPairId(id)?.kind;
  const mark = kind === 'crossed' ? crossedMark(id) : kind === 'inlaid' ? inlaidMark(id) : null;
  // A client may name thousands.
  if (known.size >= mostKnown) known.clear();
  known.set(id, mark);
  return mark;
}

/** Draws the mark of two things with this id. Null where the things or the face refuse it. */
export const pairMark = (id: string, book: FontBook, face: Face): Mark | null =>
  readPairId(id)?.kind === 'flanked' ? flankedMark(id, book, face) : solidPair(id);
