/** Counts the letters and digits of a text as a reader counts them. */
const letters = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;

/** Lists the words of a name without its connectors: “Harbor & Pine” has two. */
const wordsOf = (name: string): readonly string[] => name.split(/\s+/u).filter((word) => letters(word) > 0);

/** Words whose letters stand for nothing. */
const small =
  /^(?:the|a|an|and|or|of|for|at|by|in|on|to|my|our|der|die|das|und|le|la|les|el|los|las|il|lo|de|du|da|do|di|et|y|e)$/iu;

/**
 * What of a name comes to exactly `n`, as the end of “Each of the four branches stands for …”; null when nothing does. What is `worth
 * telling` leaves out the letters of “the” and its like.
 */
export function countedBy(n: number, name: string, of: 'anything' | 'worth telling' = 'anything'): string | null {
  const words = wordsOf(name);
  if (letters(name) === n) return 'a letter in your name';
  const word = words.length > 1 ? words.find((w) => letters(w) === n && (of === 'anything' || !small.test(w))) : undefined;
  if (word !== undefined) return `a letter in “${word}”`;
  return words.length > 1 && words.length === n ? 'a word in your name' : null;
}
