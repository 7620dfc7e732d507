import { type Brief, createRandom, industries, tradeOf } from '@brandwright/engine';
import { calledPerson, isOnePerson, isPerson, labelledTrade } from './called-trades.ts';
import { channelWords } from './channel-words.ts';
import { type FittingWords, fittingWords } from './fitting.ts';
import type { Filling } from './frame.ts';
import type { Kind } from './kind.ts';
import { type KindName, kinds } from './kinds/kinds.ts';
import { leadOf, lineOf, type OwnWords, ownWords, readsAsEnglish } from './own-words.ts';
import { shareWord, stemsOf } from './stems.ts';
import { isSuited } from './suited-items.ts';
import { industryTrades, knownTrades, type TradeWords } from './trades/known-trades.ts';
import { spelled } from './trades/spelled.ts';

/** What a brief is about, as the copywriter sees it. */
export interface Business {
  readonly kind: Kind;
  readonly filling: Filling;
  /** What the description says of it; null if nothing of it may be repeated. */
  readonly own: OwnWords | null;
  /** The same as a line by itself, without a mark at its end: “Kayak rental and guided trips”. Null if it is not in English. */
  readonly line: string | null;
  /** What is said of its trade. Null where the trade is not known, or where the description contradicts it. */
  readonly known: FittingWords | null;
  /** Whether no word of the description names the trade, so that only the owner’s words say what the business is. */
  readonly isGuess: boolean;
  /** Whom it serves, of its trade or else of its kind, each of which can follow “for”. Who comes first differs by brief and round. */
  readonly people: readonly [string, ...string[]];
  /** What its channels show, and what its texts say first. */
  readonly channel: Pick<Kind, 'film' | 'say'>;
}

/**
 * The seed of a brief’s words: whose they are and what they are about. Personality and quiz are left out, so that an answer changes what it
 * means and nothing else.
 */
export const seedOf = ({ name, industry, description, slogan, style, seed }: Brief): string =>
  JSON.stringify([name, industry, description, slogan, style, seed]);

/**
 * Reads a brief’s trade for a round of words, counted from 0. One that is not known is the usual one of its industry. One that no word of the description names is a guess,
 * and nothing of it is said: a kayak rental that is taken for boat charter would offer yachts.
 */
export function businessOf(brief: Brief, round = 0): Business {
  const trade = tradeRead(brief);
  const read = trade === null || !suits(trade.industry, brief) ? undefined : knownTrades.get(trade.name);
  const isOne = read !== undefined && isOnePerson(brief.letters, read.label);
  // One person is a career coach; a firm is a coaching practice.
  const own = ownWords(
    brief.description,
    read === undefined || isOne ? undefined : { trade: trade?.name ?? '', label: read.label },
  );
  const isCalled = trade !== null && trade.name === labelledTrade(brief.description);
  const meant = isCalled ? read : read !== undefined && isNamed(read, trade?.name ?? '', brief, own) ? read : undefined;
  const isGuess = meant === undefined && own !== null && isReadable(own, brief);
  const known = meant ?? (isGuess ? unnamed(brief) : industryTrades[brief.industry]);
  const hasNoDoor = isWithoutDoor(brief, trade?.industry);
  const words = (brief.industry === 'E-commerce' || hasNoDoor) && !isGuess ? online(known) : known;
  const kind = kinds[words.kind];
  const called = calledPerson(trade?.name ?? '', words.label);
  const fitting = meant === undefined ? null : fittingWords(trade?.name ?? '', hasNoDoor, brief);
  return {
    kind,
    filling: {
      name: brief.letters,
      label: isOne && meant !== undefined && isPerson(called) ? called : labelOf(words, brief, own),
      trade: meant === undefined ? '' : (trade?.name ?? ''),
      items: itemsOf(words, brief, own),
    },
    own,
    line: own !== null && isReadable(own, brief) ? lineOf(own) : null,
    known: fitting,
    isGuess,
    people: peopleOf(kind, fitting, createRandom(seedOf(brief)).fork('people').below(3) + round),
    channel: isGuess ? kind : channelWords(known.label, kind),
  };
}

/** The trade of a brief: the one that its description begins with as we call it, which the engine need not know; else what the engine reads. */
function tradeRead(brief: Brief): ReturnType<typeof tradeOf> {
  const read = tradeOf(brief);
  const called = labelledTrade(brief.description);
  if (called === undefined || called === read?.name) return read;
  const meant = tradeOf({ ...brief, description: called });
  return meant?.name === called ? meant : read;
}

/** The people of a trade, or where none fit the description those of its kind, from one of them on. */
function peopleOf({ people }: Kind, fitting: FittingWords | null, turn: number): readonly [string, ...string[]] {
  const [first, ...others] = fitting?.pitch?.people ?? [];
  const all: readonly [string, ...string[]] = first === undefined ? people : [first, ...others];
  const start = turn % all.length;
  return [all[start] ?? all[0], ...all.slice(start + 1), ...all.slice(0, start)];
}

/** Words for a shop that has no door. */
const byMail = /\b(?:web ?shop|online (?:\w+ ){0,2}(?:shop|store|boutique)|e-?commerce|mail[- ]order|by mail)\b/iu;

/** Whether a brief is about a shop without a door, of a trade (the index of its industry) whose shops mostly have one. */
const isWithoutDoor = ({ industry, description }: Brief, index: number | undefined): boolean =>
  (industry === 'E-commerce' || byMail.test(description)) && industries[index ?? -1] !== 'E-commerce';

