import { isFirstName } from '@brandwright/engine';
import { properWords } from './common-words.ts';
import { shareWord } from './stems.ts';
import { knownTrades } from './trades/known-trades.ts';
import { spelled } from './trades/spelled.ts';

const labels: readonly string[] = [...new Set([...knownTrades.values()].map(({ label }) => label))];
const lowerLabels: ReadonlySet<string> = new Set(labels.map((label) => label.toLowerCase()));

/** Endings of what one person is called. */
const personal = /(?:er|or|ist|ian|ant|smith|monger|attorney|path|coach|guide|chef|doula|midwife)$/u;

/** Whether a business is one person, who is not “it”: “a mediator in Denver”, where “a jam maker” is a company. */
export const isPerson = (called: string): boolean =>
  /^(?:singer|violinist)$/u.test(called) || (!lowerLabels.has(called.toLowerCase()) && personal.test(called));

/** Words that firms have in their names, and people have not. */
const ofFirms =
  /\b(?:co|company|studios?|house|works|collective|labs?|club|partners|group|sons|shop|store|design|services?|school|center|academy|office)\b/iu;

/** Whether a name is that of one person (“Jane Miller”), who is a career coach and no coaching practice. */
export function isOnePerson(name: string, label: string): boolean {
  const words = name.split(' ');
  const isPlain = words.length > 1 && words.length < 4 && words.every((word) => /^\p{Lu}[\p{L}’-]*\.?$/u.test(word));
  return isPlain && isFirstName(words[0] ?? '') && !ofFirms.test(name) && !shareWord(name, label) && !/’s\b/u.test(name);
}

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

/** What one person of a trade is called: “career coach”; the label where the trade is no person. */
export const calledPerson = (trade: string, label: string): string =>
  personal.test(trade) ? trade.replace(/^(?:it|hr|dj)\b/u, (initials) => initials.toUpperCase()) : label;

/** Trades by what their businesses are called, where that is no trade’s own name and means one trade only. */
const tradeByLabel: ReadonlyMap<string, string> = new Map(
  [...knownTrades]
    .map(([trade, { label }]) => [spelled(label), trade] as const)
    .filter(([label], _, all) => !knownTrades.has(label) && all.filter(([other]) => other === label).length === 1),
);

/** Most words of a label. */
const longestLabel = 6;

/** The trade whose businesses are called what a description begins with: that of “Electrical company in Cork” is the electrician’s. */
export function labelledTrade(description: string): string | undefined {
  const words = spelled(description.slice(0, 120).replace(/^(?:we’re|we're|we are|it’s|it's) /iu, ''))
    .replace(/^(?:an?|the) /u, '')
    .split(' ')
    .slice(0, longestLabel);
  const leads = words.map((_, i) => words.slice(0, words.length - i).join(' '));
  return leads.map((lead) => tradeByLabel.get(lead)).find((trade) => trade !== undefined);
}
