/** Undoes a plural ending. `tools/catalogue/build-subjects.ts` leaves out the plurals that this finds. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/u.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/u.test(word) ? word : word.slice(0, -1);
}
