import { oneLine } from '../plain-line.ts';

/**
 * Rows as comma-separated values (RFC 4180), every row closed by CR LF. A cell that a spreadsheet would take for a formula is prefixed
 * with an apostrophe (S-25), and every cell is one line, so that none can break out of its row.
 */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const line = oneLine(value);
  const plain = /^[=+\-@＝＋－＠]/u.test(line) ? `'${line}` : line;
  return /[",]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
