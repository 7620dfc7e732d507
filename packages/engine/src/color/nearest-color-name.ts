import type { Hex } from '../scene/scene.ts';
import data from './catalogue/swatch-names.json' with { type: 'json' };
import { hexToOklab, type Oklab } from './oklch.ts';

/** A name that is shown to people, and the one color it stands for. Chosen by eye; written in `catalogue/swatch-names.json`. */
export interface SwatchName {
  /** American English, lower case: `pale mint`. */
  readonly name: string;
  readonly hex: Hex;
}

export const swatchNames: readonly SwatchName[] = data.map(([name = '', hex = '']) => ({ name, hex: hex as Hex }));

/**
 * How much more a step of hue or chroma weighs than one of lightness. Plain OKLab makes both alike, and then a cool near-white lies
 * closer to cream than to white; ΔE OK2 of Color.js doubles a and b for the same reason.
 */
const tint = 2;

const apart = (p: Oklab, q: Oklab): number => Math.hypot(p[0] - q[0], tint * (p[1] - q[1]), tint * (p[2] - q[2]));

/**
 * What people would call a color: the nearest of some hundred named swatches. Words that a brief may hold are another matter
 * (`color-name.ts`): those are regions, and a region of near-white holds both ice and cream.
 */
export function nearestColorName(hex: Hex): string {
  const color = hexToOklab(hex);
  const far = ({ hex: own }: SwatchName): number => apart(color, hexToOklab(own));
  return swatchNames.reduce((best, one) => (far(one) < far(best) ? one : best)).name;
}
