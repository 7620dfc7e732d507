import { type Box, placedBox, union } from '../../geometry/box.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Block, moveShapes } from '../block.ts';
import type { Mark } from '../marks/mark.ts';

/** What an arrangement is given: a set name, and a mark where it has one. */
export interface LockupParts {
  readonly name: Block;
  /** The name at its usual size, by which the mark is measured; the same as `name` where nobody changed that. */
  readonly usual: Block;
  readonly mark: Mark | null;
  /** Multiplies the mark size that the ink mass suggests; 1 by default, .5–1.5 in the editor. */
  readonly markScale: number;
  /** Multiplies every gap; 1 by default. */
  readonly spacing: number;
  /** Size of the name ÷ its usual one. */
  readonly textScale: number;
  /** A person asked for this place: a mark that would rather stand elsewhere stands here. */
  readonly asked?: boolean;
}

/** How much of a change a person gets in any case, where a mark stands near the edge of what its place bears. */
const granted = 1.2;

/** A mark's height in cap heights after a person scaled it, held within what the place bears. */
export const scaledMark = (k: number, markScale: number, least: number, most: number): number =>
  Math.max(Math.min(least, k / granted), Math.min(Math.max(most, k * granted), k * markScale));

/** An arrangement before clear space is added. */
export interface Lockup {
  readonly shapes: readonly Shape[];
  readonly box: Box;
  /** Ink box of the mark; null without one. */
  readonly markBox: Box | null;
  readonly nameBox: Box;
  /** What stands alone and at small sizes where that is more than the mark: an emblem without its letters. */
  readonly small?: readonly Shape[];
  /** Ink area of the mark as placed, square units; 0 without one. */
  readonly markInk: number;
}

/** A name with its mark scaled by `scale` and moved by (x, y), neither of them changed otherwise. */
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
