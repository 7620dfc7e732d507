/** Files that drawings come in: about ten drawings each, so that a name's own cost a few kilobytes. */
export const shelves = 48;

/** The file of a drawing. Drawings that begin with one word are asked for together: `bear`, `bear-head`, `bear/ring-break-0`. */
export function shelfOf(name: string): number {
  const [first = ''] = name.split(/[-/]/u);
  let hash = 0;
  for (const character of first) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % shelves;
}
