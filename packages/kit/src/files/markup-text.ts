/** The five entities of XML. */
const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/**
 * Escapes text for HTML and XML content and quoted attributes. Drops control characters, lone surrogates and
 * noncharacters.
 */
export const markupText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/[&<>"']/g, (c) => entities.get(c) ?? '');
