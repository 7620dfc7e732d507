import type { Hex } from '../scene/scene.ts';
import data from './catalogue/swatch-names.json' with { type: 'json' };
import { hexToOklab, type Oklab } from './oklch.ts';

/**
 * A color name shown to people, and the color it stands for. Chosen by eye; stored in
 * `catalogue/swatch-names.json`.
 */
export interface SwatchName {
  /** American English in lower case: `pale mint`. */
  readonly name: string;
  readonly hex: Hex;
}

export const swatchNames: readonly SwatchName[] = data.map(([name = '', hex = '']) => ({ name, hex: hex as Hex }));

/**
 * Weight of chroma relative to lightness. Plain OKLab weighs them equally, which puts a cool near-white
 * closer to cream than to white. ΔE OK2 of Color.js doubles a and b for the same reason.
 */
const tint = 2;
/** Weight of hue. A name that says another hue is worse than one that says too light or too gray. */
const hue = 3;

function apart(p: Oklab, q: Oklab): number {
  const [chroma, other] = [Math.hypot(p[1], p[2]), Math.hypot(q[1], q[2])];
  const all = (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2;
  // What two chromas do not explain of a difference is one of hue.
  const turned = Math.max(0, all - (chroma - other) ** 2);
  return Math.hypot(p[0] - q[0], tint * (chroma - other), hue * Math.sqrt(turned));
}

/**
 * What people would call a color: the nearest of about a hundred named swatches. The words of briefs
 * (`color-name.ts`) are regions instead, and a region of near-white holds both ice and cream.
 */
export function nearestColorName(hex: Hex): string {
  const color = hexToOklab(hex);
  const far = ({ hex: own }: SwatchName): number => apart(color, hexToOklab(own));
  return swatchNames.reduce((best, one) => (far(one) < far(best) ? one : best)).name;
}
