import type { Hex } from '../scene/scene.ts';
import { hexToLinear } from './oklch.ts';

/**
 * Relative luminance in [0, 1] (WCAG 2.2, with the sRGB threshold .04045; no 8-bit color is between it and
 * .03928).
 */
function luminance(hex: Hex): number {
  const [r, g, b] = hexToLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio in [1, 21]; symmetric. */
export function contrastRatio(one: Hex, other: Hex): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
