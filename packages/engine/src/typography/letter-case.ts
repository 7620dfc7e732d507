import { hasOwnScript } from './script.ts';

/** How a name is cased: as typed, in capitals, in lower case. */
export type LetterCase = 'title' | 'upper' | 'lower';

/** Small words that keep their lower case in a title and never end a line. */
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

/** The language whose case rules a text asks for: Turkish dotted and dotless i, Greek capitals without tonos. */
export function caseLocale(text: string): 'tr' | 'el' | 'und' {
  if (/[ıİğĞşŞ]/u.test(text)) return 'tr';
  return /\p{Script=Greek}/u.test(text) ? 'el' : 'und';
}

const hasCase = (text: string): boolean => /\p{Lu}|\p{Ll}/u.test(text);

/**
 * The text in a case, or null when that case would lose or invent letters: ligature characters, ß and ẞ, letters
 * without a partner, scripts without case, single letters whose case is the name.
 * `title` is the text as typed; only a text typed wholly in lower case gets capitals on its main words.
 */
export function inCase(text: string, letterCase: LetterCase): string | null {
  // A text that is part without capitals is set as typed: half a name in capitals would be two names.
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
    // Greek loses its tonos by rule and gets it back by nobody: that is how Greek capitals are set.
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
