import { industries } from '../../brief/choices.ts';
import { longestAt, textOf } from './longest.ts';
import { peopleIn, placesIn } from './people.ts';
import { singularOf } from './singular.ts';
import { subjects, type Trade } from './subject-table.ts';
import { type NamedThing, thingsIn } from './things.ts';
import { type Word, wordsOf } from './words.ts';

/** The texts of a brief that say what a business is about. */
export interface SubjectBrief {
  readonly name: string;
  readonly description: string;
  readonly industry: string;
}

/** What a business does, and the word that says so. */
interface NamedTrade {
  readonly trade: Trade;
  readonly word: string;
  readonly from: 'name' | 'description';
}

/** What a brief is about: the name's own things, and the trade. */
export interface Subject {
  readonly things: readonly NamedThing[];
  readonly trade: NamedTrade | null;
  /** Words of the name that the lists do not know, for the lexicon. Others are replaced by a bar. */
  readonly unknown: string;
}

/** Share of a trade's worth for words after “for” or “in”, and in the name where the description says another. */
const aside = 0.35;
const inName = 0.92;
/**
 * Worth of the chosen industry, of one that does not go with it, of each further word and letter of the phrase, of a further phrase
 * that says the same, of each place later in the text, of a phrase before the one that it belongs to (“property solicitors” are
 * solicitors), and share of phrases after the first clause.
 */
const worth = {
  industry: 0.45,
  other: -0.4,
  longer: 0.5,
  letter: 0.02,
  again: 0.25,
  later: 0.01,
  modifier: -0.4,
  clause: 0.7,
} as const;
/** Worth below which a word says no trade: one that stands only after “for” or “in”. */
const least = 0.7;
/** Industries whose firms sell no things: a single word of their name that is a thing is no trade of theirs. */
const ofAdvice: ReadonlySet<string> = new Set(['Technology', 'Healthcare', 'Finance', 'Consulting', 'Education', 'Real Estate']);

interface Hit {
  readonly trade: Trade;
  readonly phrase: readonly Word[];
  readonly from: 'name' | 'description';
  readonly worth: number;
}

/** Reads a brief as an experienced designer does: people, then the trade by its longest words, then the name's own things. */
export function readSubject(brief: SubjectBrief): Subject {
  const name = wordsOf(brief.name);
  const description = wordsOf(brief.description);
  const people = peopleIn(name, description, brief.industry);
  const places = placesIn(name, description);
  const quiet = (w: Word): boolean => people.has(w) || places.has(w);
  const hits = [...tradesIn(name, 'name', quiet), ...tradesIn(description, 'description', () => false)].filter(
    (hit) => !isThing(hit, brief.industry),
  );
  const trade = best(hits, brief.industry);
  const ofTrade = new Set(
    trade !== null && trade.phrase.length > 1 ? hits.flatMap((h) => (h.trade === trade.trade ? h.phrase : [])) : [],
  );
  const cued = cuesOf([...name, ...description.filter((w) => !w.denied)], trade);
  const { things, unknown } = thingsIn(name, { industry: brief.industry, trade: trade?.trade ?? null, quiet, ofTrade, cued });
  return { things, trade: trade === null ? null : { trade: trade.trade, word: textOf(trade.phrase), from: trade.from }, unknown };
}

function tradesIn(words: readonly Word[], from: Hit['from'], quiet: (w: Word) => boolean): Hit[] {
  const { trades } = subjects();
  const out: Hit[] = [];
  const tradeAt = (i: number) =>
    longestAt(
      words,
      i,
      (phrase) => trades.get(phrase),
      (w) => quiet(w) || w.denied,
    );
  for (let i = 0; i < words.length; ) {
    const found = tradeAt(i);
    if (found === null) {
      i++;
      continue;
    }
    const [meant, length] = found;
    const phrase = words.slice(i, i + length);
    const letters = phrase.reduce((sum, w) => sum + w.text.length, 0);
    const clause = words.slice(1, i + 1).some((w) => w.apart) && from === 'description';
    const head = words[i + length]?.apart === false ? tradeAt(i + length)?.[0] : undefined;
    const share = (phrase[0]?.aside ? aside : 1) * (from === 'name' ? inName : 1) * (clause ? worth.clause : 1);
    for (const trade of meant) {
      const modifies = head === undefined || head.includes(trade) ? 0 : worth.modifier;
      const own = share * (1 + worth.longer * (length - 1) + worth.letter * letters) - worth.later * i;
      out.push({ trade, phrase, from, worth: own + modifies });
    }
    i += length;
  }
  return out;
}

/** A single word of the name that is a thing, beside another industry: “Seed” of a fund is no shop for plants. */
function isThing({ trade, phrase, from }: Hit, industry: string): boolean {
  const [word] = phrase;
  if (from !== 'name' || phrase.length > 1 || word === undefined || trade.industry === industryIndex(industry)) return false;
  const { things, senses } = subjects();
  const isKnown = [word.text, singularOf(word.text)].some((form) => things.has(form) || senses.has(form));
  return isKnown && (ofAdvice.has(industry) || things.has(word.text));
}

const industryIndex = (industry: string): number => industries.indexOf(industry as (typeof industries)[number]);

/** A trade of the chosen industry comes first, and firms of advice sell no things. */
const industryWorth = (of: number, industry: string, own: number): number =>
  of === own ? worth.industry : mayTrade(of, industry) ? 0 : worth.other;

/** Whether a trade of one industry may belong to a brief of another. */
export const mayTrade = (of: number, industry: string): boolean =>
  of === industryIndex(industry) || !ofAdvice.has(industry) || ofAdvice.has(industries[of] as string);

function best(hits: readonly Hit[], industry: string): Hit | null {
  const own = industryIndex(industry);
  const sums = new Map<Trade, { hit: Hit; sum: number }>();
  for (const hit of hits) {
    const known = sums.get(hit.trade);
    if (known === undefined) sums.set(hit.trade, { hit, sum: hit.worth + industryWorth(hit.trade.industry, industry, own) });
    else {
      known.sum += worth.again * Math.max(0, Math.min(1, hit.worth)) + Math.max(0, hit.worth - known.hit.worth);
      if (hit.worth > known.hit.worth) known.hit = hit;
    }
  }
  const [first] = [...sums.values()].sort((a, b) => b.sum - a.sum || (a.hit.trade.name < b.hit.trade.name ? -1 : 1));
  return first === undefined || first.sum < least ? null : first.hit;
}

/** Words that decide which meaning of another word is meant. */
function cuesOf(words: readonly Word[], trade: Hit | null): (cue: string, of: string) => boolean {
  const texts = words.map((w) => w.text);
  const folded = texts.map(singularOf);
  const text = ` ${folded.join(' ')} `;
  const ofTrade = new Set(trade === null ? [] : trade.trade.name.split(' ').map(singularOf));
  return (cue, of) => {
    const plain = cue.split(' ').map(singularOf).join(' ');
    if (plain === singularOf(of)) return false;
    return text.includes(` ${plain} `) || ofTrade.has(plain);
  };
}
