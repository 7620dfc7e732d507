/**
 * Articles and prepositions written as part of the word in Arabic and Hebrew: “al-qahwa”, “ha-bayit”, “the
 * coffee”.
 */
const prefixes: readonly (readonly [prefix: RegExp, least: number])[] = [
  [/^[وف]?(?:[بك]?ال|لل)(?=\p{Script=Arabic})/u, 3],
  [/^[והבלמש](?=\p{Script=Hebrew})/u, 3],
];

/** The word without such a prefix. Null if it has none, or if too little of the word would remain. */
export function withoutArticle(word: string): string | null {
  for (const [prefix, least] of prefixes) {
    const rest = word.replace(prefix, '');
    if (rest !== word) return rest.length >= least ? rest : null;
  }
  return null;
}
