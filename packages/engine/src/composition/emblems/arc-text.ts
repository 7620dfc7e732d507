import type { Face } from '../../concepts/face.ts';
import { type Box, union } from '../../geometry/box.ts';
import { flatten } from '../../geometry/flatten.ts';
import { mapPath, type Path, placing, rotation } from '../../geometry/path.ts';
import type { FontBook } from '../../typography/font-book.ts';
import { type Line, setLine, variation } from '../../typography/line.ts';
import { type Profile, sideProfile } from '../../typography/profile.ts';

/** Letters on a circle around the origin. Each is rotated, none is bent. */
export interface ArcText {
  /** One path per letter, in reading order. */
  readonly letters: readonly Path[];
  /** Angle from the first letter's edge to the last one's, in radians at mid-cap height. */
  readonly angle: number;
  /** Coefficient of variation of the white between letters, as in a Line. */
  readonly unevenness: number;
  /** How far ink extends beyond cap height and baseline, in scene units. */
  readonly beyond: { readonly cap: number; readonly base: number };
}

export interface ArcPlace {
  /** Radius at half the cap height. */
  readonly radius: number;
  /** Above the circle with feet toward the center, or below it with heads toward the center. */
  readonly side: 'top' | 'bottom';
}

/** Minimum distance of two letters ÷ cap height. On a circle, feet (or heads) crowd. */
const leastAir = 0.09;
/** Word spaces keep the face's own width, because the curve already opens them. */
const wordSpace = 1.1;
/** White beyond this share of the cap height does not count (as in setLine, .25 em). */
const whiteCap = 0.35;

/** A letter with its accents: glyphs whose inks overlap horizontally. */
interface Letter {
  readonly path: Path;
  readonly box: Box;
  /** Index of its word. */
  readonly word: number;
}

function lettersOf(line: Line): readonly Letter[] {
  const letters: Letter[] = [];
  let word = 0;
  for (const glyph of line.glyphs) {
    if (glyph.box === null) {
      word++;
      continue;
    }
    const last = letters.at(-1);
    const shared = last === undefined ? 0 : last.box.x1 - glyph.box.x0;
    if (last !== undefined && shared > (glyph.box.x1 - glyph.box.x0) / 2)
      letters[letters.length - 1] = { path: [...last.path, ...glyph.path], box: union(last.box, glyph.box), word };
    else letters.push({ path: glyph.path, box: glyph.box, word });
  }
  return letters;
}

const middle = (letter: Letter): number => (letter.box.x0 + letter.box.x1) / 2;

/**
 * Side profiles that include every corner. Between two rows, a fine serif may extend farther than in either.
 */
function reachOf(path: Path, top: number, bottom: number): Profile {
  const profile = sideProfile(path, top, bottom);
  const left = [...profile.left];
  const right = [...profile.right];
  const rows = left.length;
  for (const line of flatten(path)) {
    for (let i = 0; i < line.length; i += 2) {
      const x = line[i] as number;
      const r = Math.max(0, Math.min(rows - 1, Math.floor((((line[i + 1] as number) - top) / (bottom - top)) * rows)));
      if (!(x >= (left[r] as number))) left[r] = x;
      if (!(x <= (right[r] as number))) right[r] = x;
    }
  }
  return { left, right };
}

const white = (gap: number, cap: number): number => (Number.isNaN(gap) ? cap : Math.min(cap, gap));
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/** A line of capitals, ready to place on a circle. */
export interface ArcLine {
  readonly letters: readonly Letter[];
  readonly profiles: readonly Profile[];
  /** Cap height in scene units. */
  readonly size: number;
  /** Top and bottom of the ink. */
  readonly y0: number;
  readonly y1: number;
}

/**
 * Sets a line at cap height `size` in scene units, tracked by `tracking` em/1000. Null if the face lacks a
 * letter.
 */
export function arcLine(book: FontBook, face: Face, text: string, size: number, tracking: number): ArcLine | null {
  const line = setLine(book, face, text, { size, tracking, wordSpace });
  if (line === null) return null;
  const letters = lettersOf(line);
  const { y0, y1 } = line.box;
  return letters.length === 0 ? null : { letters, profiles: letters.map((l) => reachOf(l.path, y0, y1)), size, y0, y1 };
}

/** Letter positions on a circle. */
interface Bent {
  /** Angle of each letter's middle, in radians from the first one's edge. */
  readonly angles: readonly number[];
  readonly angle: number;
  readonly unevenness: number;
}

/**
 * Keeps advances at mid-cap height, and opens them where the curve would bring two letters closer than the
 * minimum in any row.
 */
export function bend({ letters, profiles, size, y0, y1 }: ArcLine, { radius, side }: ArcPlace): Bent {
  const first = letters[0] as Letter;
  const last = letters.at(-1) as Letter;
  const rows = profiles[0]?.left.length ?? 0;
  // Radius of each row. Above the circle, heads are farther out; below it, feet are.
  const radii = Array.from({ length: rows }, (_, r) => {
    const up = -size / 2 - (y0 + ((r + 0.5) * (y1 - y0)) / rows);
    return side === 'top' ? radius + up : radius - up;
  });
  const angles = [(middle(first) - first.box.x0) / radius];
  const whites: number[] = [];
  for (let i = 0; i + 1 < letters.length; i++) {
    const a = letters[i] as Letter;
    const b = letters[i + 1] as Letter;
    const wanted = (middle(b) - middle(a)) / radius;
    const { right } = profiles[i] as Profile;
    const { left } = profiles[i + 1] as Profile;
    const reach = right.map((x, r) => x - middle(a) + middle(b) - (left[r] as number));
    const least = Math.max(...reach.map((x, r) => (Number.isNaN(x) ? 0 : (x + leastAir * size) / (radii[r] as number))));
    const turn = Math.max(wanted, least);
    angles.push((angles[i] as number) + turn);
    if (a.word === b.word) whites.push(mean(reach.map((x, r) => white(turn * (radii[r] as number) - x, whiteCap * size))));
  }
  const angle = (angles.at(-1) as number) + (last.box.x1 - middle(last)) / radius;
  return { angles, angle, unevenness: variation(whites) };
}

/** Sets a line of capitals on a circle. */
export function setArc(line: ArcLine, place: ArcPlace): ArcText {
  const { letters, size, y0, y1 } = line;
  const { radius, side } = place;
  const { angles, angle, unevenness } = bend(line, place);
  const baseline = side === 'top' ? size / 2 - radius : size / 2 + radius;
  const turned = letters.map((letter, i) => {
    const degrees = (((angles[i] as number) - angle / 2) * 180) / Math.PI;
    const upright = mapPath(letter.path, placing(1, -middle(letter), baseline));
    return mapPath(upright, rotation(side === 'top' ? degrees : -degrees));
  });
  return { letters: turned, angle, unevenness, beyond: { cap: Math.max(0, -size - y0), base: Math.max(0, y1) } };
}
