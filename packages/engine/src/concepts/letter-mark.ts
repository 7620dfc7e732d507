import type { PaintRole } from '../scene/scene.ts';
import type { CornerClass } from './typeface.ts';

/** Constructions that draw one letter and are computed when the catalogue is built (docs/design-rules.md, constructions). */
export const letterFamilies = ['track', 'pinwheel', 'horizon', 'ring-bar', 'pipes', 'light', 'fold', 'letter-idea'] as const;
type LetterFamily = (typeof letterFamilies)[number];

/** One painted piece of a letter mark. */
export interface LetterPart {
  readonly role: Extract<PaintRole, 'mark' | 'tone' | 'accent'>;
  /** Compact path data, see geometry/compact-path. */
  readonly d: string;
  readonly only?: 'colour' | 'mono';
}

/**
 * One letter by one construction (`tools/catalogue/build-letters.ts`). Parts are
 * non-zero filled, centred on (100, 100) by ink box, larger ink side = 200; a part that touches another reaches .3 over it,
 * so that no seam shows in one ink.
 */
export interface LetterMark {
  /** `track/k-1`: family, letter and variant. */
  readonly id: string;
  readonly family: LetterFamily;
  readonly parts: readonly LetterPart[];
  readonly corner: CornerClass;
  /** Pearson r between the 256 px render and the 16 px render enlarged, of the one-color drawing (the small one, if any). */
  readonly r16: number;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** Where cap line and baseline run, y down, if not along the edges of the box: what rises or hangs is the thing; only of family letter-idea. */
  readonly lines?: readonly [cap: number, base: number];
  /** Concepts that letter and picture say together, with how well, in (0, 1]; only of family letter-idea. */
  readonly serves?: Readonly<Record<string, number>>;
}

/** `letter-idea/b-12` without its variant, which may have two digits: `letter-idea/b`. */
export const withoutVariant = (id: string): string => id.slice(0, id.lastIndexOf('-'));

type Letters = Readonly<Record<string, string>>;

/** `catalogue/letters.json`: whole marks, and the letters that pairs and blocks are put together from. */
export interface LetterCatalogue {
  readonly marks: readonly LetterMark[];
  /** Drawings for 32 px and below by id without variant, where the other ones close up there. */
  readonly small: Readonly<Record<string, readonly LetterPart[]>>;
  /** Halves left and right of a shared stem: cap height 500 from −50, stem 100 wide about x = 0. */
  readonly stem: { readonly first: Letters; readonly second: Letters };
  /** Letters to knock out of a face of 300. */
  readonly cube: Letters;
  /** Letters that fill a cell of 400 × 190 and of 190 × 190 from (0, 0). */
  readonly block: Readonly<Record<'wide' | 'square', Letters>>;
}
