import type { Shape } from '../../scene/scene.ts';
import { softBreak } from '../../typography/ideograph-break.ts';
import { countLetters, type Line, linePath, setLine } from '../../typography/line.ts';
import { hasOwnScript } from '../../typography/script.ts';
import type { Block } from '../block.ts';
import { moveShapes } from '../block.ts';
import { humps } from '../name-parts.ts';
import { blockOf, lettersOf, partRise, partSize, row, type SetRow, stack } from './lines.ts';
import { kernsOf, type NameSetting } from './setting.ts';

/**
 * Where a name divides in two: before its descriptor, its last word, or a capital inside a CamelCase word.
 */
function halves({ parts, words }: NameSetting): { head: string; tail: string; joined: boolean } | null {
  if (parts.joint >= 0 || words.some((w) => w.endsWith(softBreak))) return null;
  if (words.length >= 2) {
    const from = parts.descriptorFrom > 0 ? parts.descriptorFrom : words.length - 1;
    const head = words.slice(0, from).join(' ');
    const tail = words.slice(from).join(' ');
    return [...tail].length >= 3 ? { head, tail, joined: false } : null;
  }
  const [typed = ''] = parts.words;
  const split = humps(typed);
  const [first = ''] = split;
  const [word = ''] = words;
  if (split.length !== 2) return null;
  const cut = [...first].length;
  const letters = [...word];
  return letters.length === [...typed].length
    ? { head: letters.slice(0, cut).join(''), tail: letters.slice(cut).join(''), joined: true }
    : null;
}

/** Two weights of one family, or two inks in one weight, on one line, or on two if the name is stacked. */
function setTwo(setting: NameSetting, weights: boolean): Block | null {
  const { book, face, light, tracking, lines, align, leading } = setting;
  const split = halves(setting);
  if (split === null || (weights && light === null)) return null;
  const tailFace = weights && light !== null ? light : face;
  const whole = `${split.head} ${split.tail}`;
  const own = hasOwnScript(whole);
  const headLine = setLine(book, face, split.head, { size: partSize(split.head, whole), tracking, ...kernsOf(setting, 0) });
  const from = countLetters(split.head);
  // A light cut needs slightly more space than the bold one beside it.
  const tailSize = own ? partSize(split.tail, whole) : (100 * tailFace.metrics.cap) / face.metrics.cap;
  const tailLine = setLine(book, tailFace, split.tail, {
    size: weights || own ? tailSize : 100,
    tracking: weights ? tracking + 4 : tracking,
    ...kernsOf(setting, from),
  });
  if (headLine === null || tailLine === null) return null;
  const head: SetRow = row(face, headLine, 100, 'name');
  const tail: SetRow = row(tailFace, tailLine, 100, 'second', from);
  if (lines.length > 1 && !split.joined) return stack([head, tail], align, leading);
  const kern = ((setting.kerning[from - 1] ?? 0) / 1000) * (100 / face.metrics.cap);
  const gap = split.joined ? joinedGap(headLine, tailLine) + kern : own ? 48 : 34;
  // In a right-to-left name, the second part is left of the first.
  const shift = headLine.rtl ? { head: tailLine.box.x1 + gap, tail: 0 } : { head: 0, tail: headLine.box.x1 + gap };
  const shapes: Shape[] = [
    ...moveShapes(head.shapes, shift.head, -partRise(split.head, whole)),
    ...moveShapes([{ part: 'name', role: 'second', path: linePath(tailLine) }], shift.tail, -partRise(split.tail, whole)),
  ];
  const joined: Line = {
    ...headLine,
    text: `${split.head} ${split.tail}`,
    unevenness: Math.max(headLine.unevenness, tailLine.unevenness),
  };
  const letters = [
    ...lettersOf(head, shift.head, -partRise(split.head, whole)),
    ...lettersOf(tail, shift.tail, -partRise(split.tail, whole)),
  ];
  return blockOf([{ ...head, line: joined }], shapes, 0, letters);
}

/** Inside a word, the halves are as close as its other letters: the mean of their ink gaps. */
const joinedGap = (head: Line, tail: Line): number => {
  const gaps: number[] = [];
  for (const line of [head, tail]) {
    line.glyphs.forEach((g, i) => {
      const next = line.glyphs[i + 1];
      if (g.box && next?.box) gaps.push(next.box.x0 - g.box.x1);
    });
  }
  return gaps.length === 0 ? 12 : Math.max(5, gaps.reduce((s, g) => s + g, 0) / gaps.length);
};

export const setTwoWeight = (setting: NameSetting): Block | null => setTwo(setting, true);
export const setTwoTone = (setting: NameSetting): Block | null => setTwo(setting, false);
