import type { MarkKind } from '../../concepts/style-spec.ts';
import type { CornerClass } from '../../concepts/typeface.ts';
import type { Box } from '../../geometry/box.ts';
import { type Path, pathArea } from '../../geometry/path.ts';
import { survivalAt16 } from '../../geometry/survival.ts';
import type { Shape } from '../../scene/scene.ts';
import { shapesBox } from '../block.ts';

/** A mark ready to be placed. In its own space, the larger side of its ink is about 200 units. */
export interface Mark {
  /** For example `icon/leaf`, `petal/7-vesica` or `tile/disc+hp`. One ID means one drawing per face. */
  readonly id: string;
  readonly kind: MarkKind;
  readonly shapes: readonly Shape[];
  /**
   * A separate drawing for 32 px and below, if any (golden rule 15): fewer parts, no keylines, joints and
   * gaps × 1.8. It has its own space; the avatar fits it by its box.
   */
  readonly small?: readonly Shape[];
  readonly box: Box;
  readonly corner: CornerClass;
  /** Correlation of the 16-px render with the full one: how well the mark survives as a favicon. */
  readonly r16: number;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** Whether the mark uses the name face's own letters, so that another face makes another drawing. */
  readonly lettered: boolean;
  /** Several things in a row: much wider than high, so it may be nearly as wide as a name below it. */
  readonly row?: true;
  /** Ink area of the one-color drawing, in square units of the mark's own space. */
  readonly area: number;
}

/**
 * Trigonometry can differ between hosts in its last bit. Rounding to this grid, in units of a mark, removes
 * the difference.
 */
const grid = 1e6;

const onGrid = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    path: shape.path.map((contour) => contour.map((v) => Math.round(v * grid) / grid)),
  }));

/**
 * Completes a mark from its shapes. The area is measured on the one-color drawing, the 16-px survival on the
 * small drawing if there is one.
 */
export function markOf(
  base: Omit<Mark, 'box' | 'area' | 'lettered' | 'r16'> & { readonly r16?: number; readonly lettered?: true },
): Mark {
  const lettered =
    base.lettered ?? (base.kind === 'tile' || base.kind === 'ring' || base.kind === 'pair' || base.kind === 'crest');
  const shapes = onGrid(base.shapes);
  const small = base.small === undefined ? {} : { small: onGrid(base.small) };
  const box = shapesBox(shapes);
  const tiny = small.small ?? shapes;
  return {
    ...base,
    ...small,
    shapes,
    lettered,
    box,
    area: pathArea(inkOf(shapes)),
    r16: base.r16 ?? survivalAt16(inkOf(tiny), shapesBox(tiny)),
  };
}

/** A row of things without what joins them, where it would be low: beside a name, which says the ampersand. Other marks are themselves. */
export function closed(mark: Mark): Mark {
  const { row, small } = mark;
  if (row !== true || small === undefined) return mark;
  return { ...mark, shapes: small, box: shapesBox(small), area: pathArea(inkOf(small)) };
}

const inkOf = (shapes: readonly Shape[]): Path => shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);
