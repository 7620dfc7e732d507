import type { PaintRole } from '../scene/scene.ts';
import type { CornerClass } from './typeface.ts';

/**
 * Constructions of one letter, computed when the catalogue is built (docs/design-rules.md, constructions).
 */
export const letterFamilies = ['track', 'pinwheel', 'horizon', 'ring-bar', 'pipes', 'light', 'fold', 'letter-idea'] as const;
type LetterFamily = (typeof letterFamilies)[number];

/** One painted part of a letter mark. */
export interface LetterPart {
  readonly role: Extract<PaintRole, 'mark' | 'tone' | 'accent'>;
  /** Compact path data; see geometry/compact-path. */
  readonly d: string;
  readonly only?: 'colour' | 'mono';
}

/**
 * One letter in one construction (`tools/catalogue/build-letters.ts`). Parts are filled by the nonzero rule,
 * centered on (100, 100) by ink box, larger ink side = 200. A part that touches another overlaps it by .3, so
 * that no seam shows in one ink.
 */
export interface LetterMark {
  /** Family, letter and variant: `track/k-1`. */
  readonly id: string;
  readonly family: LetterFamily;
  readonly parts: readonly LetterPart[];
  readonly corner: CornerClass;
  /**
   * Pearson r between the 256-px render and the enlarged 16-px render of the one-color drawing (the small
   * one, if any).
   */
  readonly r16: number;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /**
   * Cap line and baseline, y down, if not the edges of the box: the part beyond them is the thing. Only in
   * family letter-idea.
   */
  readonly lines?: readonly [cap: number, base: number];
  /** Concepts that letter and picture express together, with fit in (0, 1]. Only in family letter-idea. */
  readonly serves?: Readonly<Record<string, number>>;
}

/** `letter-idea/b-12` without its variant, which may have two digits: `letter-idea/b`. */
export const withoutVariant = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** A mark as the catalogue holds it: the paths of its parts are fetched on demand, by letter. */
type StoredLetterMark = Omit<LetterMark, 'parts'> & { readonly parts: readonly StoredLetterPart[] };
export type StoredLetterPart = Omit<LetterPart, 'd'>;

type Letters = Readonly<Record<string, string>>;

/** `catalogue/letters.json`: complete marks, and the letters from which pairs and blocks are composed. */
export interface LetterCatalogue {
  readonly marks: readonly StoredLetterMark[];
  /** Drawings for 32 px and below by id without variant, where the others fill in. */
  readonly small: Readonly<Record<string, readonly StoredLetterPart[]>>;
  /** Left and right halves of a shared stem: cap height 500 from −50, stem 100 wide around x = 0. */
  readonly stem: { readonly first: Letters; readonly second: Letters };
  /** Letters to cut out of a face of 300. */
  readonly cube: Letters;
  /** Letters that fill a cell of 400 × 190 or 190 × 190 from (0, 0). */
  readonly block: Readonly<Record<'wide' | 'square', Letters>>;
}
