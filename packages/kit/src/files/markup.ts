/** Any text as the text of an element or the value of a quoted attribute, in HTML and XML: it cannot leave its place. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

/** A name of any script inside an English sentence: set in its own direction, and its punctuation does not turn. */
export const isolated = (text: string): string => `<bdi>${escapeMarkup(text)}</bdi>`;
