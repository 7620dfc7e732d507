import { connectors } from '../typography/letter-case.ts';
import { hasOwnScript } from '../typography/script.ts';

/**
 * Maximum letters per line, in capitals and otherwise, before it must break (design rules §1, Line breaking).
 */
const most = { upper: 14, other: 18 };

/** Ideographs, kana and Hangul are as wide as two letters: one line holds up to nine of them. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;

/** Vowel signs and tone marks above or below a letter take no width. */
const over = /\p{Mn}/u;

/** Number of letters, without combining marks. */
export const lettersIn = (text: string): number => [...text].filter((char) => !over.test(char)).length;

/** Length in letters of any run of words, with the spaces between them. Names of forty words have 780 breaks, so each word is read once. */
function lengthsOf(words: readonly string[]): (from: number, to: number) => number {
  const sums = [0];
  for (const word of words)
    sums.push((sums.at(-1) ?? 0) + lettersIn(word) + [...word].filter((char) => wide.test(char)).length + 1);
  return (from, to) => (sums[to] ?? 0) - (sums[from] ?? 0) - 1;
}

/**
 * Possible breaks of a name: one line if short enough, the best two-line break, and the best three-line break
 * for long names. A break lists the word indexes that start a new line. Cost: unevenness of the lines,
 * connectors at the end of a line (and at its start unless `&`), widows.
 */
export function lineBreaks(words: readonly string[], upper: boolean): readonly (readonly number[])[] {
  const limit = upper ? most.upper : most.other;
  const length = lengthsOf(words);
  const all = length(0, words.length);
  const found: (readonly number[])[] = [];
  if (all <= limit || words.length === 1) found.push([]);
  const two = best(words, 2, length);
  if (two !== null && all > 7) found.push(two);
  const longest = (breaks: readonly number[]): number => {
    const edges = [0, ...breaks, words.length];
    return Math.max(...edges.slice(1).map((end, i) => length(edges[i] as number, end)));
  };
  // Caseless scripts vary mainly by line breaks, so a long name gets every possible stack.
  if (two === null || longest(two) > limit || (all > limit && hasOwnScript(words.join('')))) {
    const three = best(words, 3, length);
    if (three !== null) found.push(three);
  }
  return found.length > 0 ? found : [[]];
}

function best(words: readonly string[], lines: 2 | 3, length: (from: number, to: number) => number): readonly number[] | null {
  let least = Number.POSITIVE_INFINITY;
  let found: readonly number[] | null = null;
  const consider = (breaks: readonly number[]): void => {
    const edges = [0, ...breaks, words.length];
    const lengths = edges.slice(1).map((end, i) => length(edges[i] as number, end));
    const mean = lengths.reduce((s, n) => s + n, 0) / lengths.length;
    let cost = lengths.reduce((s, n) => s + Math.abs(n - mean), 0) / mean;
    for (const at of breaks) {
      const before = (words[at - 1] as string).toLowerCase();
      const after = (words[at] as string).toLowerCase();
      if (connectors.has(before)) cost += 1.2;
      if (connectors.has(after) && after !== '&' && after !== '+') cost += 0.3;
    }
    if (cost < least) {
      least = cost;
      found = breaks;
    }
  };
  if (words.length < lines) return null;
  for (let i = 1; i < words.length; i++) {
    if (lines === 2) consider([i]);
    else for (let j = i + 1; j < words.length; j++) consider([i, j]);
  }
  return found;
}

/** The lines that a break makes. */
export function joinLines(words: readonly string[], breaks: readonly number[]): readonly string[] {
  const edges = [0, ...breaks, words.length];
  return edges.slice(1).map((end, i) => words.slice(edges[i], end).join(' '));
}
