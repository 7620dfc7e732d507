import { type Box, placedBox, unionAll } from '../geometry/box.ts';
import { mapPath, pathArea, pathBounds, placing } from '../geometry/path.ts';
import type { Shape } from '../scene/scene.ts';

/** A set name: shapes with alignment lines. Units: 100 = cap height of its main line; y down. */
export interface Block {
  readonly shapes: readonly Shape[];
  /** Ink bounds. */
  readonly box: Box;
  /** Top of the first line's capitals, or of its x-height without capitals and ascenders. */
  readonly top: number;
  /** Last baseline. */
  readonly base: number;
  /** Optical middle, for a mark beside a single line. */
  readonly middle: number;
  readonly lines: number;
  /** Vertical stem of the main line. */
  readonly stem: number;
  /** x-height (or cap height of capitals) of the name's smallest line. */
  readonly smallest: number;
  /** Largest unevenness of its lines (see Line). */
  readonly unevenness: number;
  /** Ink area in square units. */
  readonly ink: number;
  /**
   * True if the first line runs from right to left. A mark beside it goes to the right, and lines are flush
   * right.
   */
  readonly rtl: boolean;
  /** True for widely set capitals, which suit larger gaps. */
  readonly airy: boolean;
  /**
   * Its letters in reading order, if they are upright and separate. Absent if they are bent, joined or run
   * from right to left.
   */
  readonly letters?: readonly StandingLetter[];
}

/** A letter of a set name. */
export interface StandingLetter {
  /** Index among the letters of the name as set, without spaces. */
  readonly index: number;
  /** One letter, or several that the face joins. */
  readonly text: string;
  readonly box: Box;
}

/** A set name at another size, scaled about the start of its first baseline. */
export function scaledBlock(block: Block, scale: number): Block {
  if (scale === 1) return block;
  return {
    ...block,
    shapes: moveShapes(block.shapes, 0, 0, scale),
    box: placedBox(block.box, 0, 0, scale),
    top: block.top * scale,
    base: block.base * scale,
    middle: block.middle * scale,
    stem: block.stem * scale,
    smallest: block.smallest * scale,
    ink: block.ink * scale * scale,
    ...(block.letters === undefined ? {} : { letters: block.letters.map((l) => ({ ...l, box: placedBox(l.box, 0, 0, scale) })) }),
  };
}

export const moveShapes = (shapes: readonly Shape[], dx: number, dy: number, scale = 1): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, path: mapPath(shape.path, placing(scale, dx, dy)) }));

export const shapesBox = (shapes: readonly Shape[]): Box =>
  unionAll(shapes.map((s) => pathBounds(s.path))) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };

/** Ink of non-overlapping shapes in square units. */
export const shapesInk = (shapes: readonly Shape[]): number => shapes.reduce((sum, s) => sum + pathArea(s.path), 0);
