import { type Brief, createRandom, type Random } from '@brandwright/engine';
import { type Business, seedOf } from './business.ts';
import { isPerson } from './called-trades.ts';
import { codeWord } from './code-word.ts';
import { expand, type Filling } from './frame.ts';
import type { Aesthetic, Character, Energy, Seven, Value } from './kind.ts';
import { leadOf, type OwnWords } from './own-words.ts';
import { listed } from './sentence.ts';
import { stemsOf } from './stems.ts';
import { characterOf, energyOf } from './temper.ts';

/** How a business that answered the quiz so presents itself. */
const styles = {
  energy: {
    calm: ['calm', 'unhurried', 'relaxed'],
    energetic: ['lively', 'energetic', 'spirited'],
    sophisticated: ['polished', 'refined', 'elegant'],
    playful: ['playful', 'lighthearted', 'cheerful'],
  },
  character: {
    leader: ['confident', 'decisive', 'self-assured'],
    friend: ['friendly', 'welcoming', 'warm'],
    innovator: ['curious', 'inventive', 'inquisitive'],
    expert: ['precise', 'thorough', 'exact'],
  },
  values: {
    quality: ['careful', 'conscientious'],
    accessibility: ['fair', 'approachable'],
    innovation: ['forward-looking', 'open-minded'],
    tradition: ['traditional', 'grounded'],
  },
  aesthetic: {
    minimal: ['simple', 'uncluttered'],
    bold: ['bold', 'distinctive'],
    classic: ['classic', 'timeless'],
    organic: ['natural', 'earthy'],
  },
} as const satisfies {
  readonly energy: Readonly<Record<Energy, readonly string[]>>;
  readonly character: Readonly<Record<Character, readonly string[]>>;
  readonly values: Readonly<Record<Value, readonly string[]>>;
  readonly aesthetic: Readonly<Record<Aesthetic, readonly string[]>>;
};

/** What was answered. Null if nothing was. */
function styleOf(brief: Brief, filling: Filling, random: Random): string | null {
  const { aesthetic, values } = brief.quiz;
  const energy = energyOf(brief);
  const character = characterOf(brief);
  const adjectives = [
    ...(energy === null ? [] : [random.fork('energy').pick(styles.energy[energy])]),
    ...(character === null ? [] : [random.fork('character').pick(styles.character[character])]),
    ...(values === undefined ? [] : [random.fork('values').pick(styles.values[values])]),
    ...(aesthetic === undefined ? [] : [random.fork('look').pick(styles.aesthetic[aesthetic])]),
  ];
  if (adjectives.length === 0) return null;
  // As few words as can be, since all kinds share them.
  return expand('The style: {own}.', { ...filling, own: listed(adjectives) });
}

/** First sentences. Between what differs with each business they have fewer than six words, so that all kinds may share them. */
const openings: Seven = [
  '{name} is {a} that {gives} {all}.',
  '{name} is {a}. It {gives} {all}.',
  '{name}, {a}, {gives} {all}.',
  '{name} is {a} with a clear focus: {all}.',
  '{name} is {a} for {people}. It {gives} {all}.',
  'For {all}, there’s {name}, {a}.',
  '{all}: {name} is {a} for all three.',
];

/**
 * The story of a business: what it is, what people come for and hope for, what good work is, what its owner values. Where the description
 * says what the business is, it begins the story.
 */
