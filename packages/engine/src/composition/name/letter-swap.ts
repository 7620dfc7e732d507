import { type Box, union } from '../../geometry/box.ts';
import { mapPath, type Path, placing } from '../../geometry/path.ts';
import type { Shape } from '../../scene/scene.ts';
import { countLetters, type Line, linePath, type PlacedGlyph, setLine } from '../../typography/line.ts';
import { nearest, sideProfile } from '../../typography/profile.ts';
import { hasOwnScript } from '../../typography/script.ts';
import type { Block } from '../block.ts';
import { row, stack } from './lines.ts';
import { kernsOf, type NameSetting } from './setting.ts';

/** A letter of a set name that a device may change. */
export interface FoundLetter {
  /** Index of its line, and of its glyph in the line. */
  readonly line: number;
  readonly index: number;
  readonly glyph: PlacedGlyph;
  readonly box: Box;
  /**
   * Number of letters in its word if it starts one, otherwise 0. A word with a swapped first letter must be
   * long enough to be read without it.
   */
  readonly begins: number;
}

/** The replacement of a letter, in the coordinates of its line. */
interface Swap {
  readonly shapes: readonly Shape[];
  /** Outline from which its neighbors keep their distance. */
  readonly outline: Path;
  readonly box: Box;
}

/**
 * The name's lines at cap height 100. Null if the face cannot set them, or the script has no such letters.
 */
export function setLines(setting: NameSetting): readonly Line[] | null {
  const { book, face, lines, tracking } = setting;
  if (lines.some(hasOwnScript)) return null;
  const from = startsOf(lines);
  const set = lines.flatMap(
    (text, i) => setLine(book, face, text, { size: 100, tracking, ...kernsOf(setting, from[i] as number) }) ?? [],
  );
  return set.length === lines.length ? set : null;
}

/** Index in the name of each line's first letter. */
export const startsOf = (lines: readonly string[]): readonly number[] =>
  lines.map((_, i) => lines.slice(0, i).reduce((sum, text) => sum + countLetters(text), 0));

/** Every glyph that represents exactly one of `letters`, in reading order. */
export const findLetters = (lines: readonly Line[], letters: string): readonly FoundLetter[] =>
  lines.flatMap((set, line) =>
    set.glyphs.flatMap((glyph, index) =>
      glyph.box !== null && glyph.text.length === 1 && letters.includes(glyph.text)
        ? [{ line, index, glyph, box: glyph.box, begins: begins(set, index) }]
        : [],
    ),
  );

function begins({ glyphs }: Line, index: number): number {
  if (index > 0 && glyphs[index - 1]?.box !== null) return 0;
  const end = glyphs.findIndex((g, i) => i > index && g.box === null);
  return (end < 0 ? glyphs.length : end) - index;
}

/** Number of letters in a set name, without symbols and spaces. */
export const letterCount = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + [...line.text].filter((c) => /[\p{L}\p{N}]/u.test(c)).length, 0);

/**
 * The name with one letter swapped. With `solve`, the swap and everything after it move so that its nearest
 * outline distances equal the letter's, but at least `leastAir`; otherwise nothing moves. All other letters
 * stay the same.
 */
export function swapLetter(setting: NameSetting, lines: readonly Line[], at: FoundLetter, swap: Swap, solve = false): Block {
  const from = startsOf(lines.map(({ text }) => text));
  const rows = lines.map((line, i) => {
    const plain = row(setting.face, line, 100, 'name', from[i]);
    if (i !== at.line) return plain;
    const { before, after } = solve ? moves(line, at, swap) : { before: 0, after: 0 };
    const placed = mapShapes(swap.shapes, before);
    const box = moved(swap.box, before);
    const glyphs = line.glyphs.map((g, k): PlacedGlyph => {
      if (k === at.index) return { ...g, path: [], box };
      if (k < at.index) return g;
      return { ...g, x: g.x + after, path: mapPath(g.path, placing(1, after, 0)), box: g.box && moved(g.box, after) };
    });
    const ink = glyphs.reduce<Box>((sum, g) => (g.box === null ? sum : union(sum, g.box)), box);
    const set = { ...line, glyphs, box: ink };
    // Rows start at x = 0. A swap that is wider to the left moves the whole line.
    const home = -ink.x0;
    const shapes: readonly Shape[] = [{ part: 'name', role: 'name', path: linePath(set) }, ...placed];
    return { ...plain, line: shifted(set, home), shapes: mapShapes(shapes, home) };
  });
  return stack(rows, setting.align, setting.leading);
}

/** Minimum space beside a swap. A solid picture looks closer than an open letter. */
const leastAir = 8;

function moves(line: Line, at: FoundLetter, swap: Swap): { before: number; after: number } {
  const left = line.glyphs[at.index - 1];
  const right = line.glyphs[at.index + 1];
  const before =
    left === undefined || left.box === null
      ? at.box.x0 - swap.box.x0
      : Math.max(leastAir, distance(left.path, at.glyph.path)) - distance(left.path, swap.outline);
  const own = mapPath(swap.outline, placing(1, before, 0));
  const after =
    right === undefined || right.box === null
      ? swap.box.x1 + before - at.box.x1
      : Math.max(leastAir, distance(at.glyph.path, right.path)) - distance(own, right.path);
  return { before, after };
}

/**
 * Bands from above the capitals to below the baseline. With rows 3 units apart, no spike can slip between
 * two.
 */
const bands = [
  [-115, -72],
  [-72, -28],
  [-28, 15],
] as const;

/** Smallest horizontal distance of two outlines, in units. */
const distance = (a: Path, b: Path): number =>
  Math.min(...bands.map(([top, bottom]) => nearest(sideProfile(a, top, bottom), sideProfile(b, top, bottom), 0, 60)));

const moved = (box: Box, dx: number): Box => ({ ...box, x0: box.x0 + dx, x1: box.x1 + dx });

const mapShapes = (shapes: readonly Shape[], dx: number): readonly Shape[] =>
  dx === 0 ? shapes : shapes.map((s) => ({ ...s, path: mapPath(s.path, placing(1, dx, 0)) }));

const shifted = (line: Line, dx: number): Line => ({
  ...line,
  glyphs: line.glyphs.map((g) => ({
    ...g,
    x: g.x + dx,
    path: mapPath(g.path, placing(1, dx, 0)),
    box: g.box && moved(g.box, dx),
  })),
  box: moved(line.box, dx),
});
