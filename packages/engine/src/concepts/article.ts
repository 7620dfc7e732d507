/** Articles and short prepositions that Arabic and Hebrew write on to the word: “al-qahwa”, “ha-bayit”, “the coffee”. */
const prefixes: readonly (readonly [prefix: RegExp, least: number])[] = [
  [/^[وف]?(?:[بك]?ال|لل)(?=\p{Script=Arabic})/u, 3],
  [/^[והבלמש](?=\p{Script=Hebrew})/u, 3],
];

/** The word without what is written on to its beginning; null when nothing is, or too little of the word would be left. */
export function withoutArticle(word: string): string | null {
  for (const [prefix, least] of prefixes) {
    const rest = word.replace(prefix, '');
    if (rest !== word) return rest.length >= least ? rest : null;
  }
  return null;
}
