/** Counts the letters and digits of a text as a reader counts them. */
const letters = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

/** Lists the words of a name without its connectors: “Harbor & Pine” has two. */
const wordsOf = (name: string): readonly string[] => name.split(/\s+/u).filter((word) => letters(word) > 0);

/** What of a name comes to exactly `n`, as the end of “Each of the four branches stands for …”; null when nothing does. */
export function countedBy(n: number, name: string): string | null {
  const words = wordsOf(name);
  if (letters(name) === n) return 'a letter in your name';
  const word = words.length > 1 ? words.find((w) => letters(w) === n) : undefined;
  if (word !== undefined) return `a letter in “${word}”`;
  return words.length > 1 && words.length === n ? 'a word in your name' : null;
}