export function storyOf(brief: Brief, business: Business): string {
  const { kind, filling, own } = business;
  const random = createRandom(seedOf(brief)).fork('story');
  const [open, need, hope, work, end] = codeWord(random.fork('ways'));
  const say = (frame: string): string => expand(frame, filling);
  const first = beginningOf(business);
  const beginning =
    first === null
      ? [say(openingOf(business, open)), own === null || isSaid(own, filling) ? null : quotation(own, random)]
      : [first, offerOf(business)];
  return [
    ...beginning,
    say(kind.need[need]),
    say(kind.hope[hope]),
    say(kind.work[work]),
    styleOf(brief, filling, random.fork('style')),
    say(kind.end[end]),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** Words of labels that a name need not have to say its trade: “Brooke’s Car Rental” is a car rental company. */
const heads = /\b(?:company|shop|store|studio|firm|practice|service|business|agency|workshop)$/u;

/** Whether a name says what the business is, so that a sentence need not. */
export function nameSaysTrade({ name, label }: Pick<Filling, 'name' | 'label'>): boolean {
  const known = stemsOf(name);
  const words = stemsOf(label.replace(heads, ''));
  return words.length > 0 && words.every((stem) => known.includes(stem));
}

function openingOf({ kind, filling, turn, isGuess }: Business, way: number): string {
  // What it offers is not known.
  if (isGuess) return `{name} is {a} for ${kind.people[turn]}.`;
  if (nameSaysTrade(filling)) return way < 4 ? '{name} {gives} {all}.' : 'For {all}, there’s {name}.';
  const chosen = openings[way] ?? openings[0];
  const frame = chosen.includes('all three') && filling.items.length < 3 ? openings[0] : chosen;
  if (frame.includes('It ') && isPerson(filling.label)) return openings[0];
  return frame.replace('{people}', kind.people[(turn + 2) % kind.people.length] as string);
}

/** Verbs whose things nobody offers: leaky faucets, back pain. */
const helps: ReadonlySet<string> = new Set(['handles', 'helps with']);

/** The words of a text in small letters, without the endings of plurals. */
const plainWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}’-]+/gu) ?? []).map((word) => word.replace(/s$/u, ''));

/** What it offers, after a first sentence in the owner’s words. Null if they say that, or if it is not known. */
function offerOf({ filling, own, isGuess }: Business): string | null {
  if (isGuess || own === null || own.form === 'offers') return null;
  const known = plainWords(own.text);
  const said = filling.items.filter((item) => plainWords(item).every((word) => known.includes(word)));
  if (said.length > 1) return null;
  const called = own.form === 'is' ? leadOf(own.text.replace(/^(?:an?|the) /iu, '')) : filling.label;
  const ofPerson = helps.has(filling.gives) ? 'Ask about {all}.' : 'On offer: {all}.';
  return expand(isPerson(called) ? ofPerson : 'It {gives} {all}.', filling);
}

/** A first sentence in the owner’s words. Null if they say nothing that the trade doesn’t, or can only be quoted. */
function beginningOf({ filling, own }: Business): string | null {
  if (own === null || own.form === 'quoted' || (own.form !== 'is' && isSaid(own, filling))) return null;
  return ownSentence(own, filling);
}

/** The owner’s words as a sentence about the business, with its trade where that is known and they don’t name it. */
export function ownSentence(own: OwnWords, filling: Filling): string {
  const [frame, text] = ownFrame(own, filling);
  return expand(frame, { ...filling, own: text });
}

/** A frame, and what stands for `{own}` in it. */
function ownFrame({ form, text }: OwnWords, { label }: Filling): readonly [frame: string, own: string] {
  if (form === 'is') return [/^[^,]*\bsince\b/iu.test(text) ? '{name} has been {own}.' : '{name} is {own}.', text];
  if (form === 'does')
    return [label === 'business' || namesTrade(text, label) ? '{name} {own}.' : '{name} is {a} that {own}.', text];
  const lead = leadOf(text);
  const rest = text.slice(lead.length);
  // “Bookkeeping for nonprofits” is “a bookkeeping firm for nonprofits”.
  if (rest.startsWith(' for ') && label.startsWith(`${lead} `)) return ['{name} is {a}{own}.', rest];
  return [label === 'business' || namesTrade(text, label) ? '{name} offers {own}.' : '{name} is {a} that offers {own}.', text];
}

/** Whether a text has a word of a label, as one or as several: “vegan cakes” of “cake studio”. */
const namesTrade = (text: string, label: string): boolean => {
  const words = (of: string): string[] => (of.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/u, ''));
  const known = words(text);
  return words(label).some((word) => known.includes(word));
};

/** Whether all that a description says is said already: the trade, or what it offers. */
export const isSaid = ({ text }: OwnWords, { label, trade, items }: Filling): boolean => {
  const known = stemsOf([label, trade, ...items].join(' '));
  const words = stemsOf(text).filter((stem) => !['the', 'and', 'for'].includes(stem));
  return words.length > 0 && words.every((stem) => known.includes(stem));
};

/** What leads in the owner’s own words: at most four words, and nothing that claims where they are written. */
const quotationLeads = ['In the owner’s words', 'The owner says'] as const;

/** The owner’s words as a quotation. */
const quotation = ({ text }: OwnWords, random: Random): string =>
  `${random.fork('told').pick(quotationLeads)}: ${text.replace(/”$/u, '.”')}`;
