import type { MeaningBook } from './meaning-book.ts';

/** `#meanings` in browsers: nothing yet, since they fetch on demand. */
export const atHand: MeaningBook = { meanings: [], toTrades: {}, ofAnyName: new Set() };
