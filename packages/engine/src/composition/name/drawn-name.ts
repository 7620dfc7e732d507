import type { Treatment } from '../../concepts/style-spec.ts';
import { height, width } from '../../geometry/box.ts';
import { mapPath, pathBounds, placing } from '../../geometry/path.ts';
import type { Shape } from '../../scene/scene.ts';
import { connectors } from '../../typography/letter-case.ts';
import { type Line, linePath, setLine } from '../../typography/line.ts';
import { type Block, moveShapes, shapesBox } from '../block.ts';
import {
  canDraw,
  type Drawn,
  type DrawnLine,
  drawnLine,
  letterOf,
  shapedLine,
  unitFor,
  whiteFor,
} from '../lettering/drawn-line.ts';
import { canTake, edgesOf, type OutlineName, underOf } from '../lettering/envelope.ts';
import { figures, type LetterFigure, pictureInLetter } from '../lettering/figures.ts';
import type { Hand } from '../lettering/hand.ts';
import { blockHand, even, lendsHand, lineHand, roman } from '../lettering/hands.ts';
import { outlineFor } from '../lettering/shaped.ts';
import { blockOf, row } from './lines.ts';
import type { NameSetting } from './setting.ts';

/** White between upright strokes and between lines, in strokes. */
const air = { block: 0.42, line: 1.15, rows: 1.05 };
/** Cap heights of lines in one block, and how far a letter's width may leave that of its hand. */
const heights = { least: 78, most: 150 };
const units = { least: 2.2, most: 1.12 };
/** A last word that says the trade, in shares of the main cap height. */
const descriptor = { least: 0.26, most: 0.42, stroke: 0.19, white: 0.5 };

/** Proposals come back to the same drawing with other marks and breaks, which it does not look at. */
const once =
  (draw: (setting: NameSetting) => Block | null, treatment: Treatment) =>
  (setting: NameSetting): Block | null => {
    const { book, face, italic, words, concept, picture } = setting;
    return book.memo(face.id, `drawn/${treatment}/${concept}/${picture?.id}/${italic.id}/${words.join(' ')}`, () =>
      draw(setting),
    );
  };

/** A name drawn in the heavy hand: its lines of one width and one stroke, a block. */
export const setBlock = once((setting) => drawName(setting, blockHand(setting.face), 'block', null), 'block');

/** The same in one line or more, with one letter drawn as the thing that is meant. */
export const setPictured = once((setting) => {
  const { concept, picture, face } = setting;
  const offered =
    picture === null
      ? ((concept === null ? undefined : figures[concept]) ?? [])
      : pictureInLetter(picture.shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path));
  return offered.length === 0 ? null : drawName(setting, blockHand(face), 'block', offered);
}, 'pictured');

/** A name whose lines together have the outline of the thing that is meant. */
export const setShaped = once((setting) => {
  const outline = setting.concept === null ? undefined : outlineFor[setting.concept];
  return outline === undefined ? null : drawName(setting, blockHand(setting.face), 'block', null, outline);
}, 'shaped');

/** A name drawn in the light hand. */
export const setLineDrawn = once((setting) => drawName(setting, lineHand(setting.face), 'line', null), 'line-drawn');

type Way = 'block' | 'line';

function drawName(
  setting: NameSetting,
  hand: Hand,
  way: Way,
  offered: readonly LetterFigure[] | null,
  outline: OutlineName | null = null,
): Block | null {
  const { face, words, parts } = setting;
  if (!lendsHand(face)) return null;
  const plan = planOf(words, parts.joint, parts.descriptorFrom);
  if (plan === null || ![...plan.lines, ...(plan.small === null ? [] : [plan.small])].every(canDraw)) return null;
  if (offered === null && outline === null && plan.lines.length === 1 && way === 'block') return null;
  if (
    outline !== null &&
    (plan.joined || plan.lines.some((l) => l.length < 4) || !canTake(outline, plan.lines.length, plan.small !== null))
  )
    return null;
  const figure = offered === null ? null : figureIn(plan.lines, offered);
  if (offered !== null && figure === null) return null;
  const base = plan.lines.map((text, i): Omit<DrawnLine, 'unit'> => {
    const line = { text, hand, widths: way === 'block' ? even : roman, size: 100, white: air[way] * hand.v };
    return figure?.line === i ? { ...line, figure: { at: figure.at, of: figure.of } } : line;
  });
  const lines =
    base.length === 1 ? [{ ...(base[0] as Omit<DrawnLine, 'unit'>), unit: way === 'block' ? 80 : 100 }] : justified(base);
  if (lines === null) return null;
  const drawn = lines.map((line, i) =>
    outline === null ? drawnLine(line) : shapedLine(line, edgesOf(outline, i, lines.length)),
  );
  return assembled(setting, hand, way, drawn, {
    ...plan,
    under: outline === null ? null : underOf(outline),
    sizes: lines.map((l) => l.size),
  });
}

