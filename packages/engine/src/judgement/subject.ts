import type { Box } from '../geometry/box.ts';
import type { Scene } from '../scene/scene.ts';

/**
 * What judgement sees: a drawn lockup with its measured parts. Compositions have this shape; judgement
 * declares only what it reads, so that it depends on the drawing rather than on how it was composed. Units:
 * 100 = cap height.
 */
export interface Subject {
  readonly scene: Scene;
  /** Ink bounds of the lockup, of the mark (null without one) and of the name, in scene coordinates. */
  readonly box: Box;
  readonly markBox: Box | null;
  readonly nameBox: Box;
  /** Letters in the name's longest word, which is never broken. */
  readonly longestWord: number;
  readonly genome: {
    readonly archetype: string;
    readonly stand: string;
    readonly face: string;
    readonly letterCase: string;
    readonly treatment: string;
    readonly breaks: readonly number[];
    readonly tracking: number;
    readonly align: string;
    readonly mark: string | null;
    readonly concept: string | null;
    readonly word: string | null;
  };
  readonly face: {
    readonly family: string;
    readonly style: string;
    readonly corner: number;
    readonly italic: boolean;
    readonly metrics: { readonly stem: number; readonly hairline: number };
  };
  readonly name: { readonly ink: number; readonly unevenness: number; readonly smallest: number };
  readonly mark: {
    readonly kind: string;
    readonly corner: number;
    readonly r16: number;
    readonly craft: number;
    readonly area: number;
    readonly box: Box;
    /** True if the drawing depends on the face, because it consists of its letters. */
    readonly lettered: boolean;
  } | null;
  /** Ink area of the mark as placed. */
  readonly lockup: { readonly markInk: number };
}

/** How strongly the brief suggested a composition before it was drawn. Each in [0, 1]. */
export interface Likelihood {
  readonly faceScore: number;
  readonly styleScore: number;
  readonly mark: {
    readonly relevance: number;
    readonly craft: number;
    readonly trade?: true;
    readonly also?: true;
    readonly rank?: number;
    /** What it shows of what the client chose. Empty for initials they asked for. */
    readonly chosen?: readonly string[];
    readonly word?: string | null;
  } | null;
}
