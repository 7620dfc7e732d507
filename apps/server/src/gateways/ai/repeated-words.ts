/** Words in a row that two texts have in common only if one repeats the other. */
const run = 6;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const runsOf = (words: readonly string[]): readonly string[] =>
  words.slice(run - 1).map((_, i) => words.slice(i, i + run).join(' '));

/** The first six words in a row that a text repeats of another; null if it repeats none (S-26). */
export function repeatedWords(text: string, other: string): string | null {
  const known = new Set(runsOf(wordsOf(other)));
  return runsOf(wordsOf(text)).find((words) => known.has(words)) ?? null;
}
