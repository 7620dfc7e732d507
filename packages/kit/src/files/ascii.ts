/** A line of printable ASCII. Letters lose their accents; other characters are dropped. May be empty. */
export const inAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[‐-―]/gu, '-')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[^ -~]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
