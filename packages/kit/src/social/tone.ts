import { contrastRatio, type Design, type Hex, hexToOklch, oklchToHex } from '@brandwright/engine';
import { legible } from '../mockups/legible.ts';
import { surfaces } from '../mockups/surfaces.ts';

/** The colors of one template: a ground, a second surface, and what is painted on the ground. */
export interface Tone {
  readonly ground: Hex;
  /** The other surface of the brand: light beside a bold ground, bold beside a light one. */
  readonly other: Hex;
  /** A bar or a block that stands out from the ground. */
  readonly loud: Hex;
  /** A step from the ground, for pictures below text. */
  readonly faint: Hex;
}

/** Contrast that text has at least (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** Contrast from which two surfaces are told apart at a glance. */
const apart = 1.6;

/** The tone on the brand’s bold surface, or on its light one. */
export function toneOf(design: Design, ground: 'bold' | 'light'): Tone {
  const { bold, own, sheet, loud } = surfaces(design);
  const light =
    contrastRatio(own, bold) >= apart ? own : contrastRatio(sheet, bold) >= apart ? sheet : design.scheme.palette.dark;
  const [below, other] = ground === 'bold' ? [bold, light] : [light, bold];
  const { accent, secondary, primary } = design.scheme.palette;
  const choices = [accent, loud, secondary, primary, other];
  return {
    ground: below,
    other,
    loud: choices.find((hex) => contrastRatio(hex, below) >= apart) ?? other,
    faint: faintOn(below, primary),
  };
}

/** Lightness between a ground and what is painted on it in a step of it, and the chroma it has on a neutral ground. */
const step = { light: -0.06, dark: 0.075, chroma: 0.022 } as const;

/** A step from a ground, in its hue, or in the brand’s hue where the ground has none. */
function faintOn(ground: Hex, brand: Hex): Hex {
  const { l, c, h } = hexToOklch(ground);
  const own = hexToOklch(brand);
  const hue = c < step.chroma && own.c > step.chroma ? { c: step.chroma, h: own.h } : { c, h };
  return oklchToHex({ l: Math.min(1, Math.max(0, l + (l > 0.6 ? step.light : step.dark))), ...hue });
}

/** The ink of text on a ground: that of the name there, then others of the brand, black or white at last. */
export function textInk(design: Design, ground: Hex): Hex {
  const { palette } = design.scheme;
  const choices = [legible(design, 'full', ground).paints.name, palette.paper, palette.ink, palette.dark, '#FFFFFF' as const];
  return choices.find((hex) => contrastRatio(hex, ground) >= textContrast) ?? '#000000';
}
