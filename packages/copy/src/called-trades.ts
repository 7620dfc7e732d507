import { properWords } from './common-words.ts';
import { knownTrades } from './trades/known-trades.ts';

const labels: readonly string[] = [...new Set([...knownTrades.values()].map(({ label }) => label))];
const lowerLabels: ReadonlySet<string> = new Set(labels.map((label) => label.toLowerCase()));

/** Endings of what one person is called. */
const personal = /(?:er|or|ist|ian|smith|monger|attorney|path)$/u;

/** Whether a business is one person, who is not “it”: “a mediator in Denver”, where “a jam maker” is a company. */
export const isPerson = (called: string): boolean =>
  /^(?:singer|violinist)$/u.test(called) || (!lowerLabels.has(called.toLowerCase()) && personal.test(called));

/** What one business can be called: every label, and trades that are people (“mediator”, not “shared housing”). */
export const calledTrades: ReadonlySet<string> = new Set([
  ...lowerLabels,
  ...[...knownTrades.keys()].filter((trade) => personal.test(trade)),
]);

/** Words of labels that keep their capital: “Ayurveda”, “Pilates”. */
export const capitalWords: ReadonlySet<string> = new Set(
  labels.flatMap((label) => label.split(' ').filter((word) => /^\p{Lu}\p{Ll}/u.test(word))),
);

const proper: ReadonlySet<string> = new Set([...properWords, ...capitalWords].map((word) => word.toLowerCase()));

/** Words in the names of trades, without those that keep their capital. */
export const tradeWords: ReadonlySet<string> = new Set(
  [...knownTrades.keys(), ...lowerLabels].flatMap((trade) => trade.split(' ')).filter((word) => !proper.has(word)),
);
