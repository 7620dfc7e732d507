/** UTF-16 units below a home-screen icon that launchers show in full (Chrome's advice for `short_name`). */
const shortest = 12;

/** A letter with its marks, or an emoji sequence. Never split. */
const clusters = /\P{M}(?:\p{M}|\p{EMod}|\u200D\P{M})*/gu;

const article = /^(?:the|an?)$/i;

/** Words that cannot end a name. */
const hanging = /^(?:and|of|for|by|at|in|the|an?|y|et|und|&|\+|[-–—|·:,/])$/i;

/**
 * A name to show below an icon, 1–12 UTF-16 units: in full if it fits, otherwise as many words as fit
 * (`Juniper & Rye` → `Juniper`). A longer first word is cut, with an ellipsis. An article alone does not
 * count.
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
