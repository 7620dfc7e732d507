import type { MarkKind } from '../../concepts/style-spec.ts';
import type { CornerClass } from '../../concepts/typeface.ts';
import type { Box } from '../../geometry/box.ts';
import { pathArea } from '../../geometry/path.ts';
import { survivalAt16 } from '../../geometry/survival.ts';
import type { Shape } from '../../scene/scene.ts';
import { shapesBox } from '../block.ts';

/** A mark ready to be placed: in its own space, larger ink side about 200. */
export interface Mark {
  /** `icon/leaf`, `petal/7-vesica`, `tile/disc+hp` …: the same id is the same drawing for the same face. */
  readonly id: string;
  readonly kind: MarkKind;
  readonly shapes: readonly Shape[];
  readonly box: Box;
  readonly corner: CornerClass;
  /** Correlation of the 16-px render with the full one; how well it survives as a favicon. */
  readonly r16: number;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** Made of the name face's own letters, so that another face makes another drawing. */
  readonly lettered: boolean;
  /** Ink area in its own space, square units (as drawn in one colour). */
  readonly area: number;
}

/** Completes a mark from its shapes; area and survival are those of the one-colour drawing. */
export function markOf(base: Omit<Mark, 'box' | 'area' | 'lettered' | 'r16'> & { readonly r16?: number }): Mark {
  const lettered = base.kind === 'tile' || base.kind === 'ring' || base.kind === 'pair';
  const ink = base.shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);
  const box = shapesBox(base.shapes);
  return { ...base, lettered, box, area: pathArea(ink), r16: base.r16 ?? survivalAt16(ink, box) };
}
