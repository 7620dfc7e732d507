import type { Hex } from '../scene/scene.ts';
import { hexToOklab, labDistance } from './oklch.ts';

/** ΔE_OK of two colors: 0 identical, .02 just noticeable, 1 black and white. */
export function colorDifference(one: Hex, other: Hex): number {
  return labDistance(hexToOklab(one), hexToOklab(other));
}
