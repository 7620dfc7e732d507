import type { KindName } from '../kinds/kinds.ts';

/** What the copywriter knows of a trade. */
export interface TradeWords {
  readonly kind: KindName;
  /** The business as a noun phrase without its article: `plumbing company`. */
  readonly label: string;
  /** Three or four things it offers, as noun phrases that can be objects. */
  readonly items: readonly string[];
}

/** A trade as the engine spells it: small letters, no possessive ending, spaces for signs. */
export const spelled = (trade: string): string =>
  trade
    .toLowerCase()
    .replace(/[’']s\b/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * What is said of trades, from a text: a line `trade > what is said first` with the trade as the engine calls it, then rows that begin with two
 * spaces. Rows come without these.
 */
export const blocksOf = (text: string): readonly (readonly [trade: string, first: string, rows: readonly string[]])[] =>
  text
    .trim()
    .split(/\n(?! )/u)
    .map((block) => {
      const [head = '', ...rows] = block.split('\n');
      const [trade = '', first = ''] = head.split(' > ');
      return [spelled(trade), first, rows.map((row) => row.trim())];
    });

/**
 * Trades of one kind from lines `trade > label = thing, thing, thing`: the trade as the engine calls it, what the business is called in running
 * text where that differs, and what it offers.
 */
export const tradesOf = (kind: KindName, lines: string): readonly (readonly [trade: string, words: TradeWords])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', things = ''] = line.split(' = ');
      const [trade = '', label = trade] = names.trim().split(' > ');
      return [spelled(trade), { kind, label, items: things.trim().split(', ') }];
    });
