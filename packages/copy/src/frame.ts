import type { Random } from '@brandwright/engine';
import { isolated, listed, withArticle } from './sentence.ts';

/** What the slots of a frame are filled with. */
export interface Filling {
  /** The business, as it is written in running text. */
  readonly name: string;
  /** Its trade, without an article: `coffee shop`. */
  readonly label: string;
  /** What the engine calls the trade; empty if it is not known. */
  readonly trade: string;
  /** Three things it offers, as noun phrases that may be objects: `filter coffee`. */
  readonly items: readonly [string, string, string];
  /** Words of the owner, which nothing is read into. */
  readonly own?: string;
}

/** Where a name stands until all else is set, so that nothing is read into it. */
const nameMark = '\uE000';
const closed = /[.!?…。！？]$/u;

/**
 * A frame as running text. Slots: `{name}`, `{label}`, `{a}` (the label with its article), `{1}` `{2}` `{3}` (things), `{two}` and `{all}` (two
 * and three of them as a list), `{own}` (words of the owner). `[one|another]` is a choice. Sentences begin with a capital unless the name begins them.
 */
export function expand(frame: string, filling: Filling, random: Random): string {
  const [first, second, third] = filling.items;
  const chosen = varied(
    frame.replace(/\[([^\]]*)\]/gu, (_, ways: string) => random.pick(ways.split('|'))),
    random.fork('varied'),
  ).replace(/here’s (?=\{([123]|two|all)\})/gu, (is, slot: string) => {
    const item = filling.items[Number(slot) - 1];
    return item === undefined || isPlural(item) ? 'here are ' : is;
  });
  const slots: Readonly<Record<string, string>> = {
    name: nameMark,
    label: filling.label,
    a: withArticle(filling.label),
    1: first,
    2: second,
    3: third,
    two: listed([first, second]),
    all: listed(filling.items),
    own: filling.own ?? '',
  };
  const filled = chosen.replace(/\{(\w+)\}/gu, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new RangeError(`frame: no slot {${slot}}`);
    return value;
  });
  return named(
    articled(filled).replace(/(?<=^|[.?] )\p{Ll}/gu, (letter) => letter.toUpperCase()),
    filling.name,
  );
}

/** Words that stand for each other wherever a frame has them, so that one frame is seldom read twice in the same words. */
const twins: ReadonlyMap<string, string> = new Map(
  [
    ['someone', 'somebody'],
    ['nobody', 'no one'],
    ['everyone', 'everybody'],
    ['anyone', 'anybody'],
    ['perhaps', 'maybe'],
    ['begins', 'starts'],
    ['rarely', 'seldom'],
    ['nearly', 'almost'],
    ['truly', 'really'],
    ['each other', 'one another'],
    ['most people', 'many people'],
    ['a lot of', 'plenty of'],
    ['wants to', 'would like to'],
    ['even if', 'even when'],
    ['kind of', 'sort of'],
    ['the whole', 'the entire'],
    ['a whole', 'an entire'],
    ['every day', 'each day'],
    ['it’s hard to', 'it isn’t easy to'],
    ['it’s good to', 'it helps to'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);
const twin = new RegExp(
  `(?<![\\p{L}’-])(?:${[...twins.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}’-])`,
  'giu',
);

/** A frame with some words replaced by ones that mean the same. */
const varied = (frame: string, random: Random): string =>
  frame.replace(twin, (word) => {
    const other = twins.get(word.toLowerCase());
    if (other === undefined || random.below(2) === 0) return word;
    return /^\p{Lu}/u.test(word) ? other.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : other;
  });

const singularEnding = /(?:ss|us|is|news|chess|fitness|tennis|darts|logistics|physics|gymnastics)$/u;

/** Whether a thing takes “are”: its first noun ends as plurals do, or it names several. */
const isPlural = (item: string): boolean => {
  const noun = item.split(/ (?:of|for|by|at|to|with|on|in|from|after) /u)[0] ?? item;
  return / (?:and|&) /u.test(item) ? true : /s$/u.test(noun) && !singularEnding.test(noun);
};

/** With “a” or “an” by the word that was chosen after it. */
const articled = (text: string): string =>
  text.replace(/(?<![\p{L}’])([Aa])n? (?=(\p{L}+))/gu, (_, first: string, next: string) =>
    withArticle(next).startsWith('an ') ? `${first}n ` : `${first} `,
  );

/** With the name in its place; a name that ends in a period needs no other. */
const named = (text: string, name: string): string =>
  text.replace(
    new RegExp(`${nameMark}(\\.?)`, 'gu'),
    (_, period: string) => `${isolated(name)}${closed.test(name) ? '' : period}`,
  );
