import type { FontStyle } from '../brief/choices.ts';
import type { LetterCase } from '../typography/letter-case.ts';
import type { Script } from '../typography/script.ts';

/** Seven voices in [0, 1]; the space in which briefs, styles and faces meet. */
export const traitNames = ['formal', 'playful', 'bold', 'elegant', 'technical', 'warm', 'vintage'] as const;
export type TraitName = (typeof traitNames)[number];
export type Traits = Readonly<Record<TraitName, number>>;

/** How corners look: sharp (0), soft (1), round (2), full (3). Mark, container and type may differ by one class. */
export type CornerClass = 0 | 1 | 2 | 3;

/** One weight of one family, as judged by a person. Written by hand in `catalogue/typefaces.json`. */
export interface Typeface {
  /** kebab-case family, weight and `i` for italics: `young-serif-400`, `archivo-900i`. */
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** Module specifier of the full TTF with its licence beside it. */
  readonly file: string;
  readonly style: FontStyle;
  readonly traits: Traits;
  /** Cases this face may be set in, best first. */
  readonly cases: readonly LetterCase[];
  /** Id of the face that sets slogans under it. */
  readonly slogan: string;
  /** Id of a lighter cut of the same family for two-weight names. */
  readonly light?: string;
  readonly corner: CornerClass;
  /** 1 = seldom seen in logos of the last ten years, 0 = everywhere. */
  readonly freshness: number;
  /** Where it may be used: names in the AI path, slogans, the free builder and editor only. */
  readonly uses: readonly ('name' | 'slogan' | 'builder')[];
  /** Letters connect: tracking stays 0, no capitals-only setting. */
  readonly connected: boolean;
  /** Drawn for this script first: proposed only where the text has it. Absent for faces at home in Latin. */
  readonly script?: Exclude<Script, 'latin'>;
}

/** Character sets of ideographs and Hangul that faces are made to: GB 2312, JIS X 0208, KS X 1001; all Hangul; all of Unicode 1.1's Han. */
export const repertoires = ['gb', 'jis', 'ks', 'hangul', 'han'] as const;
export type Repertoire = (typeof repertoires)[number];

/** What was measured on the TTF by `tools/catalogue/measure-typefaces.ts`; `catalogue/typeface-metrics.json`. */
export interface TypefaceMetrics {
  /** Units per em of the font file. */
  readonly upem: number;
  /** Heights in em, from outlines: H, x, and the tallest of b d h k l; depth of p (positive). */
  readonly cap: number;
  readonly x: number;
  readonly ascender: number;
  readonly descender: number;
  /** Vertical stem of H ÷ cap height; thinnest horizontal of H or e ÷ cap height. */
  readonly stem: number;
  readonly hairline: number;
  /** Overshoot of O ÷ cap height (one side). */
  readonly overshoot: number;
  /** Advance widths in 1/1000 em of A–Z, a–z, 0–9, `&`, space, in that order; -1 where there is no glyph. */
  readonly advances: readonly number[];
  /** Covered code points as sorted [first, last] pairs: letters, marks, digits, punctuation and symbols to the end of kana (U+30FF). */
  readonly coverage: readonly (readonly [number, number])[];
  /** National character sets the face covers whole; of what it has beyond them only `beyond` counts. */
  readonly repertoires?: readonly Repertoire[];
  /** Common traditional ideographs (Big5, level 1) that it has besides. */
  readonly beyond?: string;
  /**
   * Optical height of other scripts in em, [above the baseline, below it]: alef, Hebrew he, the Devanagari and Bengali headline, Thai
   * ko kai, and the body of 国 (国 fills it; Korean: 국).
   */
  readonly heights?: Readonly<Partial<Record<Exclude<Script, 'latin'>, readonly [top: number, foot: number]>>>;
  /** Characters among A–Z, a–z, 0–9 and `&` whose contours overlap, so that they may not be knocked out of a solid. */
  readonly overlapping: string;
}
