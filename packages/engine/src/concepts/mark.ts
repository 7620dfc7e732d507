import type { PaintRole } from '../scene/scene.ts';
import type { CornerClass } from './typeface.ts';

/** How a catalogued mark was made. Ids of the constructions stand in docs/design-rules.md. */
export const markFamilies = [
  'icon',
  'negative-space',
  'crop',
  'split-tone',
  'badge',
  'rotate',
  'ring-break',
  'seal',
  'counter',
  'notch',
  'cut-disc',
] as const;
type CataloguedFamily = (typeof markFamilies)[number];

/** Copies of one outline of the catalogue. */
export interface Stamp {
  /** Key of the catalogue's outlines: `leaf`, `solid/shield`, `form/disc`. */
  readonly of: string;
  /** Size of a copy ÷ the outline's own; absent: 1. */
  readonly scale?: number;
  /** Where the outline's centre (100, 100) comes to stand, and clockwise degrees; absent: one copy where it is. */
  readonly at?: readonly (readonly [x: number, y: number, degrees?: number])[];
  /** The copies are cut out of what the part already holds. They must lie wholly inside it. */
  readonly cut?: true;
}

/** One painted piece of a mark, ink box within 200 × 200: an outline of its own, a recipe of shared ones, or both. */
export interface MarkPart {
  readonly role: Extract<PaintRole, 'mark' | 'tone' | 'accent'>;
  /** SVG path data of absolute M, L, C, Z only, y down. */
  readonly d?: string;
  readonly stamps?: readonly Stamp[];
  readonly only?: 'colour' | 'mono';
}

/**
 * A mark whose geometry was computed and judged when the catalogue was built (`tools/catalogue/build-marks.ts`).
 * Parts are non-zero filled, oriented by nesting depth, centred on (100, 100) by ink box, larger ink side = 200.
 */
export interface CataloguedMark {
  /** `icon/leaf`, `negative-space/drop+leaf`, `badge/scallop+coffee`, `crop/bird`, `split-tone/tree-evergreen`, `notch/g`. */
  readonly id: string;
  readonly family: CataloguedFamily;
  /** Phosphor icons it was made from (outer first), or none. */
  readonly icons: readonly string[];
  /** Capital letter it draws, or none. */
  readonly letter?: string;
  readonly parts: readonly MarkPart[];
  /** The drawing for 32 px and below, where it differs: fewer parts, no keylines, wider joints. */
  readonly small?: readonly MarkPart[];
  readonly corner: CornerClass;
  /** Pearson r between the 256 px render and the 16 px render enlarged; of the small drawing where there is one. */
  readonly r16: number;
  /** Craft by eye, 1–5: 3 may be shown, 5 is a studio's. Below 3 is not in the catalogue. */
  readonly craft: number;
}

/** The whole catalogue: outlines that recipes share, in a 200 box about (100, 100), and the marks. */
export interface MarkCatalogue {
  /** Path data by key. */
  readonly outlines: Readonly<Record<string, string>>;
  readonly marks: readonly CataloguedMark[];
}
