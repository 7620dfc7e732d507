import type { PaintRole } from '../scene/scene.ts';
import type { CornerClass } from './typeface.ts';

/** Construction of a catalogue mark. The constructions are explained in docs/design-rules.md. */
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
  /** Key of an outline: `leaf`, `solid/shield`, `form/disc`. */
  readonly of: string;
  /** Size of a copy ÷ the outline's own. Default 1. */
  readonly scale?: number;
  /** Position of the outline's center (100, 100), and clockwise degrees. Default: one copy in place. */
  readonly at?: readonly (readonly [x: number, y: number, degrees?: number])[];
  /** Cuts the copies out of the part. They must lie entirely inside it. */
  readonly cut?: true;
}

/**
 * One painted part of a mark, within a 200 × 200 ink box: its own outline, copies of shared ones, or both.
 */
export interface MarkPart {
  readonly role: Extract<PaintRole, 'mark' | 'tone' | 'accent'>;
  /** SVG path data with absolute M, L, C, Z only, y down. */
  readonly d?: string;
  readonly stamps?: readonly Stamp[];
  readonly only?: 'colour' | 'mono';
}

/**
 * A mark whose geometry was computed and judged when the catalogue was built
 * (`tools/catalogue/build-marks.ts`). Parts are filled by the nonzero rule, oriented by nesting depth,
 * centered on (100, 100) by ink box, larger ink side = 200.
 */
export interface CataloguedMark {
  /**
   * Such as `icon/leaf`, `negative-space/drop+leaf`, `badge/scallop+coffee`, `crop/bird`,
   * `split-tone/tree-evergreen`, `notch/g`.
   */
  readonly id: string;
  readonly family: CataloguedFamily;
  /** Phosphor icons it was made from, outermost first; may be empty. */
  readonly icons: readonly string[];
  /** The capital it draws, if any. */
  readonly letter?: string;
  readonly parts: readonly MarkPart[];
  /** The drawing for 32 px and below, if different: fewer parts, no keylines, wider joints. */
  readonly small?: readonly MarkPart[];
  readonly corner: CornerClass;
  /**
   * Pearson r between the 256-px render and the enlarged 16-px render, of the small drawing if there is one.
   */
  readonly r16: number;
  /** Craft by eye, 1–5: 3 may be shown, 5 is studio quality. Marks below 3 are not in the catalogue. */
  readonly craft: number;
}

/** The whole catalogue: shared outlines, in a 200 box around (100, 100), and the marks. */
export interface MarkCatalogue {
  /** Path data by key. */
  readonly outlines: Readonly<Record<string, string>>;
  readonly marks: readonly CataloguedMark[];
}
