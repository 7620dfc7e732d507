/**
 * User text as one line. Control and direction characters and noncharacters become spaces. Joiners stay,
 * because they shape letters.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * One line that cannot close a comment in CSS, JavaScript or HTML: removes angle brackets, backslashes, and
 * asterisks next to slashes.
 */
export const plainLine = (text: string): string =>
  oneLine(
    oneLine(text)
      .replace(/[<>\\]/g, ' ')
      .replace(/\*(?=\s*\/)|(?<=\/\s*)\*/g, ' '),
  );
