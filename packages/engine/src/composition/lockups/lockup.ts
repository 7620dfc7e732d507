import type { Box } from '../../geometry/box.ts';
import type { Shape } from '../../scene/scene.ts';
import type { Block } from '../block.ts';
import type { Mark } from '../marks/mark.ts';

/** What an arrangement is given: a set name, and a mark where it has one. */
export interface LockupParts {
  readonly name: Block;
  readonly mark: Mark | null;
  /** Multiplies the mark size that the ink mass suggests; 1 by default, .5–1.5 in the editor. */
  readonly markScale: number;
  /** Multiplies every gap; 1 by default. */
  readonly spacing: number;
}

/** An arrangement before clear space is added. */
export interface Lockup {
  readonly shapes: readonly Shape[];
  readonly box: Box;
  /** Ink box of the mark; null without one. */
  readonly markBox: Box | null;
  readonly nameBox: Box;
  /** Ink area of the mark as placed, square units; 0 without one. */
  readonly markInk: number;
}
