import type { Drawing, Hex } from '@brandwright/engine';
import type { Identity } from '../files/brand.ts';
import { isOne } from '../grammar/name-on.ts';
import { legible } from '../mockups/legible.ts';

/** The logo in one line where the name allows it, without its slogan, in paints that read on a ground. */
export function signOf(brand: Identity, ground: Hex): Drawing {
  const { design, lockups } = brand;
  const form = isOne(brand) ? design : (lockups.find(({ key }) => key === 'horizontal')?.design ?? design);
  const shapes = form.scene.shapes.filter(({ part }) => part !== 'slogan');
  return legible({ ...design, scene: { ...form.scene, shapes }, scheme: { ...design.scheme, ...form.scheme } }, 'full', ground);
}
