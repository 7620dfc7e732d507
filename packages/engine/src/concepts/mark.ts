import type { PaintRole } from '../scene/scene.ts';
import type { CornerClass } from './typeface.ts';

/** How a catalogued mark was made. Ids of the constructions stand in docs/design-rules.md. */
export const markFamilies = ['icon', 'negative-space', 'crop', 'split-tone', 'notch', 'cut-disc'] as const;
type CataloguedFamily = (typeof markFamilies)[number];

/** One painted piece of a mark: SVG path data of absolute M, L, C, Z only, y down, ink box within 200 × 200. */
export interface MarkPart {
  readonly role: Extract<PaintRole, 'mark' | 'tone' | 'accent'>;
  readonly d: string;
  readonly only?: 'colour' | 'mono';
}

/**
 * A mark whose geometry was computed and judged when the catalogue was built (`tools/catalogue/build-marks.ts`).
 * Parts are non-zero filled, oriented by nesting depth, centred on (100, 100) by ink box, larger ink side = 200.
 */
export interface CataloguedMark {
  /** `icon/leaf`, `negative-space/drop+leaf`, `crop/bird`, `split-tone/tree-evergreen`, `notch/g`, `cut-disc/a`. */
  readonly id: string;
  readonly family: CataloguedFamily;
  /** Phosphor icons it was made from (outer first), or none. */
  readonly icons: readonly string[];
  /** Capital letter it draws, or none. */
  readonly letter?: string;
  readonly parts: readonly MarkPart[];
  readonly corner: CornerClass;
  /** Left–right mirror IoU in [0, 1]. */
  readonly symmetry: number;
  /** Ink share of its ink box in (0, 1]. */
  readonly ink: number;
  /** Pearson r between the 256 px render and the 16 px render enlarged. */
  readonly r16: number;
  /** Perimetric complexity P²/4πA. */
  readonly complexity: number;
  /** Craft by eye, 1–5: 3 may be shown, 5 is a studio's. Below 3 is not in the catalogue. */
  readonly craft: number;
}
