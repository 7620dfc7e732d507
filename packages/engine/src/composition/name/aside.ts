import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { inCase } from '../../typography/letter-case.ts';
import { linePath, setLine } from '../../typography/line.ts';
import { type Block, moveShapes } from '../block.ts';
import { blockOf, lettersOf, row } from './lines.ts';
import { kernsOf, type NameSetting } from './setting.ts';

/**
 * Cap height of a single line, and of each of two, ÷ that of the name; space on either side of the rule in
 * cap heights.
 */
const ratio = { one: 0.56, two: 0.42 };
const gap = 46;

/**
 * The name, a rule as high as its capitals, and the kind of business in small tracked capitals: on one line
 * at half height, or on two that end with the rule.
 */
export function setAside(setting: NameSetting): Block | null {
  const { book, face, small, parts, words, tracking } = setting;
  const { descriptorFrom: from } = parts;
  if (from < 1) return null;
  const tail = inCase(parts.words.slice(from).join(' '), 'upper')?.split(' ');
  const head = setLine(book, face, words.slice(0, from).join(' '), { size: 100, tracking, ...kernsOf(setting, 0) });
  if (tail === undefined || head === null || head.rtl || head.text.length > 16) return null;
  const rows = tail.length === 2 ? tail : [tail.join(' ')];
  const size = 100 * (rows.length === 2 ? ratio.two : ratio.one);
  const set = rows.map((text) => setLine(book, small, text, { size, tracking: 90 }));
  const weight = Math.max(5, face.metrics.stem * 40);
  const x = head.box.x1 + gap + weight + gap;
  const shapes: Shape[] = [];
  let reach = 0;
  for (const [i, line] of set.entries()) {
    if (line === null) return null;
    const base = rows.length === 1 ? -50 + size / 2 : i === 0 ? size - 100 : 0;
    shapes.push(...moveShapes([{ part: 'name', role: 'second', path: linePath(line) }], x, base));
    reach = Math.max(reach, line.box.x1);
  }
  // A tail as long as the name is not an aside.
  if (reach > 0.9 * head.box.x1) return null;
  const rule: Shape = { part: 'device', role: 'second', path: [roundedRect(x - gap - weight, -100, x - gap, 0)] };
  const main = row(face, head, 100);
  return { ...blockOf([main], [...main.shapes, rule, ...shapes], 0, lettersOf(main, 0, 0)), smallest: size, airy: false };
}
