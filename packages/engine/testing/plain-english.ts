const british =
  /\b\w*(?:colour|centre|favourite|catalogue|travelling|neighbour|licence|jewellery|mould|theatre)\w*|\b(?:grey|towards)\b/iu;
const unfilled = /[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object/u;

/** “a” is right before these vowels (“a one-letter word”), and “an” before these consonants (“an hour”). */
const article = /(?:\ba|^A) (?!on[ce]|uni|use|eu)[aeiouAEIOU]|(?:\ban|^An) (?!hour|hono|heir)[^aeiouAEIOU\s]/u;

/**
 * Faults of a sentence for customers that a program can see, each with the words at fault; empty for a sound one. What stands in quotation
 * marks is the customer's own.
 */
export function languageFaults(text: string): readonly string[] {
  const own = text.replaceAll(/“[^”]*?(\.?)”/gu, '“X$1”');
  const found: string[] = [];
  const refuse = (fault: string, at: string | undefined): void => void (at === undefined || found.push(`${fault}: ${at}`));
  refuse('a word twice', /\b(\p{L}+) \1\b/iu.exec(own)?.[0]);
  refuse('a wrong article', article.exec(own)?.[0]);
  refuse('British spelling', british.exec(own)?.[0]);
  refuse('an unfilled placeholder', unfilled.exec(own)?.[0]);
  refuse('odd spaces', /\s{2}|^\s|\s$|\s[.,:;]/u.exec(own)?.[0]);
  refuse('two colons in a sentence', /:[^.!?]*:/u.exec(own)?.[0]);
  refuse('no period at the end', /\.”?$/u.test(own) ? undefined : own.slice(-20));
  refuse('a thing without a name', /\bwith an icon (?:inside|on)\b/u.exec(own)?.[0]);
  refuse('two marks in a row', /[.,:;]{2}/u.exec(own)?.[0]);
  return found;
}
