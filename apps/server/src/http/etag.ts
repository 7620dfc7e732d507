/** True when an If-None-Match names the tag (with its quotes), in a list, weakly or by `*`: a proxy may have put `W/` in front. */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.matchAll(/"[^"]*"/g).some(([one]) => one === tag);
}
