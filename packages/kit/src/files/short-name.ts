/** UTF-16 units under an icon of a home screen: what launchers show whole (Chrome's advice for `short_name`). */
const shortest = 12;

/** A letter with what is set upon it, or an emoji with its joiners: never cut within. */
const clusters = /\P{M}(?:\p{M}|\p{EMod}|\u200D\P{M})*/gu;

const article = /^(?:the|an?)$/i;

/** Words that cannot end a name. */
const hanging = /^(?:and|of|for|by|at|in|the|an?|y|et|und|&|\+|[-–—|·:,/])$/i;

/**
 * A name for under an icon, 1–12 UTF-16 units: whole where it fits, else as many of its words as do (`Juniper & Rye` → `Juniper`);
 * a first word that is too long by itself is cut, with an ellipsis. An article does not stand for a name.
 */
export function shortName(name: string): string {
  const plain = name.trim();
  if (plain.length <= shortest) return plain;
  const words = plain.split(/\s+/);
  const kept: string[] = [];
  for (const word of words) {
    if ([...kept, word].join(' ').length > shortest) break;
    kept.push(word);
  }
  while (hanging.test(kept.at(-1) ?? '')) kept.pop();
  if (kept.length > 0) return kept.join(' ');
  const first = words.find((word) => !article.test(word) && !hanging.test(word)) ?? plain;
  return first.length <= shortest ? first : cut(first);
}

function cut(word: string): string {
  let out = '';
  for (const [cluster] of word.matchAll(clusters)) {
    if (out.length + cluster.length > shortest - 1) break;
    out += cluster;
  }
  return `${out}…`;
}
