/** Characters that mark up a text wherever they stand (CommonMark 0.31, 6), and a reference such as `&lt;`. */
const marks = /[\\`*_[\]<>~|]|&(?=#?\w+;)/gu;
/** What begins a heading, a quotation, a list or a rule at the start of a line (CommonMark 0.31, 4 and 5). */
const start = /^(?=[#>=+-])|^(\d{1,9})(?=[.)])/u;

/** Escapes one line of text for Markdown, so that it shows as it is. Free text can’t bring markup or HTML into a file. */
export const markdownText = (line: string): string =>
  line.replace(marks, (mark) => `\\${mark}`).replace(start, (number) => (number === '' ? '\\' : `${number}\\`));
