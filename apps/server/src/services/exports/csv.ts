/** A cell of a table. Null is an empty one. */
export type Cell = string | number | boolean | Date | null;

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * One line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe, whoever wrote it
 * (S-25, OWASP: CSV Injection).
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map((cell) => quoted(guarded(textOf(cell)))).join(',')}\r\n`;

function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString();
  return cell === null ? '' : String(cell);
}

/** First characters of formulas, also in the full width of East Asian keyboards; a tab and a line break hide one. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;
const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
