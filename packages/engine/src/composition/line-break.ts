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

/** Lines, with a fraction, on which a name of so many letters is about as wide as a stack in a square should be. */
const squareLines = (letters: number): number => Math.sqrt(0.3 * letters);

/** Cost of a connector that ends a line, in squared shares of a mean line. */
const danglingCost = 0.25;

interface Stack {
  readonly cost: number;
  readonly breaks: readonly number[];
}

/**
 * The break that makes a long name about square: even lines, without connectors at their ends. Null where two or three lines,
 * which `lineBreaks` offers, are enough.
 */
export function squareBreak(words: readonly string[]): readonly number[] | null {
  const lines = squareLines(lengthsOf(words)(0, words.length));
  const stacks = [Math.floor(lines), Math.ceil(lines)]
    .filter((count) => count > 2 && count <= words.length)
    .map((count) => evenStack(words, count));
  const [best] = stacks.sort((a, b) => a.cost - b.cost);
  return best !== undefined && best.breaks.length > 2 ? best.breaks : null;
}

/** The words on so many lines, each about as long as the others. */
function evenStack(words: readonly string[], lines: number): Stack {
  const length = lengthsOf(words);
  const mean = length(0, words.length) / lines;
  const dangles = (end: number): boolean => end < words.length && connectors.has((words[end - 1] as string).toLowerCase());
  const cost = (from: number, end: number): number =>
    ((length(from, end) - mean) / mean) ** 2 + (dangles(end) ? danglingCost : 0);
  /** The best stack of the first words, by their number less one. */
  let stacks: readonly Stack[] = words.map((_, i) => ({ cost: cost(0, i + 1), breaks: [] }));
  for (let line = 2; line <= lines; line++) {
    const before = stacks;
    stacks = words.map((_, i) => {
      const ends = before.slice(line - 2, i).map(
        (stack, k): Stack => ({
          cost: stack.cost + cost(k + line - 1, i + 1),
          breaks: [...stack.breaks, k + line - 1],
        }),
      );
      return ends.reduce((a, b) => (b.cost < a.cost ? b : a), { cost: Number.POSITIVE_INFINITY, breaks: [] });
    });
  }
  return stacks.at(-1) as Stack;
}

/** The lines that a break makes. */
export function joinLines(words: readonly string[], breaks: readonly number[]): readonly string[] {
  const edges = [0, ...breaks, words.length];
  return edges.slice(1).map((end, i) => words.slice(edges[i], end).join(' '));
}
