import { type Box, width as boxWidth, unionAll } from '../../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing } from '../../geometry/path.ts';
import { type Line, type PlacedGlyph, variation } from '../../typography/line.ts';
import { capitals } from './capitals.ts';
import { apart, type Reach, reachOf, whiteOf } from './clearance.ts';
import { bent, type Edges } from './envelope.ts';
import type { Figure } from './figure.ts';
import type { LetterFigure } from './figures.ts';
import type { Hand } from './hand.ts';
import { solve } from './solve.ts';

/** Widths of the capitals as shares of the hand's unit; an I is as wide as its stroke. */
export type Widths = Readonly<Record<string, number>>;

/** What a line in a drawn hand is made of. */
export interface DrawnLine {
  readonly text: string;
  readonly hand: Hand;
  readonly widths: Widths;
  /** Width of an O, cap height and white between two upright strokes. */
  readonly unit: number;
  readonly size: number;
  readonly white: number;
  /** A letter drawn as a thing, by its index in the text. */
  readonly figure?: { readonly at: number; readonly of: LetterFigure };
}

/** A set line, and what stands in it for a letter, which its glyphs leave out. */
export interface Drawn {
  readonly line: Line;
  readonly figure: Figure | null;
}

/** Whether every character of a text can be drawn: the capitals of the Latin alphabet, the ampersand and the space. */
export const canDraw = (text: string): boolean => /^[A-Z]+(?: (?:[A-Z]+|&))*$|^& [A-Z]+$/u.test(text);

/** Least share of the white that two neighbours keep at their nearest, and how much more of it a picture has. */
const nearestShare = 0.72;
const looser = 1.35;

/** A letter that stands: its reach, its origin, and whether it is a thing. */
interface Before {
  readonly reach: Reach;
  readonly at: number;
  readonly figure: boolean;
}

/** White of a word space, in units of width. */
const space = 0.42;

/** Draws a line: baseline at y = 0, ink from x = 0. Letters stand apart by equal white, never nearer than .6 of it. */
export function drawnLine(of: DrawnLine): Drawn {
  const { text, unit, size, white } = of;
  const depth = white + 0.24 * size;
  let pen = 0;
  let before: Before | null = null;
  let figure: Figure | null = null;
  const whites: number[] = [];
  const glyphs = [...text].map((letter, i): PlacedGlyph => {
    if (letter === ' ') {
      before = null;
      pen += Math.max(space * unit, 1.6 * white) + white;
      return { glyph: 0, text: letter, x: pen, path: [], box: null };
    }
    const drawing = i === of.figure?.at ? figureOf(of.figure.of, letter, of) : null;
    const path = drawing === null ? letterOf(letter, of) : [...drawing.name, ...drawing.accent];
    const reach = reachOf(path, size);
    const loose = (drawing !== null || before?.figure === true ? looser : 1) * white;
    let x = pen - (pathBounds(path)?.x0 ?? 0);
    if (before !== null) {
      const distance = apart(before.reach, reach, { white: loose, depth, least: nearestShare * loose });
      whites.push(whiteOf(before.reach, reach, distance, depth));
      x = before.at + distance;
    }
    const place = placing(1, x, 0);
    const placed = mapPath(path, place);
    const box = pathBounds(placed);
    pen = Math.max(pen, box?.x1 ?? 0);
    before = { reach, at: x, figure: drawing !== null };
    if (drawing !== null) figure = { name: mapPath(drawing.name, place), accent: mapPath(drawing.accent, place) };
    return { glyph: i + 1, text: letter, x, path: drawing === null ? placed : [], box };
  });
  const box = unionAll(glyphs.map((g) => g.box)) as Box;
  return { line: { text, rtl: false, glyphs, box, unevenness: variation(whites) }, figure };
}

type Place = Pick<DrawnLine, 'hand' | 'widths' | 'unit' | 'size'>;
const widthOf = (letter: string, { hand, widths, unit }: Place): number =>
  letter === 'I' ? hand.v : (widths[letter] ?? 1) * unit;

/** One letter, baseline at y = 0, ink from x = 0. */
export function letterOf(letter: string, place: Place): Path {
  const draw = capitals[letter];
  if (draw === undefined) throw new RangeError(`no capital ${letter} in the drawn alphabet`);
  return mapPath(draw(widthOf(letter, place), place.size, place.hand), placing(1, 0, -place.size));
}

/** How much wider than its letter a round thing may be. */
const roundest = 1.4;

function figureOf({ draw, wide, round }: LetterFigure, letter: string, place: Place): Figure {
  const own = widthOf(letter, place);
  const w = round === true ? Math.max(own, Math.min(0.98 * place.size, roundest * own)) : wide * own;
  const { name, accent } = draw(w, place.size, place.hand);
  const down = placing(1, 0, -place.size);
  return { name: mapPath(name, down), accent: mapPath(accent, down) };
}

const inkWidth = (of: DrawnLine): number => boxWidth(drawnLine(of).line.box);

/**
 * The same line between edges: each letter is drawn as high as its place is, so that its strokes keep their weight, and then led along
 * the edges. Units as before, the flat top at -size.
 */
export function shapedLine(of: DrawnLine, { top, foot, corners }: Edges): Drawn {
  const flat = drawnLine(of).line;
  const [x0, wide] = [flat.box.x0, boxWidth(flat.box)];
  const { size } = of;
  const glyphs = flat.glyphs.map((glyph): PlacedGlyph => {
    if (glyph.box === null) return glyph;
    const share = (x: number): number => (x - x0) / wide;
    const middle = share((glyph.box.x0 + glyph.box.x1) / 2);
    const high = (foot(middle) - top(middle)) * size;
    const path = mapPath(letterOf(glyph.text, { ...of, size: high }), placing(1, glyph.x, high));
    const led = bent(
      path,
      (x, y) => {
        const u = share(x);
        const [a, b] = [top(u), foot(u)];
        return [x, (a + (y / high) * (b - a) - 1) * size];
      },
      corners.map((u) => x0 + u * wide),
    );
    return { ...glyph, path: led, box: pathBounds(led) };
  });
  const box = unionAll(glyphs.map((g) => g.box)) as Box;
  return { line: { ...flat, glyphs, box }, figure: null };
}

/** The white at which a line is as wide as asked for. */
export const whiteFor = (line: Omit<DrawnLine, 'white'>, width: number): number =>
  solve((white) => inkWidth({ ...line, white }), width, 0.4 * line.size);

/** The unit at which a line is as wide as asked for; its letters are as wide as that takes. */
export const unitFor = (line: Omit<DrawnLine, 'unit'>, width: number): number =>
  solve((unit) => inkWidth({ ...line, unit }), width, 0.8 * line.size);
