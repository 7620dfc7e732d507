/** Words that say nothing about a business. */
const empty = new Set(
  (
    'a about after all also an and any are as at be been being best but by can could do does each every for from get give great had has have he her here his how i if in into is it its ' +
    'just kind like made make makes making many may me more most much my new no not of off on one only or other our out over own people place quite really same she so some such than that the ' +
    'their them then there these they thing things this those through to too under up us use very want was way we well were what when where which while who why will with would you your'
  ).split(' '),
);

const most = 8;

/** Up to eight words of a description that carry its meaning, lower case, each once, in their own order (row W-14). */
export function keywordsOf(description: string): readonly string[] {
  const words =
    description
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const telling = words.filter((word) => [...word].length > 1 && !empty.has(word));
  return [...new Set(telling)].slice(0, most);
}
