/** Family notch (P1): a capital from one square or disc and at most three cuts. */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import { assemble } from './assemble.ts';
import { notch } from './letters.ts';
import { orient, parsePath } from './outline.ts';

/** By eye: the cuts of these make a picture of their own; L, I and T are only heavy type. */
const craft: Readonly<Record<string, number>> = { G: 5, S: 5, K: 5, R: 5, E: 5, H: 5, I: 3, L: 3, T: 3, D: 4, A: 4 };
const roundLetters = 'BCDGJOPQRSU';

export const notchMarks = (): CataloguedMark[] =>
  Object.entries(notch).map(([letter, d]) =>
    assemble({
      id: `notch/${letter.toLowerCase()}`,
      family: 'notch',
      icons: [],
      letter,
      parts: [{ role: 'mark', path: orient(parsePath(d)) }],
      corner: roundLetters.includes(letter) ? 1 : 0,
      craft: craft[letter] ?? 4,
    }),
  );
