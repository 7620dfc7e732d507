/**
 * Files that hold drawings on demand: about a dozen drawings each, so that those a name needs cost a few kilobytes. A prime, as
 * `shelfOf` spreads words unevenly over a count that shares a divisor with 32.
 */
export const shelfCount = 127;

/** The file of a drawing. Drawings whose names begin with one word share a file: `bear`, `bear-head`, `bear/ring-break-0`. */
export function shelfOf(name: string): number {
  const [first = ''] = name.split(/[-/]/u);
  let hash = 0;
  for (const character of first) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % shelfCount;
}
