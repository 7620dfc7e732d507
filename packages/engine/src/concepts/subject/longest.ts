import { singularOf } from './singular.ts';
import type { Word } from './words.ts';

/** Words of the longest phrase that is looked up. */
const longest = 4;

/** Words as the lists spell them. */
export const textOf = (phrase: readonly Word[]): string => phrase.map((w) => w.text).join(' ');

/** The longest phrase of up to four words from `at` that `find` knows, and its length. */
export function longestAt<T>(
  words: readonly Word[],
  at: number,
  find: (phrase: string) => T | undefined,
  stop: (w: Word) => boolean,
): readonly [found: T, length: number] | null {
  let room = 0;
  while (
    room < longest &&
    at + room < words.length &&
    !stop(words[at + room] as Word) &&
    (room === 0 || !(words[at + room] as Word).apart)
  )
    room++;
  for (let length = room; length > 0; length--) {
    const phrase = textOf(words.slice(at, at + length));
    const found = find(phrase) ?? find(singularOf(phrase));
    if (found !== undefined) return [found, length];
  }
  return null;
}
