import { inCase } from '../../typography/letter-case.ts';
import { linePath, setLine } from '../../typography/line.ts';
import { type Block, moveShapes } from '../block.ts';
import { blockOf, row, type SetRow } from './lines.ts';
import type { NameSetting } from './setting.ts';

/** Cap height of the second line ÷ that of the name. */
const ratio = 0.42;
/** Tracking of the second line in em/1000: justified to the name's width within these, else at `plain`. */
const justified = { least: 120, most: 430, plain: 240 };

/**
 * The name large, what it does beneath in small tracked capitals: Stonebridge / CAPITAL. The second line is justified
 * to the name only when that needs no absurd tracking.
 */
export function setDescriptor(setting: NameSetting): Block | null {
  const { book, face, small, parts, words, tracking, align } = setting;
  if (parts.descriptorFrom < 1) return null;
  const headText = words.slice(0, parts.descriptorFrom).join(' ');
  const tailText = inCase(parts.words.slice(parts.descriptorFrom).join(' '), 'upper');
  if (tailText === null || [...headText].length > 20) return null;
  const headLine = setLine(book, face, headText, { size: 100, tracking });
  if (headLine === null) return null;
  const size = 100 * ratio;
  const natural = setLine(book, small, tailText, { size, tracking: 0 });
  if (natural === null) return null;
  const letters = [...tailText].length;
  const em = size / small.metrics.cap;
  const fit = ((headLine.box.x1 - natural.box.x1) / Math.max(1, letters - 1) / em) * 1000;
  const wide = fit >= justified.least && fit <= justified.most;
  const tailLine = setLine(book, small, tailText, { size, tracking: wide ? fit : justified.plain });
  if (tailLine === null || tailLine.box.x1 > headLine.box.x1 * 1.02) return null;
  const head: SetRow = row(face, headLine, 100);
  const dx = align === 'left' ? 0 : (headLine.box.x1 - tailLine.box.x1) / 2;
  const descent = Math.max(0, headLine.box.y1);
  const y = Math.max(size + 42, size + descent + 18);
  const tailShapes = moveShapes([{ part: 'name', role: 'second', path: linePath(tailLine) }], dx, y);
  const block = blockOf([head], [...head.shapes, ...tailShapes], y);
  return { ...block, smallest: size, lines: 2, airy: false };
}
