import { type Design, type Drawing, type Hex, inkBox } from '@brandwright/engine';
import type { Form, Identity, LockupKey } from '../files/brand.ts';
import { isEmblem } from '../mockups/gesture.ts';
import { legible } from '../mockups/legible.ts';

interface Size {
  readonly w: number;
  readonly h: number;
}

/**
 * True if name and mark cannot be separated: the name is inside the sign, or the mark is one of its letters.
 */
export const isOne = ({ design }: Identity): boolean =>
  isEmblem(design) || (design.genome.mark !== null && design.archetype === 'wordmark');

/**
 * The name without its mark, in readable paints: as set beside the mark, with lines flush to one edge, or as
 * the centered wordmark where that is clearly larger.
 */
export function nameOn(brand: Identity, ground: Hex, box: Size): Drawing {
  const set = (key: LockupKey): Drawing | null => {
    const form = brand.lockups.find((one) => one.key === key)?.design;
    return form === undefined ? null : lettersOf(brand.design, form, ground, 'mark');
  };
  if (isOne(brand)) return lettersOf(brand.design, brand.design, ground, 'slogan');
  const [flush, alone] = [set('horizontal'), set('wordmark')];
  if (flush === null || alone === null) return flush ?? alone ?? lettersOf(brand.design, brand.design, ground, 'mark');
  return capHeight(flush, box) > 0.8 * capHeight(alone, box) ? flush : alone;
}

/** A lockup without its slogan and one other part. */
function lettersOf(design: Design, form: Form, ground: Hex, without: 'mark' | 'slogan'): Drawing {
  const shapes = form.scene.shapes.filter(({ part }) => part !== 'slogan' && part !== without);
  return legible({ ...design, scene: { ...form.scene, shapes }, scheme: { ...design.scheme, ...form.scheme } }, 'full', ground);
}

/** Cap height of a name fitted into the box, in the box's units. It is 100 units in a scene. */
export function capHeight(name: Drawing, box: Size): number {
  const ink = inkBox(name);
  return ink === null ? 0 : 100 * Math.min(box.w / (ink.x1 - ink.x0), box.h / (ink.y1 - ink.y0));
}
