import { setLine } from '../../typography/line.ts';
import type { Block } from '../block.ts';
import { partSize, row, type SetRow, stack } from './lines.ts';
import type { NameSetting } from './setting.ts';

/** Nothing but the right face, well spaced: one to three lines. */
export function setPlain({ book, face, lines, tracking, align }: NameSetting): Block | null {
  const rows: SetRow[] = [];
  for (const text of lines) {
    const size = partSize(text, lines.join(' '));
    const line = setLine(book, face, text, { size, tracking });
    if (line === null) return null;
    rows.push(row(face, line, size));
  }
  return stack(rows, align);
}
