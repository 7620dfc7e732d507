import { oneLine } from '../plain-line.ts';

/**
 * Rows as CSV (RFC 4180), each ending with CR LF. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front (S-25). Every cell is a single line, so none can break out of its row.
 */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const line = oneLine(value);
  const plain = /^[=+\-@＝＋－＠]/u.test(line) ? `'${line}` : line;
  return /[",]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
