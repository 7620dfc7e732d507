import { blocksOf } from '../trades/trade-list.ts';

/** What a story says of a trade. */
export interface Passages {
  /** Two or three sentences that stand together: who comes, with what, and what good work is. */
  readonly texts: readonly string[];
  /** The end of a story: what its reader can do next. */
  readonly end: string;
}

/** Passages of trades from a text: lines `trade > end`, each with its texts in the rows below it. */
export const passagesOf = (text: string): readonly (readonly [trade: string, passages: Passages])[] =>
  blocksOf(text).map(([trade, end, texts]) => [trade, { texts, end }]);