/** Whether the owner’s words are in English, so that they can say what the business is. */
const isReadable = ({ form }: OwnWords, { description }: Brief): boolean => form !== 'quoted' || readsAsEnglish(description);

/** Industries whose usual trade says what is sold, which a description of something else denies. */
const narrow: ReadonlySet<string> = new Set(['Retail', 'E-commerce', 'Education', 'Fitness & Wellness']);

/** What is true of every business of an industry, for one that only its owner’s words describe. */
const unnamed = ({ industry }: Brief): TradeWords =>
  narrow.has(industry) ? industryTrades.Other : { ...industryTrades[industry], items: industryTrades.Other.items };

/**
 * Whether words of the brief name a trade. Descriptions in other languages are left to the engine, as are names alone: their words are not
 * those of our lists.
 */
function isNamed(
  { kind, label }: TradeWords,
  trade: string,
  { industry, letters, description, slogan }: Brief,
  own: OwnWords | null,
): boolean {
  if (industry === 'Real Estate' && kind === 'farm') return false;
  if (own === null || (own.form === 'quoted' && !readsAsEnglish(description))) return true;
  const said = [letters, description, slogan].join(' ');
  return ` ${spelled(said)} `.includes(` ${trade} `) || shareWord(`${trade} ${label}`, said);
}

/** Most words and letters of a label or a thing that a description names. */
const longest = { words: 3, letters: 28 } as const;

/** What the owner calls the business, as short as a label: “strength gym”. Else the trade’s own label. */
function labelOf({ label }: TradeWords, { industry }: Brief, own: OwnWords | null): string {
  const text = own?.form === 'is' ? own.text.replace(/^(?:an?|the) /iu, '') : '';
  // “Ear, nose and throat practice” has a comma of its own.
  if (text.startsWith(label)) return label;
  const called = leadOf(text);
  // “Fish and chip shop” is no fish.
  if (/^ (?:and|or|&) /u.test(text.slice(called.length))) return label;
  const isShort = called !== '' && called.split(' ').length <= longest.words && called.length <= longest.letters;
  return isShort && industry !== 'E-commerce' && !/\b(?:owned|run|small|little|new|old)\b/iu.test(called) ? called : label;
}

/** Whether a thing adds nothing to another: “lessons” to “dance lessons”. */
const isPartOf = (item: string, lead: string): boolean => {
  const known = stemsOf(lead);
  return stemsOf(item).every((stem) => known.includes(stem));
};

/** Two or three things: the one that the description names, the heart of the trade, then things of the trade that go with it. */
function itemsOf({ items, label }: TradeWords, brief: Brief, own: OwnWords | null): readonly string[] {
  const lead = own?.form === 'offers' ? leadOf(own.text) : '';
  const isShort = lead !== '' && lead.split(' ').length <= longest.words && lead.length <= longest.letters;
  // “A dog walking service offers dog walking” says one thing twice.
  const isThing = isShort && !/^(?:my|our|your|the|an?|\d+) /iu.test(lead) && !isPartOf(lead, label);
  const random = createRandom(seedOf(brief)).fork('items');
  const suited = items.filter((item) => isSuited(item, brief.description) && !isPartOf(item, lead));
  // The first of a trade’s things is its heart, and stays first.
  while (suited.length > 3) suited.splice(1 + random.below(suited.length - 1), 1);
  const [heart, ...others] = suited;
  if (random.below(2) === 1) others.reverse();
  const all = [...new Set([...(isThing ? [lead] : []), ...(heart === undefined ? [] : [heart]), ...others])].slice(0, 3);
  if (all.length > 1) return all;
  const spare = [...industryTrades[brief.industry].items, ...industryTrades.Other.items];
  return [...new Set([...all, ...spare.filter((item) => isSuited(item, brief.description))])].slice(0, 2);
}

const shops: ReadonlySet<string> = new Set(['Retail', 'E-commerce']);
const sellers: ReadonlySet<string> = new Set(['Retail', 'E-commerce', 'Food & Beverage', 'Other']);
const aShop = /\b(?:shops?|stores?|boutique|market|gallery|dealer|sells?|we sell)\b/iu;

/** Industries that sell no goods, so that a shop online is none of theirs: a “grooming brand” is no branding studio. */
const services: ReadonlySet<string> = new Set([
  'Creative Services',
  'Consulting',
  'Finance',
  'Technology',
  'Education',
  'Real Estate',
]);

/** Whether a brief may mean a trade of an industry (its index): who illustrates books for a living has no bookshop. */
const suits = (index: number, { industry: chosen, letters, description }: Brief): boolean => {
  const industry = industries[index] ?? '';
  if (chosen === 'E-commerce' && services.has(industry)) return false;
  return !shops.has(industry) || sellers.has(chosen) || aShop.test(`${letters} ${description}`);
};

/** Kinds of shops with a door, by what they are without one. */
const withoutDoor: Readonly<Partial<Record<KindName, KindName>>> = {
  foodshop: 'parcel',
  bakery: 'parcel',
  gift: 'parcel',
  hobby: 'parcel',
  reading: 'parcel',
  home: 'parcel',
  craft: 'parcel',
  fashion: 'label',
};

/** A trade as it is online. */
function online(trade: TradeWords): TradeWords {
  const kind = withoutDoor[trade.kind];
  if (kind === undefined) return trade;
  return { ...trade, kind, label: /(?:shop|store|boutique)$/u.test(trade.label) ? `online ${trade.label}` : trade.label };
}
