import { blocksOf } from '../trades/trade-list.ts';

/** What a business of a trade says of itself besides its story, and to whom. */
export interface Pitch {
  /** A sentence that begins with “To”. */
  readonly mission: string;
  /** Three groups, each of which can follow “for”. */
  readonly people: readonly string[];
  /** Who they are, when and how they buy. */
  readonly demographics: string;
  /** What they care about: a sentence that begins with “They”. */
  readonly psychographics: string;
  /** Six lines without a period. */
  readonly taglines: readonly string[];
  /** Five pieces of advice for the owner. */
  readonly tips: readonly string[];
}

/** What a row that begins with a key says. */
const rowsOf = (rows: readonly string[], key: string): readonly string[] =>
  rows.filter((row) => row.startsWith(`${key}: `)).map((row) => row.slice(key.length + 2));

/**
 * Pitches of trades from a text: lines `trade > mission`, each with these rows below it: `people: one; another; a third`, `who: demographics`,
 * `mind: psychographics`, `lines: one | another`, and a row `tip:` for each tip.
 */
export const pitchesOf = (text: string): readonly (readonly [trade: string, pitch: Pitch])[] =>
  blocksOf(text).map(([trade, mission, rows]) => {
    const row = (key: string): string => rowsOf(rows, key)[0] ?? '';
    return [
      trade,
      {
        mission,
        people: row('people').split('; '),
        demographics: row('who'),
        psychographics: row('mind'),
        taglines: row('lines').split(' | '),
        tips: rowsOf(rows, 'tip'),
      },
    ];
  });
