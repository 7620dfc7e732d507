import type { FontStyle } from '../brief/choices.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import type { Script } from '../typography/script.ts';

/** Seven traits in [0, 1] that describe briefs, styles and faces alike. */
export const traitNames = ['formal', 'playful', 'bold', 'elegant', 'technical', 'warm', 'vintage'] as const;
export type TraitName = (typeof traitNames)[number];
export type Traits = Readonly<Record<TraitName, number>>;

/** Corners: sharp (0), soft (1), round (2), full (3). Mark, container and type may differ by one class. */
export type CornerClass = 0 | 1 | 2 | 3;

/** One weight of one family, judged by a person. Maintained by hand in `catalogue/typefaces.json`. */
export interface Typeface {
  /** Family, weight, and `i` for italics, in kebab-case: `young-serif-400`, `archivo-900i`. */
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** Module specifier of the full TTF, which has its license beside it. */
  readonly file: string;
  readonly style: FontStyle;
  readonly traits: Traits;
  /** Cases for this face, best first. */
  readonly cases: readonly LetterCase[];
  /** Id of the face for slogans below it. */
  readonly slogan: string;
  /** Id of a lighter cut of the family, for two-weight names. */
  readonly light?: string;
  readonly corner: CornerClass;
  /** 1 = rarely seen in logos of the last ten years, 0 = everywhere. */
  readonly freshness: number;
  /** Where it may be used: names in generated designs, slogans, or only the free builder and the editor. */
  readonly uses: readonly ('name' | 'slogan' | 'builder')[];
  /** Letters connect: no tracking, no all-capitals setting. */
  readonly connected: boolean;
  /** The script it was made for. It is proposed only if the text has that script. Absent for Latin faces. */
  readonly script?: Exclude<Script, 'latin'>;
}

/**
 * Character sets of ideographs and Hangul that faces cover: GB 2312, JIS X 0208, KS X 1001; all Hangul; all
 * of Unicode 1.1's Han.
 */
export const repertoires = ['gb', 'jis', 'ks', 'hangul', 'han'] as const;
export type Repertoire = (typeof repertoires)[number];

/**
 * Measurements of the TTF by `tools/catalogue/measure-typefaces.ts`, in `catalogue/typeface-metrics.json`.
 */
export interface TypefaceMetrics {
  /** Units per em of the font file. */
  readonly upem: number;
  /** Heights in em, from outlines: of H, of x, and of the tallest of b d h k l; depth of p (positive). */
  readonly cap: number;
  readonly x: number;
  readonly ascender: number;
  readonly descender: number;
  /** Vertical stem of H ÷ cap height; thinnest horizontal of H or e ÷ cap height. */
  readonly stem: number;
  readonly hairline: number;
  /** Overshoot of O ÷ cap height, on one side. */
  readonly overshoot: number;
  /** Advance widths in 1/1000 em of A–Z, a–z, 0–9, `&` and space, in that order. -1 for a missing glyph. */
  readonly advances: readonly number[];
  /**
   * Covered code points as sorted [first, last] pairs: letters, marks, digits, punctuation and symbols up to
   * the end of kana (U+30FF).
   */
  readonly coverage: readonly (readonly [number, number])[];
  /** National character sets that the face covers completely. Beyond them, only `beyond` counts. */
  readonly repertoires?: readonly Repertoire[];
  /** Additional common traditional ideographs (Big5, level 1). */
  readonly beyond?: string;
  /**
   * Optical heights of other scripts in em, [above, below] the baseline: alef, Hebrew he, the Devanagari and
   * Bengali headline, Thai ko kai, and the body of 国 (国 fills it; Korean: 국).
   */
  readonly heights?: Readonly<Partial<Record<Exclude<Script, 'latin'>, readonly [top: number, foot: number]>>>;
  /** Characters among A–Z, a–z, 0–9 and `&` with overlapping contours, which cannot be cut out of a solid. */
  readonly overlapping: string;
}
