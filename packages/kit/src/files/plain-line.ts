/** A person's text as one line: control and direction characters and what is no character become spaces; joiners shape letters and stay. */
export const oneLine = (text: string): string =>
  text
    .replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * One line that no comment of a stylesheet, a script or a page can be closed with, whatever file it is put into: without angle brackets,
 * backslashes, and stars beside slashes.
 */
export const plainLine = (text: string): string =>
  oneLine(
    oneLine(text)
      .replace(/[<>\\]/g, ' ')
      .replace(/\*(?=\s*\/)|(?<=\/\s*)\*/g, ' '),
  );
