import { type Matrix, mapPath, type Path, pathBounds, placing, rotation, roundedRect } from '@brandwright/engine';
import { type Area, within } from '../layout/area.ts';
import type { Grammar } from './grammar.ts';

/** Half-drop repeat of the mark; quarter-turned tiles of it; or a field of strokes at the mark’s slant. */
export const patternKinds = ['half-drop', 'tiles', 'strokes'] as const;
export type PatternKind = (typeof patternKinds)[number];

/** A seamless repeat: its width and height, and the outlines that start in it. */
interface Repeat {
  readonly w: number;
  readonly h: number;
  /** The shapes of one repeat, which may cross its edges. */
  readonly shapes: readonly Path[];
}

/** The generator that suits a design’s subject. */
export function patternOf({ subject }: Grammar): PatternKind {
  if (subject === 'emblem' || subject === 'initial') return 'strokes';
  // A cup or a van must not stand on its head. A letter must: upright ones in a line spell a word.
  return subject === 'picture' ? 'half-drop' : 'tiles';
}

/** One repeat of a pattern. `unit` is the size of a mark in it. */
export function repeatOf(grammar: Grammar, kind: PatternKind, unit: number): Repeat {
  switch (kind) {
    case 'half-drop':
      return halfDrop(grammar, unit);
    case 'tiles':
      return tiles(grammar, unit);
    case 'strokes':
      return strokes(grammar, unit);
    default:
      return kind satisfies never;
  }
}

/**
 * A pattern over an area, cut where the area meets the paper’s edge. What crosses any other edge is left out, so that
 * no shape is cut in the middle of a page. `unit` is the size of a mark in it.
 */
export function pattern(grammar: Grammar, kind: PatternKind, area: Area, unit: number, paper: Area = area): Path {
  const { w, h, shapes } = repeatOf(grammar, kind, unit);
  const bounds = pathBounds(shapes.flat());
  if (bounds === null) return [];
  const out: Path[] = [];
  for (let row = -Math.ceil(bounds.y1 / h); row * h + bounds.y0 < area.h; row++)
    for (let column = -Math.ceil(bounds.x1 / w); column * w + bounds.x0 < area.w; column++)
      for (const shape of shapes) {
        const placed = mapPath(shape, placing(1, area.x + column * w, area.y + row * h));
        if (isOnPaperOnly(placed, area, paper)) out.push(within(placed, area));
      }
  return out.flat();
}

/** True if a shape crosses none of the area’s edges that lie inside the paper. */
function isOnPaperOnly(shape: Path, area: Area, paper: Area): boolean {
  const bounds = pathBounds(shape);
  if (bounds === null) return false;
  const { x, y } = area;
  const [right, foot] = [x + area.w, y + area.h];
  return (
    (x <= paper.x || bounds.x0 >= x) &&
    (y <= paper.y || bounds.y0 >= y) &&
    (right >= paper.x + paper.w || bounds.x1 <= right) &&
    (foot >= paper.y + paper.h || bounds.y1 <= foot)
  );
}

/**
 * Gap between marks of the half-drop ÷ the mark’s size. The pitch of 1.8 of design rules §9 leaves most marks below
 * its density of 18 %; with this gap they lie between 18 and 30 %.
 */
const gap = 0.58;

/** Columns of marks, every other one shifted down by half the pitch. */
function halfDrop(grammar: Grammar, unit: number): Repeat {
  const bounds = pathBounds(grammar.figure);
  const share = (from: number, to: number): number => (grammar.side === 0 ? 1 : Math.max(0.2, (to - from) / grammar.side));
  const across = unit * (gap + (bounds === null ? 1 : share(bounds.x0, bounds.x1)));
  const down = unit * (gap + (bounds === null ? 1 : share(bounds.y0, bounds.y1)));
  const at = (x: number, y: number): Path => centered(grammar, unit, x, y);
  return { w: 2 * across, h: down, shapes: [at(across / 2, down / 2), at(1.5 * across, 0)] };
}

/** Four tiles, the mark turned by a quarter from one to the next. */
function tiles(grammar: Grammar, unit: number): Repeat {
  const step = 1.35 * unit;
  const turned = (x: number, y: number, degrees: number): Path => mapPath(centered(grammar, unit, x, y), rotation(degrees, x, y));
  const [a, b] = [step / 2, step * 1.5];
  return {
    w: 2 * step,
    h: 2 * step,
    shapes: [turned(a, a, 0), turned(b, a, 90), turned(b, b, 180), turned(a, b, 270)],
  };
}

/** Slant of strokes where the mark has none, in degrees. */
const usualSlant = 60;
/** Lengths of the strokes of one repeat, and their offsets along it, as shares of the pitch along the slant. */
const dashes = [
  { length: 0.62, offset: 0 },
  { length: 0.34, offset: 0.3 },
  { length: 0.78, offset: 0.55 },
  { length: 0.34, offset: 0.8 },
] as const;

/**
 * Strokes as thick as the name’s stems, at the mark’s slant, in staggered lengths. A shear leaves a repeat that tiles:
 * the strokes stand upright in it, and every row moves by a whole number of columns.
 */
function strokes({ slant, stem, corner }: Grammar, unit: number): Repeat {
  const thick = Math.max(0.1, Math.min(0.3, stem)) * unit;
  const column = Math.max(2.6 * thick, 0.42 * unit);
  const degrees = slant === 0 ? usualSlant : slant;
  const w = column * dashes.length;
  const h = 2.4 * unit;
  // Columns by which a stroke leans over one repeat’s height: a whole repeat, or the pattern would not tile.
  const lean = Math.max(1, Math.round(h / Math.abs(Math.tan((degrees * Math.PI) / 180)) / w)) * w * (degrees < 90 ? -1 : 1);
  const shear: Matrix = { a: 1, b: 0, c: lean / h, d: 1, e: 0, f: 0 };
  const round = corner === 'sharp' ? 0 : corner === 'soft' ? thick * 0.22 : thick / 2;
  const shapes = dashes.map(({ length, offset }, i) => {
    const [x, y] = [column * (i + 0.5) - thick / 2, offset * h];
    return mapPath([roundedRect(x, y, x + thick, y + length * h, round)], shear);
  });
  return { w, h, shapes };
}

/** The mark, its longer side as given, centered on a point by its ink. */
function centered({ figure, side }: Grammar, size: number, x: number, y: number): Path {
  const bounds = pathBounds(figure);
  if (bounds === null || side === 0) return figure;
  const scale = size / side;
  return mapPath(figure, placing(scale, x - ((bounds.x0 + bounds.x1) / 2) * scale, y - ((bounds.y0 + bounds.y1) / 2) * scale));
}
