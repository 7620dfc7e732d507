/** A word of a text, as it is compared and as it was written. */
export interface Word {
  /** Lower case, without a possessive ending. */
  readonly text: string;
  readonly capital: boolean;
  readonly possessive: boolean;
  /** Punctuation stands between it and the word before. */
  readonly apart: boolean;
  /** It follows “for”, “in”, “near” and the like: whom or where a business serves, not what it does. */
  readonly aside: boolean;
  /** The text says that it is not so: “never beer or wine”. */
  readonly denied: boolean;
}

const asides: ReadonlySet<string> = new Set(
  'for in near at beside from by around inside across over behind named called above'.split(' '),
);
const denials: ReadonlySet<string> = new Set('no not never nothing without free'.split(' '));
const camel = /(\p{Ll})(\p{Lu})/gu;
const acronym = /(\p{Lu})(\p{Lu}\p{Ll})/gu;
const runs = /[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)*/gu;

/** Every word of a text in reading order, CamelCase split. */
export function wordsOf(text: string): readonly Word[] {
  const spaced = text.normalize('NFC').replace(camel, '$1 $2').replace(acronym, '$1 $2');
  const out: Word[] = [];
  let end = 0;
  let aside = false;
  let denied = false;
  for (const match of spaced.matchAll(runs)) {
    const between = spaced.slice(end, match.index);
    const apart = /[^\s’'-]/u.test(between);
    end = match.index + match[0].length;
    if (/[,.;:!?()–—]/u.test(between)) {
      aside = false;
      denied = false;
    }
    const lower = match[0].toLowerCase().normalize('NFC');
    const possessive = /[’']s$/u.test(lower) || /s[’']$/u.test(lower);
    const bare = lower.replace(/[’']s$/u, '');
    // “The L’Étoile” and “O’Brien” keep their letters together as two words and as one.
    const texts = bare.split(/[’']/u).filter((t) => t !== '');
    for (const one of texts) {
      out.push({ text: one, capital: /^\p{Lu}/u.test(match[0]), possessive, apart: apart && one === texts[0], aside, denied });
    }
    if (asides.has(bare)) aside = true;
    // “Alcohol-free” denies what stands before, so it starts nothing.
    if (denials.has(bare) && bare !== 'free') denied = true;
  }
  return out;
}
