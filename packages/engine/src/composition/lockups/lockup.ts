import { type Box, placedBox, union } from '../../geometry/box.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Block, moveShapes } from '../block.ts';
import type { Mark } from '../marks/mark.ts';

/** Input of an arrangement: a set name, and a mark if there is one. */
export interface LockupParts {
  readonly name: Block;
  /**
   * The name at its usual size, which determines the mark's size. The same as `name` unless a person changed
   * it.
   */
  readonly usual: Block;
  readonly mark: Mark | null;
  /** Factor on the mark size suggested by ink mass. Default 1; .5–1.5 in the editor. */
  readonly markScale: number;
  /** Factor on every gap. Default 1. */
  readonly spacing: number;
  /** Size of the name ÷ its usual size. */
  readonly textScale: number;
  /** True if a person requested this position, even if another suits the mark better. */
  readonly asked?: boolean;
}

/** Minimum effect of a person's change, even for a mark near its limits. */
const granted = 1.2;

/** Height of a mark in cap heights after a person's scaling, within the limits of its position. */
export const scaledMark = (k: number, markScale: number, least: number, most: number): number =>
  Math.max(Math.min(least, k / granted), Math.min(Math.max(most, k * granted), k * markScale));

/** An arrangement without clear space. */
export interface Lockup {
  readonly shapes: readonly Shape[];
  readonly box: Box;
  /** Ink bounds of the mark. Null without one. */
  readonly markBox: Box | null;
  readonly nameBox: Box;
  /** What is shown alone and at small sizes, if more than the mark: an emblem without its letters. */
  readonly small?: readonly Shape[];
  /** Ink area of the placed mark in square units. 0 without one. */
  readonly markInk: number;
}

/** A name with its mark scaled by `scale` and moved by (x, y). */
export function placed(name: Block, mark: Mark, x: number, y: number, scale: number): Lockup {
  const markBox = placedBox(mark.box, x, y, scale);
  return {
    shapes: [...moveShapes(mark.shapes, x, y, scale), ...name.shapes],
    box: union(markBox, name.box),
    markBox,
    nameBox: name.box,
    markInk: mark.area * scale * scale,
  };
}
