import { inCase } from '../../typography/letter-case.ts';
import { linePath, setLine } from '../../typography/line.ts';
import { type Block, moveShapes } from '../block.ts';
import { blockOf, lettersOf, row, type SetRow } from './lines.ts';
import { kernsOf, type NameSetting } from './setting.ts';

/** Cap height of the second line ÷ that of the name. */
const ratio = 0.56;
/**
 * Tracking of the second line in em/1000: justified to the name's width within these limits, otherwise
 * `plain`, or `long` for many letters.
 */
const justified = { least: 60, most: 300, plain: 130, long: 60 };
/** Letters from which a second line is long. It is tracked less, to keep its size. */
const long = 9;
/** Factor on `ratio` by which a long second line may shrink to stay within the name. */
const shrinks = 0.9;

/**
 * The name large, with the kind of business below in small tracked capitals: Stonebridge / CAPITAL. The
 * second line is justified to the name only if its tracking stays reasonable.
 */
export function setDescriptor(setting: NameSetting): Block | null {
  const { book, face, small, parts, words, tracking, align, leading } = setting;
  if (parts.descriptorFrom < 1) return null;
  const headText = words.slice(0, parts.descriptorFrom).join(' ');
  const tailText = inCase(parts.words.slice(parts.descriptorFrom).join(' '), 'upper');
  if (tailText === null || [...headText].length > 20) return null;
  const headLine = setLine(book, face, headText, { size: 100, tracking, ...kernsOf(setting, 0) });
  if (headLine === null) return null;
  const letters = [...tailText].length;
  const usual = letters >= long ? justified.long : justified.plain;
  const full = setLine(book, small, tailText, { size: 100 * ratio, tracking: usual });
  if (full === null) return null;
  const size = 100 * ratio * Math.max(shrinks, Math.min(1, headLine.box.x1 / full.box.x1));
  const natural = setLine(book, small, tailText, { size, tracking: 0 });
  if (natural === null) return null;
  const em = size / small.metrics.cap;
  const fit = ((headLine.box.x1 - natural.box.x1) / Math.max(1, letters - 1) / em) * 1000;
  const wide = fit >= justified.least && fit <= justified.most;
  const tailLine = setLine(book, small, tailText, { size, tracking: wide ? fit : usual });
  if (tailLine === null || tailLine.box.x1 > headLine.box.x1 * 1.02) return null;
  const head: SetRow = row(face, headLine, 100);
  const dx = (headLine.box.x1 - tailLine.box.x1) * (align === 'centre' ? 0.5 : headLine.rtl ? 1 : 0);
  const descent = Math.max(0, headLine.box.y1);
  const y = Math.max(size + 44 * leading, size + descent + 20);
  const tailShapes = moveShapes([{ part: 'name', role: 'second', path: linePath(tailLine) }], dx, y);
  const block = blockOf([head], [...head.shapes, ...tailShapes], y, lettersOf(head, 0, 0));
  return { ...block, smallest: size, lines: 2, airy: false };
}
