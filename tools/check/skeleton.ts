/**
 * The code of a TypeScript text with everything that is not code blanked by spaces: comments, and the insides of strings,
 * templates and regular expressions. Quotes, newlines and length stay, so that offsets and lines are those of the text.
 * Expressions inside `${}` are code and stay. TypeScript 7 has no JavaScript API, hence this scanner of our own; in JSX text an
 * apostrophe or slash may blank the rest of its line, which hides nothing the rules look for.
 */
export function skeleton(text: string): string {
  const out = text.split('');
  const blank = (from: number, to: number): void => {
    for (let i = from; i < to && i < text.length; i++) if (text[i] !== '\n') out[i] = ' ';
  };
  /** For each open template expression, the depth of braces inside it. */
  const expressions: number[] = [];
  let i = 0;
  while (i < text.length) {
    const c = text[i];
    if (c === '/' && text[i + 1] === '/') {
      const end = endOfLine(text, i);
      blank(i, end);
      i = end;
    } else if (c === '/' && text[i + 1] === '*') {
      const close = text.indexOf('*/', i + 2);
      const end = close < 0 ? text.length : close + 2;
      blank(i, end);
      i = end;
    } else if (c === "'" || c === '"') {
      const end = endOfQuoted(text, i, c);
      blank(i + 1, end - 1);
      i = end;
    } else if (c === '`') {
      i = template(i + 1);
    } else if (c === '/' && regexMayStart(out, i)) {
      const end = endOfRegex(text, i);
      blank(i + 1, end);
      i = end;
    } else if (c === '{' && expressions.length > 0) {
      expressions.push((expressions.pop() ?? 0) + 1);
      i++;
    } else if (c === '}' && expressions.length > 0) {
      const depth = expressions.pop() ?? 0;
      if (depth > 0) {
        expressions.push(depth - 1);
        i++;
      } else {
        out[i] = ' ';
        i = template(i + 1);
      }
    } else {
      i++;
    }
  }
  return out.join('');

  /** Blanks template text from `from`; returns the offset after the closing backtick or after `${`. */
  function template(from: number): number {
    for (let j = from; j < text.length; j++) {
      if (text[j] === '\\') {
        blank(j, j + 2);
        j++;
      } else if (text[j] === '`') {
        return j + 1;
      } else if (text[j] === '$' && text[j + 1] === '{') {
        blank(j, j + 2);
        expressions.push(0);
        return j + 2;
      } else {
        blank(j, j + 1);
      }
    }
    return text.length;
  }
}

/** The line, counted from 1, on which an offset stands. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** A quoted string ends at its quote, or at the end of the line when it is none (an apostrophe in JSX text). */
function endOfQuoted(text: string, from: number, quote: string): number {
  for (let i = from + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return i + 1;
    else if (text[i] === '\n') return i;
  }
  return text.length;
}

function endOfRegex(text: string, from: number): number {
  let inClass = false;
  for (let i = from + 1; i < text.length; i++) {
    const c = text[i];
    if (c === '\\') i++;
    else if (c === '\n') return i;
    else if (c === '[') inClass = true;
    else if (c === ']') inClass = false;
    else if (c === '/' && !inClass) return i + 1;
  }
  return text.length;
}

/** A slash after a value divides; after an operator, an opening bracket or a keyword it starts a regular expression. */
function regexMayStart(out: readonly string[], at: number): boolean {
  let i = at - 1;
  while (i >= 0 && /\s/.test(out[i] ?? '')) i--;
  if (i < 0) return true;
  const last = out[i] ?? '';
  if (/[\])}"'`]/.test(last)) return false;
  if (!/[\w$]/.test(last)) return true;
  let word = '';
  while (i >= 0 && /[\w$]/.test(out[i] ?? '')) word = `${out[i--]}${word}`;
  return /^(?:return|typeof|case|in|of|delete|void|throw|new|else|do|yield|await)$/.test(word);
}