interface Plan {
  readonly lines: readonly string[];
  /** Lines stand on both sides of an ampersand. */
  readonly joined: boolean;
  /** What the business does, small below. */
  readonly small: string | null;
}

/** Lines of a name: about an ampersand, in two of like length, or whole with its trade below; null where it has more words than that. */
function planOf(words: readonly string[], joint: number, descriptorFrom: number): Plan | null {
  if (joint > 0) {
    const lines = [words.slice(0, joint).join(' '), words.slice(joint + 1).join(' ')];
    if (words[joint] !== '&' || words.length > 4) return null;
    const [a, b] = lines.map((l) => l.length) as [number, number];
    // A short word is too wide for a line of its own: the ampersand stands before it.
    if (Math.max(a, b) > 1.5 * Math.min(a, b))
      return { lines: [lines[0] as string, `& ${lines[1]}`], joined: false, small: null };
    return { lines, joined: true, small: null };
  }
  if (words.length === 1) return { lines: words, joined: false, small: null };
  const two = halves(words);
  const [a, b] = [two[0].length, two[1].length];
  const small = descriptorFrom > 0 ? words.slice(descriptorFrom).join(' ') : null;
  if (small !== null && Math.max(a, b) > 1.4 * Math.min(a, b)) {
    const main = words.slice(0, descriptorFrom);
    return main.length > 2 ? null : { lines: main, joined: false, small };
  }
  return words.length > 4 || Math.min(a, b) < 3 ? null : { lines: two, joined: false, small: null };
}

function halves(words: readonly string[]): readonly [string, string] {
  let best: readonly [string, string] = ['', ''];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    if (connectors.has((words[i - 1] as string).toLowerCase())) continue;
    const pair = [words.slice(0, i).join(' '), words.slice(i).join(' ')] as const;
    const off = Math.abs(pair[0].length - pair[1].length);
    if (off < least) [least, best] = [off, pair];
  }
  return best;
}

/** The letter that a thing is drawn for: the clearest figure first, and rather inside the name than at its beginning. */
function figureIn(lines: readonly string[], offered: readonly LetterFigure[]) {
  for (const of of offered) {
    const found = lines.flatMap((text, line) =>
      [...text].flatMap((letter, at) => {
        const begins = at === 0 || text[at - 1] === ' ';
        const word = text.slice(at).split(' ')[0] as string;
        if (!of.letters.includes(letter) || (of.free === true && begins) || (begins && word.length < 4)) return [];
        return [{ line, at, of, rank: (begins ? 0 : 2) + (line === 0 ? 0 : 1) }];
      }),
    );
    const [best] = found.sort((a, b) => b.rank - a.rank);
    if (best !== undefined && lines.join('').length > 3) return best;
  }
  return null;
}

/** Lines of one width: a short one gets higher and wider letters, and all keep one stroke; null where they differ too much. */
function justified(lines: readonly Omit<DrawnLine, 'unit'>[]): readonly DrawnLine[] | null {
  const natural = lines.map((line) => width(drawnLine({ ...line, unit: 78 }).line.box));
  const target = Math.exp(natural.reduce((sum, w) => sum + Math.log(w), 0) / natural.length);
  const out: DrawnLine[] = [];
  for (const [i, line] of lines.entries()) {
    const size = Math.max(heights.least, Math.min(heights.most, 100 * Math.sqrt(target / (natural[i] as number))));
    const unit = unitFor({ ...line, size }, target);
    if (unit < units.least * line.hand.v || unit > units.most * size) return null;
    out.push({ ...line, size, unit });
  }
  return out;
}

interface Standing extends Plan {
  /** Share of the width that an arch leaves for the second line. */
  readonly under: number | null;
  /** Cap heights of the lines before they were led along an outline. */
  readonly sizes: readonly number[];
}

