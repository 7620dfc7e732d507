import type { MarkKind } from '../../concepts/style-spec.ts';
import type { CornerClass } from '../../concepts/typeface.ts';
import { type Box, height, width } from '../../geometry/box.ts';
import { pathArea } from '../../geometry/path.ts';
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
  /** Left–right mirror likeness in [0, 1]. */
  readonly symmetry: number;
  /** Correlation of the 16-px render with the full one; how well it survives as a favicon. */
  readonly r16: number;
  /** Craft by eye, 1–5. */
  readonly craft: number;
  /** Made of the name face's own letters, so that another face makes another drawing. */
  readonly lettered: boolean;
  /** Ink area in its own space, square units (as drawn in one colour). */
  readonly area: number;
}

/** Completes a mark from its shapes. */
export function markOf(base: Omit<Mark, 'box' | 'area' | 'lettered'>): Mark {
  const ink = base.shapes.filter((s) => s.only !== 'mono');
  // A piece laid over another (an accent on a disc) is counted once: by the largest, which carries the mass.
  const area = Math.max(...ink.map((s) => pathArea(s.path))) + 0.5 * ink.slice(1).reduce((sum, s) => sum + pathArea(s.path), 0);
  const lettered = base.kind === 'tile' || base.kind === 'ring' || base.kind === 'pair';
  return { ...base, lettered, box: shapesBox(base.shapes), area: Math.min(area, 0.98 * boxArea(shapesBox(base.shapes))) };
}

const boxArea = (box: Box): number => width(box) * height(box);
