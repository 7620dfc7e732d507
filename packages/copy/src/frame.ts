import { isolated, withArticle } from './sentence.ts';

/** What the slots of a frame are filled with. */
export interface Filling {
  /** The business, as it is written in running text. */
  readonly name: string;
  /** Its trade, without an article: `coffee shop`. */
  readonly label: string;
  /** What the engine calls the trade; empty if it is not known. */
  readonly trade: string;
  /** Two or three things it offers, as noun phrases that may be objects, the heart of the trade first: `filter coffee`. */
  readonly items: readonly string[];
  /** Words of the owner, which nothing is read into. */
  readonly own?: string;
}

/** Where a name stands until all else is set, so that nothing is read into it. */
const nameMark = '\uE000';
const closed = /[.!?…。！？]$/u;

/**
 * A frame as running text. Slots: `{name}`, `{label}`, `{a}` (the label with its article), `{1}` `{2}` (things), `{own}` (words of
 * the owner). Sentences begin with a capital unless the name begins them.
 */
export function expand(frame: string, filling: Filling): string {
  const [first = '', second = ''] = filling.items;
  const slots: Readonly<Record<string, string>> = {
    name: nameMark,
    label: filling.label,
    a: withArticle(filling.label),
    1: first,
    2: second,
    own: filling.own ?? '',
  };
  const filled = frame.replace(/\{(\w+)\}/gu, (_, slot: string) => {
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
