import { type Box, placedBox, unionAll } from '../geometry/box.ts';
import { mapPath, pathArea, pathBounds, placing } from '../geometry/path.ts';
import type { Shape } from '../scene/scene.ts';

/** A set name: shapes with the lines that everything else aligns to. Units: 100 = cap height of its main line; y down. */
export interface Block {
  readonly shapes: readonly Shape[];
  /** Ink bounds. */
  readonly box: Box;
  /** Top of the first line's capitals (of its x-height when it has neither capitals nor ascenders). */
  readonly top: number;
  /** Last baseline. */
  readonly base: number;
  /** Optical middle for a mark beside a single line. */
  readonly middle: number;
  readonly lines: number;
  /** Vertical stem of the main line. */
  readonly stem: number;
  /** x-height (cap height for capitals) of the smallest line that belongs to the name. */
  readonly smallest: number;
  /** Worst unevenness of its lines (see Line). */
  readonly unevenness: number;
  /** Ink area, square units. */
  readonly ink: number;
  /** Its first line reads from the right: a mark beside it stands on the right, and lines end flush there. */
  readonly rtl: boolean;
  /** True when the ink is capitals set wide, so that larger gaps suit it. */
  readonly airy: boolean;
  /** Its letters where they stand upright and apart, in reading order; absent where they are bent, joined or run from the right. */
  readonly letters?: readonly StandingLetter[];
}

/** A letter of a set name. */
export interface StandingLetter {
  /** Place among the letters of the name as set, spaces not counted. */
  readonly index: number;
  /** One letter; several where the face joins them. */
  readonly text: string;
  readonly box: Box;
}

/** A set name at another size, about the start of its first baseline. */
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

/** Ink of shapes that do not lie over one another, square units. */
export const shapesInk = (shapes: readonly Shape[]): number => shapes.reduce((sum, s) => sum + pathArea(s.path), 0);
