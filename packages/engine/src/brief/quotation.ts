/** Typed signs that a typographer replaces. */
const straight = /['"]/u;
/** Scripts whose own marks look like typed quotes (geresh, gershayim) are left as they were typed. */
const ownMarks = /\p{Script=Hebrew}/u;

const opens = /^[\s([{–—/“‘-]?$/u;
const letter = /[\p{L}\p{N}]/u;
const digit = /\p{N}/u;

/**
 * A line with its straight quotes and apostrophes as a typographer sets them: ’ “ ” ‘. Feet and inches stay straight: a sign after a
 * digit that no letter follows, unless it closes what was opened. Setting the result again changes nothing.
 */
export function typographic(line: string): string {
  if (!straight.test(line) || ownMarks.test(line)) return line;
  const chars = [...line];
  let double = false;
  let single = false;
  return chars
    .map((char, i) => {
      const before = chars[i - 1] ?? '';
      const after = chars[i + 1] ?? '';
      if (char === '"') {
        if (digit.test(before) && !double) return char;
        double = opens.test(before) && letter.test(after) && chars.includes('"', i + 1);
        return double ? '“' : '”';
      }
      if (char !== "'") return char;
      if (digit.test(before) && !single && !/\p{L}/u.test(after)) return char;
      // ’n’ and ’til begin with an apostrophe; a quotation has a closing sign at the end of a later word.
      const quoted = opens.test(before) && letter.test(after) && closesLater(chars, i);
      if (quoted) single = true;
      else if (single && !letter.test(after)) single = false;
      return quoted ? '‘' : '’';
    })
    .join('');
}

/** Whether a single quote after `from` stands at the end of a word and more than one letter away: not the second sign of ’n’. */
const closesLater = (chars: readonly string[], from: number): boolean =>
  chars.some((c, i) => i > from + 2 && c === "'" && letter.test(chars[i - 1] ?? '') && !letter.test(chars[i + 1] ?? ''));
