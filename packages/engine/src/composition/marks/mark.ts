import type { MarkKind } from '../../concepts/style-spec.ts';
import type { CornerClass } from '../../concepts/typeface.ts';
import type { Box } from '../../geometry/box.ts';
import { type Path, pathArea } from '../../geometry/path.ts';
import { survivalAt16 } from '../../geometry/survival.ts';
import type { Shape } from '../../scene/scene.ts';
import { shapesBox } from '../block.ts';

/** A mark ready to be placed: in its own space, larger ink side about 200. */
export interface Mark {
  /** `icon/leaf`, `petal/7-vesica`, `tile/disc+hp` …: the same id is the same drawing for the same face. */
  readonly id: string;
  readonly kind: MarkKind;
  readonly shapes: readonly Shape[];
  /**
   * The drawing for 32 px and below where it differs (golden rule 15): fewer parts, no keylines, joints and gaps × 1.8. In a
   * space of its own: the avatar fits it by its box.
   */
  readonly small?: readonly Shape[];
  readonly box: Box;
  readonly corner: CornerClass;
  /** Correlation of the 16-px render with the full one; how well it survives as a favicon. */
  readonly r16: number;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** Made of the name face's own letters, so that another face makes another drawing. */
  readonly lettered: boolean;
  /** Ink area in its own space, square units (as drawn in one color). */
  readonly area: number;
}

/** Trigonometry may differ between hosts in its last bit: on this grid, in units of a mark, it no longer does. */
const grid = 1e6;

const onGrid = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    path: shape.path.map((contour) => contour.map((v) => Math.round(v * grid) / grid)),
  }));

/** Completes a mark from its shapes; area is that of the one-color drawing, survival that of the small one, if any. */
export function markOf(base: Omit<Mark, 'box' | 'area' | 'lettered' | 'r16'> & { readonly r16?: number }): Mark {
  const lettered = base.kind === 'tile' || base.kind === 'ring' || base.kind === 'pair' || base.kind === 'crest';
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

const inkOf = (shapes: readonly Shape[]): Path => shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);
