import { spelled } from '../trades/trade-list.ts';

/** What a story says of a trade. */
export interface Passages {
  /** Two or three sentences that stand together: who comes, with what, and what good work is. */
  readonly texts: readonly string[];
  /** The end of a story: what its reader can do next. */
  readonly end: string;
}

/**
 * Passages of trades from a text: a line `trade > end` with the trade as the engine calls it, then its texts, each on a line that begins
 * with two spaces.
 */
export const passagesOf = (text: string): readonly (readonly [trade: string, passages: Passages])[] =>
  text
    .trim()
    .split(/\n(?! )/u)
    .map((block) => {
      const [head = '', ...texts] = block.split('\n');
      const [trade = '', end = ''] = head.split(' > ');
      return [spelled(trade), { texts: texts.map((line) => line.trim()), end }];
    });
