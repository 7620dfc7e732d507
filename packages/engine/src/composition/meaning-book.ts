import { ofAnyName, toTrades } from './meaning-trades.ts';
import { meanings } from './picture-meanings.ts';
import type { Meaning } from './trade-meanings.ts';

/** What pictures suggest, and to whom it is told. */
export interface MeaningBook {
  /** The first that fits a picture counts. */
  readonly meanings: readonly Meaning[];
  /** Beginnings of words in names of trades, by the meaning that is told to them. */
  readonly toTrades: Readonly<Record<string, string>>;
  /** Meanings that are true of a thing in anyone’s name. */
  readonly ofAnyName: ReadonlySet<string>;
}

/** All of them. Pages fetch it where reasons are read, for it is larger than what draws. */
export const meaningBook: MeaningBook = { meanings, toTrades, ofAnyName };
