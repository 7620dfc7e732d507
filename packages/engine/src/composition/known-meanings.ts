import { atHand } from '#meanings';
import type { Picture } from '../concepts/subject/subject-table.ts';
import type { MeaningBook } from './meaning-book.ts';
import type { Meaning } from './trade-meanings.ts';

let book: MeaningBook = atHand;
const byName = new Map<string, Meaning[]>();
const compiled = new Map<string, RegExp>();

/** Whether reasons can say what pictures suggest. Without it they end with where a picture comes from. */
export const hasMeanings = (): boolean => book.meanings.length > 0;

/** Adds what a page fetched. */
export function addMeanings(fetched: MeaningBook): void {
  book = fetched;
  byName.clear();
  compiled.clear();
}

/** The first meaning of a picture for whoever used this word or has this trade. Null if it has only what its concept says. */
export function meaningOf({ name }: Picture, word: string): Meaning | null {
  if (byName.size === 0)
    for (const meaning of book.meanings)
      for (const one of meaning.of.split('; ')) byName.set(one, [...(byName.get(one) ?? []), meaning]);
  return byName.get(name)?.find((meaning) => meaning.for?.test(word) ?? true) ?? null;
}

/** Whether a meaning is told to a trade. */
export function isToldTo(says: string, trade: string): boolean {
  const list = book.toTrades[says];
  if (trade === '' || list === undefined) return false;
  const pattern = compiled.get(says) ?? new RegExp(`\\b(?:${list})`, 'u');
  compiled.set(says, pattern);
  return pattern.test(trade);
}

/** Whether a meaning is true of a thing in anyone’s name. */
export const isCharacter = (says: string): boolean => book.ofAnyName.has(says);
