import { type Industry, industries } from '../../brief/choices.ts';
import { readSubject } from './read-subject.ts';
import { singularOf } from './singular.ts';
import { subjects, type Trade } from './subject-table.ts';

/** An industry that a name and a description suggest, and the word that does, as it was written where that can be found. */
export interface SuggestedIndustry {
  readonly industry: Industry;
  readonly word: string;
}

/** Share of the trades that show a thing which must be of one industry, and the fewest of them: an oyster is food, a key is anything. */
const leastShare = 0.6;
const fewest = 2;

/** The texts that suggest it. */
interface Texts {
  readonly name: string;
  readonly description: string;
}

/**
 * The industry of the trade that a brief names, or else of the trades that a thing of the name reveals or is shown by. Null if none is
 * clear.
 */
export function suggestIndustry(texts: Texts): SuggestedIndustry | null {
  const { trade, things } = readSubject({ ...texts, industry: 'Other' });
  if (trade !== null) return named(trade.trade.industry, trade.word, texts);
  const { trades, tradeByName } = subjects();
  for (const { word, pictures } of things) {
    const revealed = trades.get(word) ?? trades.get(singularOf(word)) ?? [];
    const shown = [...tradeByName.values()].filter((one) => one.pictures.some((picture) => pictures.includes(picture)));
    const industry = mostOf(revealed, 1) ?? mostOf(shown, fewest);
    if (industry !== null) return named(industry, word, texts);
  }
  return null;
}

/** The industry of most of some trades. Null if there are too few, or of too many industries. */
function mostOf(trades: readonly Trade[], least: number): number | null {
  const counts = new Map<number, number>();
  for (const { industry } of trades) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || a - b);
  return most !== undefined && trades.length >= least && most[1] >= leastShare * trades.length ? most[0] : null;
}

function named(index: number, word: string, { name, description }: Texts): SuggestedIndustry | null {
  const industry = industries[index];
  if (industry === undefined || industry === 'Other') return null;
  const text = [name, description].find((one) => one.toLowerCase().includes(word)) ?? word;
  const at = text.toLowerCase().indexOf(word);
  return { industry, word: text.slice(at, at + word.length) };
}
