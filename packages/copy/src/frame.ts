import type { Random } from '@brandwright/engine';
import { isolated, listed, withArticle } from './sentence.ts';

/** What the slots of a frame are filled with. */
export interface Filling {
  /** The business, as it is written in running text. */
  readonly name: string;
  /** Its trade, without an article: `coffee shop`. */
  readonly label: string;
  /** Three things it offers, as noun phrases that may be objects: `filter coffee`. */
  readonly items: readonly [string, string, string];
}

/** Where a name stands until all else is set, so that nothing is read into it. */
const nameMark = '\uE000';
const closed = /[.!?…。！？]$/u;

/**
 * A frame as running text. Slots: `{name}`, `{label}`, `{a}` (the label with its article), `{1}` `{2}` `{3}` (things), `{two}` and `{all}` (two
 * and three of them as a list). `[one|another]` is a choice. Sentences begin with a capital unless the name begins them.
 */
export function expand(frame: string, filling: Filling, random: Random): string {
  const chosen = frame.replace(/\[([^\]]*)\]/gu, (_, ways: string) => random.pick(ways.split('|')));
  const [first, second, third] = filling.items;
  const slots: Readonly<Record<string, string>> = {
    name: nameMark,
    label: filling.label,
    a: withArticle(filling.label),
    1: first,
    2: second,
    3: third,
    two: listed([first, second]),
    all: listed(filling.items),
  };
  const filled = chosen.replace(/\{(\w+)\}/gu, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new RangeError(`frame: no slot {${slot}}`);
    return value;
  });
  return named(
    filled.replace(/(?<=^|[.?] )\p{Ll}/gu, (letter) => letter.toUpperCase()),
    filling.name,
  );
}

/** With the name in its place; a name that ends in a period needs no other. */
const named = (text: string, name: string): string =>
  text.replace(
    new RegExp(`${nameMark}(\\.?)`, 'gu'),
    (_, period: string) => `${isolated(name)}${closed.test(name) ? '' : period}`,
  );
