import type { Box } from '../geometry/box.ts';
import type { Scene } from '../scene/scene.ts';

/**
 * What judgement looks at: a drawn lockup with its measured pieces. Compositions have this shape; judgement names only
 * what it reads, so that it depends on the drawing and not on how it was composed. Units: 100 = cap height.
 */
export interface Subject {
  readonly scene: Scene;
  /** Ink of the whole lockup, of the mark (null without one) and of the name, in scene coordinates. */
  readonly box: Box;
  readonly markBox: Box | null;
  readonly nameBox: Box;
  /** Letters of the name's longest word, which no setting breaks. */
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
    /** The drawing changes with the face, because it is made of its letters. */
    readonly lettered: boolean;
  } | null;
  /** Ink area of the mark as placed. */
  readonly lockup: { readonly markInk: number };
}

/** How strongly the brief asked for a composition, before it was drawn; each in [0, 1]. */
export interface Likelihood {
  readonly faceScore: number;
  readonly styleScore: number;
  readonly mark: {
    readonly relevance: number;
    readonly craft: number;
    readonly trade?: true;
    readonly word?: string | null;
  } | null;
}
