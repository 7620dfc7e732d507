import { atHand } from '#meanings';
import type { Picture } from '../concepts/subject/subject-table.ts';
import type { MeaningBook } from './meaning-book.ts';
import type { Meaning } from './trade-meanings.ts';

const byName = new Map<string, Meaning[]>();
const toTrades = new Map<string, RegExp>();
const ofAnyName = new Set<string>();

function add(book: MeaningBook): void {
  for (const meaning of book.meanings)
    for (const one of meaning.of.split('; ')) byName.set(one, [...(byName.get(one) ?? []), meaning]);
  for (const [says, list] of Object.entries(book.toTrades)) toTrades.set(says, new RegExp(`\\b(?:${list})`, 'u'));
  for (const says of book.ofAnyName) ofAnyName.add(says);
}

add(atHand);

/** Whether reasons can say what pictures suggest. Without it they end with where a picture comes from. */
export const hasMeanings = (): boolean => byName.size > 0;

/** Fetches what pictures suggest. Programs hold it. */
export async function fetchMeanings(): Promise<void> {
  const { meaningBook } = await import('./meaning-book.ts');
  if (!hasMeanings()) add(meaningBook);
}

/** The first meaning of a picture for whoever used this word or has this trade. Null if it has only what its concept says. */
export const meaningOf = ({ name }: Picture, word: string): Meaning | null =>
  byName.get(name)?.find((meaning) => meaning.for?.test(word) ?? true) ?? null;

/** Whether a meaning is told to a trade. */
export const isToldTo = (says: string, trade: string): boolean => trade !== '' && toTrades.get(says)?.test(trade) === true;

/** Whether a meaning is true of a thing in anyone’s name. */
export const isCharacter = (says: string): boolean => ofAnyName.has(says);