function assembled(
  setting: NameSetting,
  hand: Hand,
  way: Way,
  drawn: readonly Drawn[],
  { joined, small, under, sizes }: Standing,
): Block | null {
  const { face } = setting;
  const wide = Math.max(...drawn.map((d) => width(d.line.box)));
  const gap = air[way] * air.rows * hand.v * (way === 'line' ? 1.3 : 1);
  const shapes: Shape[] = [];
  const rows = drawn.map(({ line }, i) => row(face, line, sizes[i] as number));
  let y = 0;
  for (const [i, { line, figure }] of drawn.entries()) {
    if (i > 0) {
      if (joined) {
        const band = ampersand(setting, hand, wide, y, gap);
        if (band === null) return null;
        shapes.push(...band.shapes);
        y = band.foot;
      }
      y += gap + (sizes[i] as number);
    }
    const all: Shape[] = [{ part: 'name', role: 'name', path: linePath(line) }];
    if (figure !== null && figure.name.length > 0) all.push({ part: 'device', role: 'name', path: figure.name });
    if (figure !== null && figure.accent.length > 0) all.push({ part: 'device', role: 'accent', path: figure.accent });
    shapes.push(...moveShapes(all, (wide - width(line.box)) / 2 - line.box.x0, y));
  }
  let smallest = Math.min(...rows.map((r) => r.size));
  if (small !== null) {
    const line = beneath(small, hand, wide * (under ?? 1));
    if (line === null) return null;
    const size = height(line.box);
    // Under an arch it stands on the ground of the name.
    const foot = Math.max(y, shapesBox(shapes).y1);
    y = under === null ? foot + Math.max(gap * 1.5, 0.55 * size) + size : foot;
    shapes.push(
      ...moveShapes([{ part: 'name', role: 'name', path: linePath(line) }], (wide - width(line.box)) / 2 - line.box.x0, y),
    );
    smallest = Math.min(smallest, size);
  }
  const first = (drawn[0] as Drawn).line;
  const initial = [...first.text][0] as string;
  const block = blockOf(rows, shapes, y);
  return {
    ...block,
    top: block.box.y0,
    base: Math.max(y, block.box.y1),
    middle: (block.box.y0 + block.box.y1) / 2,
    lines: drawn.length + (small === null ? 0 : 1),
    stem: hand.v,
    smallest,
    airy: false,
    initial: letterOf(initial, { hand, widths: way === 'block' ? even : roman, unit: 84, size: 100 }),
  };
}

/** An ampersand between two lines, a rule on both sides of it. */
function ampersand({ book, italic, face }: NameSetting, hand: Hand, wide: number, y: number, gap: number) {
  const line = setLine(book, italic, '&', { size: 46, tracking: 0 }) ?? setLine(book, face, '&', { size: 46, tracking: 0 });
  if (line === null) return null;
  const path = linePath(line);
  const box = pathBounds(path);
  if (box === null) return null;
  const middle = y + gap + height(box) / 2;
  const weight = Math.max(3, 0.24 * hand.v);
  const side = 0.16 * wide - 0.1 * width(box);
  const from = [wide / 2 - width(box) / 2 - 14 - side, wide / 2 + width(box) / 2 + 14];
  const rule = (x: number) => {
    const [x1, y0, y1] = [x + side, middle - weight / 2, middle + weight / 2];
    return [x, y0, x, y0, x1, y0, x1, y0, x1, y0, x1, y1, x1, y1, x1, y1, x, y1, x, y1, x, y1, x, y0, x, y0];
  };
  return {
    shapes: [
      {
        part: 'name',
        role: 'name',
        path: [...mapPath(path, placing(1, wide / 2 - (box.x0 + box.x1) / 2, middle - (box.y0 + box.y1) / 2)), ...from.map(rule)],
      },
    ] as const satisfies readonly Shape[],
    foot: y + gap + height(box),
  };
}

/** The trade in small capitals of the same hand, as wide as the name above, as large as its letters allow. */
function beneath(text: string, hand: Hand, wide: number): Line | null {
  const sized = (size: number): Omit<DrawnLine, 'white'> => {
    const k = Math.min(0.8, (descriptor.stroke * size) / hand.v);
    const light: Hand = { ...hand, v: k * hand.v, h: k * hand.h, t: k * hand.t, bend: k * hand.bend, inner: k * hand.inner };
    return { text, hand: light, widths: even, unit: 0.86 * size, size };
  };
  // All of it grows with its size.
  const whole = width(drawnLine({ ...sized(100 * descriptor.least), white: 100 * descriptor.least * descriptor.white }).line.box);
  const size = 100 * Math.min(descriptor.most, Math.max(descriptor.least, (descriptor.least * wide) / whole));
  const line = sized(size);
  const white = whiteFor(line, wide);
  return white < 0.2 * size ? null : drawnLine({ ...line, white: Math.min(white, size) }).line;
}
