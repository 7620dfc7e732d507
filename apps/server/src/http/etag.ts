/**
 * True if an If-None-Match header contains the tag (with its quotes), in a list, as a weak tag or as `*`. A
 * proxy may have added `W/`.
 */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.matchAll(/"[^"]*"/g).some(([one]) => one === tag);
}
