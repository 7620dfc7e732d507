import { hasOwnScript } from './script.ts';

/** Case of a name: as typed, uppercase or lowercase. */
export type LetterCase = 'title' | 'upper' | 'lower';

/** Short words that stay lowercase in a title and never end a line. */
export const connectors: ReadonlySet<string> = new Set([
  '&',
  '+',
  'and',
  'of',
  'the',
  'de',
  'du',
  'des',
  'la',
  'le',
  'und',
  'y',
  'e',
  'et',
  'i',
  'og',
  'och',
  'do',
  'da',
  'di',
  'for',
  'at',
  'by',
  'in',
]);

/** Language for case conversion: Turkish dotted and dotless i, Greek capitals without tonos. */
export function caseLocale(text: string): 'tr' | 'el' | 'und' {
  if (/[ıİğĞşŞ]/u.test(text)) return 'tr';
  return /\p{Script=Greek}/u.test(text) ? 'el' : 'und';
}

const hasCase = (text: string): boolean => /\p{Lu}|\p{Ll}/u.test(text);

/**
 * The text in another case. Null if that would lose or invent letters: ligature characters, ß and ẞ, letters
 * without a counterpart, scripts without case, single letters whose case is the name. `title` is the text as
 * typed; only text in all lowercase gets capitals on its main words.
 */
export function inCase(text: string, letterCase: LetterCase): string | null {
  // Mixed text with caseless letters is set as typed: half a name in capitals would look like two names.
  if (!hasCase(text) || hasOwnScript(text)) return letterCase === 'title' ? text : null;
  const locale = caseLocale(text);
  const lower = text.toLocaleLowerCase(locale);
  const upper = text.toLocaleUpperCase(locale);
  if (letterCase === 'title') {
    if (text !== lower) return text;
    return text
      .split(' ')
      .map((word, i) => (i > 0 && connectors.has(word) ? word : capitalised(word, locale)))
      .join(' ');
  }
  if (letterCase === 'upper') {
    // Greek capitals are set without tonos, so that loss is allowed although it cannot be reversed.
    const kept = locale === 'el' || upper.toLocaleLowerCase(locale) === lower;
    return kept && [...upper].length === [...text].length ? upper : null;
  }
  return lower.toLocaleUpperCase(locale) === upper && [...lower].length === [...text].length ? lower : null;
}

function capitalised(word: string, locale: string): string {
  const [first = '', ...rest] = [...word];
  const big = first.toLocaleUpperCase(locale);
  return [...big].length === 1 ? big + rest.join('') : word;
}
