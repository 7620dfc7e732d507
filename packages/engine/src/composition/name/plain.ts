import { countLetters, setLine } from '../../typography/line.ts';
import type { Block } from '../block.ts';
import { partSize, row, type SetRow, stack } from './lines.ts';
import { kernsOf, type NameSetting } from './setting.ts';

/** Only the right face, well spaced: one to three lines. */
export function setPlain(setting: NameSetting): Block | null {
  const { book, face, lines, tracking, align, leading } = setting;
  const rows: SetRow[] = [];
  let from = 0;
  for (const text of lines) {
    const size = partSize(text, lines.join(' '));
    const line = setLine(book, face, text, { size, tracking, ...kernsOf(setting, from) });
    if (line === null) return null;
    rows.push(row(face, line, size, 'name', from));
    from += countLetters(text);
  }
  return stack(rows, align, leading);
}
