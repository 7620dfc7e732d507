/** Counts the letters and digits of a text as a reader counts them. */
const letters = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

/** Lists the words of a name without its connectors: “Harbor & Pine” has two. */
const wordsOf = (name: string): readonly string[] => name.split(/\s+/u).filter((word) => letters(word) > 0);

/** Finds what the name has exactly `n` of, as the end of “one for …”. Null when there is nothing. */
export function countedBy(n: number, name: string): string | null {
  const words = wordsOf(name);
  if (letters(name) === n) return 'each letter of the name';
  const word = words.length > 1 ? words.find((w) => letters(w) === n) : undefined;
  if (word !== undefined) return `each letter of “${word}”`;
  return words.length > 1 && words.length === n ? 'each word of the name' : null;
}
