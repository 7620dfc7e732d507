/** Words that begin with a vowel’s letter and a consonant’s sound, and the other way around. */
const consonantSound = /^(?:uni(?!n|m)|ur[aeiou]|use|usual|util|eu|one\b|once)/iu;
const vowelSound = /^(?:[aeiou8]|hour|honest|honor|heir)/iu;
/** Initials are read letter by letter: “an HR firm”. */
const initials = /^[A-Z]{2}/u;
const vowelLetter = /^[AEFHILMNORSX]/u;

/** A noun phrase with its indefinite article, which follows the sound of its first word. */
export function withArticle(phrase: string): string {
  const an = initials.test(phrase) ? vowelLetter.test(phrase) : vowelSound.test(phrase) && !consonantSound.test(phrase);
  return `${an ? 'an' : 'a'} ${phrase}`;
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** With its first letter a capital. */
export const capitalized = (text: string): string => text.replace(/^[“‘]?\p{Ll}/u, (first) => first.toUpperCase());

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A text that runs from right to left keeps its order to itself: the punctuation around it stays where it was set (UAX #9, FSI and PDI). */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
