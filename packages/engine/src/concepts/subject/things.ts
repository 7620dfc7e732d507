import { affixes } from '../lexicon-words.ts';
import { splitCompound } from '../reading.ts';
import { longestAt, textOf } from './longest.ts';
import { singularOf } from './singular.ts';
import { type Picture, type Senses, subjects, type Thing, type Trade } from './subject-table.ts';
import { type Word, wordsOf } from './words.ts';

/** A thing that a name says. */
export interface NamedThing extends Thing {
  /** The client's own word, in lower case. */
  readonly word: string;
}

/** What else is known of a brief when its name is read. */
export interface Surroundings {
  readonly industry: string;
  readonly trade: Trade | null;
  /** People and places, which are no pictures. */
  readonly quiet: (word: Word) => boolean;
  /** Words that say the trade together. */
  readonly ofTrade: ReadonlySet<Word>;
  /** Whether the texts hold a cue to a meaning of `word`. */
  readonly cued: (cue: string, word: string) => boolean;
}

/** Industries in which an occupation in the name may be meant: “The Potter”. */
const homely: ReadonlySet<string> = new Set(['Food & Beverage', 'Retail', 'Creative Services', 'E-commerce', 'Other']);
const houses: ReadonlySet<string> = new Set(['maison', 'casa', 'haus', 'house', 'home', 'villa', 'homes', 'houses']);
/** Letters of a thing at the end of a compound: “Sockeye” is no eye. */
const leastHalf = 4;
/** Endings of places and families. */
const placeEnding =
  /(?:ham|ton|wick|ley|worth|bury|burgh|borough|thorpe|stead|hurst|minster|chester|caster|stein|berg|heim|dorf|son|mann?|smith|wright)$/u;

/**
 * The things of a name in its order, each as the rest of the brief means it, and the words that no list knows. Known words are
 * replaced by a bar.
 */
export function thingsIn(
  name: readonly Word[],
  around: Surroundings,
): { readonly things: readonly NamedThing[]; readonly unknown: string } {
  const { things } = subjects();
  const shown: ReadonlySet<Picture> = new Set(around.trade === null ? [] : [...around.trade.pictures, ...around.trade.also]);
  const out: NamedThing[] = [];
  const unknown: string[] = [];
  for (let i = 0; i < name.length; ) {
    const found = around.quiet(name[i] as Word) ? null : longestAt(name, i, (phrase) => things.get(phrase), around.quiet);
    const words = name.slice(i, i + (found?.[1] ?? 1));
    const said = around.quiet(name[i] as Word) ? [] : saidBy(words, found?.[0], shown, around);
    if (said !== null) out.push(...said);
    if (said === null) unknown.push(textOf(words));
    else if (unknown.at(-1) !== '|') unknown.push('|');
    i += words.length;
  }
  return { things: out, unknown: unknown.join(' ') };
}

/** What some words of a name say. Null if no list knows them. */
function saidBy(
  words: readonly Word[],
  found: Thing | undefined,
  shown: ReadonlySet<Picture>,
  around: Surroundings,
): readonly NamedThing[] | null {
  const { senses, empty, whole, trades, tradeOnly } = subjects();
  const word = textOf(words);
  const one = words.length === 1;
  const shares = (thing: Thing | undefined): boolean => thing?.pictures.some((picture) => shown.has(picture)) === true;
  if (one && tradeOnly.has(word)) {
    // A house is for homes, and a miller beside another trade is a family’s name.
    const alone = around.trade === null && homely.has(around.industry) && !houses.has(word);
    const counts = around.industry === 'Real Estate' || alone || shares(found);
    return found !== undefined && counts ? [{ word, ...found }] : [];
  }
  // Words that name the trade together are no things by themselves, unless the trade shows the same: “Boot Camp Coach”.
  const ofTrade = words.every((w) => around.ofTrade.has(w));
  const meant = one ? (senses.get(word) ?? senses.get(singularOf(word))) : undefined;
  const thing = meant !== undefined ? meaning(meant, word, around.cued) : one && empty.has(word) ? undefined : found;
  if (thing !== undefined) return !ofTrade || shares(thing) ? [{ word, ...thing }] : [];
  const isKnown = [word, singularOf(word)].some((form) => empty.has(form) || whole.has(form) || trades.has(form));
  return ofTrade || isKnown ? [] : halvesOf(word, around.cued);
}

/** The meaning with the most cues in the brief, else the usual one. */
function meaning({ usual, all }: Senses, word: string, cued: Surroundings['cued']): Thing {
  const counts = all.map(({ cues }) => cues.filter((cue) => cued(cue, word)).length);
  const most = Math.max(...counts);
  return { pictures: most > 0 ? (all[counts.indexOf(most)]?.pictures ?? []) : usual, also: [] };
}

/** The things of a compound whose halves are both words, each as the brief means it. Null for any other word. */
function halvesOf(word: string, cued: Surroundings['cued']): readonly NamedThing[] | null {
  const { things, senses, empty } = subjects();
  const halves = splitCompound(singularOf(word), compoundParts);
  const both = halves.length === 2 && halves.every((half) => things.has(half) || affixes.has(half) || empty.has(half));
  const said = halves.filter((half, i) => (i === 0 || half.length >= leastHalf) && things.has(half) && !empty.has(half));
  if (!both || said.length === 0) return null;
  if (placeEnding.test(word)) return [];
  return said.flatMap((half) => {
    const meant = senses.get(half);
    const thing = meant === undefined ? things.get(half) : meaning(meant, half, cued);
    return thing === undefined ? [] : [{ word: half, ...thing }];
  });
}

const compoundParts = { has: (word: string): boolean => subjects().things.has(word) };

/** Things that a running text names, word by word, each in its usual meaning. */
export function thingsOf(text: string): readonly NamedThing[] {
  const { things, senses, empty } = subjects();
  return wordsOf(text).flatMap(({ text: word, aside, denied }) => {
    if (aside || denied || empty.has(word)) return [];
    const meant = senses.get(word);
    const thing = meant === undefined ? (things.get(word) ?? things.get(singularOf(word))) : { pictures: meant.usual, also: [] };
    return thing === undefined ? [] : [{ word, ...thing }];
  });
}
