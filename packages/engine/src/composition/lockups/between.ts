import { height, union, width } from '../../geometry/box.ts';
import { softBreak } from '../../typography/ideograph-break.ts';
import { countLetters, setLine } from '../../typography/line.ts';
import { moveShapes, scaledBlock, shapesBox } from '../block.ts';
import type { Emblem } from '../emblems/emblem.ts';
import type { Mark } from '../marks/mark.ts';
import { blockOf, lettersOf, partRise, partSize, row } from '../name/lines.ts';
import { kernsOf, type NameSetting } from '../name/setting.ts';
import type { LockupParts } from './lockup.ts';

/**
 * Height of the mark in cap heights, its space on either side, maximum ratio of the words' widths, and
 * letters.
 */
const tall = { least: 1.15, most: 1.9 };
const gap = 46;
const uneven = 1.4;
const letters = { word: 3, all: 13 };

/** The mark between the two words of a name, centered on the capitals: HARBOR ⚘ PINE. */
export function between(
  setting: NameSetting,
  mark: Mark | null,
  { markScale, spacing, textScale }: Pick<LockupParts, 'markScale' | 'spacing' | 'textScale'>,
): Emblem | null {
  const { book, face, words, parts, tracking } = setting;
  const [one = '', two = ''] = words;
  // Two pieces of one word are not two words.
  if (one.endsWith(softBreak)) return null;
  if (mark === null || words.length !== 2 || parts.joint >= 0 || face.connected) return null;
  if (Math.min([...one].length, [...two].length) < letters.word || [...words.join('')].length > letters.all) return null;
  const whole = words.join(' ');
  const from = countLetters(one);
  const [a, b] = [one, two].map((text, i) =>
    setLine(book, face, text, { size: partSize(text, whole), tracking, ...kernsOf(setting, i === 0 ? 0 : from) }),
  );
  if (!a || !b || a.rtl || Math.max(a.box.x1 / b.box.x1, b.box.x1 / a.box.x1) > uneven) return null;
  // A dense mark is smaller than an open one, so that it weighs like two letters rather than a word.
  const dense = mark.area / (width(mark.box) * height(mark.box));
  const aspect = width(mark.box) / height(mark.box);
  const k = Math.max(tall.least, Math.min(tall.most, 2.1 - 0.9 * dense, 2.3 / aspect)) * markScale;
  // Drawn at the usual size and then scaled with the name, so the mark is scaled inversely to keep its own
  // size.
  const scale = (k * 100) / height(mark.box) / textScale;
  const air = (gap * spacing * Math.sqrt(markScale * textScale)) / textScale;
  const x = a.box.x1 + air;
  const shift = x + width(mark.box) * scale + air;
  const main = row(face, a, 100);
  const second = row(face, b, 100, 'name', from);
  const usual = blockOf(
    [{ ...main, line: { ...a, text: whole, unevenness: Math.max(a.unevenness, b.unevenness) } }],
    [...moveShapes(main.shapes, 0, -partRise(one, whole)), ...moveShapes(second.shapes, shift, -partRise(two, whole))],
    0,
    [...lettersOf(main, 0, -partRise(one, whole)), ...lettersOf(second, shift, -partRise(two, whole))],
  );
  const name = scaledBlock(usual, textScale);
  const own = scale * textScale;
  const placed = moveShapes(
    mark.shapes,
    x * textScale - mark.box.x0 * own,
    name.middle - ((mark.box.y0 + mark.box.y1) / 2) * own,
    own,
  );
  const markBox = shapesBox(placed);
  const lockup = {
    shapes: [...placed, ...name.shapes],
    box: union(markBox, name.box),
    markBox,
    nameBox: name.box,
    markInk: mark.area * own * own,
  };
  return { name: { ...name, airy: false }, lockup, hasSlogan: false };
}
