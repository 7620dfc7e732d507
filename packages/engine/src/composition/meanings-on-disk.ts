import { type MeaningBook, meaningBook } from './meaning-book.ts';

/** `#meanings` in Node: everything that pages fetch on demand. */
export const atHand: MeaningBook = meaningBook;
