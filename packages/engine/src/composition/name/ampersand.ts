import { pathBounds } from '../../geometry/path.ts';
import { linePath, setLine } from '../../typography/line.ts';
import { hasOwnScript } from '../../typography/script.ts';
import { type Block, moveShapes, shapesBox } from '../block.ts';
import { blockOf, row, type SetRow } from './lines.ts';
import type { NameSetting } from './setting.ts';

/** Ink height of the ampersand ÷ cap height of the words. */
const tall = 2.35;

/**
 * The ampersand as the mark: large, in the accent, with the first word at its shoulder and the second at its
 * foot. Only for two short sides joined by `&`. Its spacing is measured from outlines on both sides.
 */
export function setAmpersand(setting: NameSetting): Block | null {
  const { book, face, italic, parts, words, tracking } = setting;
  if (parts.joint < 0 || parts.words[parts.joint] !== '&' || hasOwnScript(words.join(''))) return null;
  const left = words.slice(0, parts.joint).join(' ');
  const right = words.slice(parts.joint + 1).join(' ');
  if ([...left].length > 12 || [...right].length > 12 || [...left].length < 2 || [...right].length < 2) return null;
  const a = setLine(book, face, left, { size: 100, tracking });
  const b = setLine(book, face, right, { size: 100, tracking });
  const raw = setLine(book, italic, '&', { size: 100, tracking: 0 });
  if (a === null || b === null || raw === null) return null;
  const ink = pathBounds(linePath(raw));
  if (ink === null) return null;
  const scale = (tall * 100) / (ink.y1 - ink.y0);
  const amp = moveShapes([{ part: 'device', role: 'accent', path: linePath(raw) }], 0, -ink.y1 * scale, scale);
  const ampWidth = ink.x1 * scale;
  const gap = 16;
  // Shoulder: capitals of the first word centered on the upper bowl. Foot: second word on the ampersand's
  // baseline.
  const shoulder = -tall * 100 * 0.56;
  const foot = -6;
  const shapes = [
    ...moveShapes([{ part: 'name', role: 'name', path: linePath(a) }], -a.box.x1 - gap + ampWidth * 0.06, shoulder),
    ...amp,
    ...moveShapes([{ part: 'name', role: 'name', path: linePath(b) }], ampWidth + gap * 0.6, foot),
  ];
  const box = shapesBox(shapes);
  const main: SetRow = row(face, { ...a, unevenness: Math.max(a.unevenness, b.unevenness) }, 100);
  const block = blockOf([main], moveShapes(shapes, -box.x0, 0), foot);
  return { ...block, top: box.y0, base: box.y1, middle: (box.y0 + box.y1) / 2, lines: 2, airy: false };
}
