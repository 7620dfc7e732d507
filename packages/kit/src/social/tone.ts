import { contrastRatio, type Design, type Hex, hexToOklch } from '@brandwright/engine';
import { shaded, surfaces } from '../mockups/surfaces.ts';

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
  const light = contrastRatio(own, bold) >= apart ? own : contrastRatio(sheet, bold) >= apart ? sheet : design.scheme.palette.dark;
  const [below, other] = ground === 'bold' ? [bold, light] : [light, bold];
  const { accent, secondary, primary } = design.scheme.palette;
  const choices = [accent, loud, secondary, primary, other];
  return {
    ground: below,
    other,
    loud: choices.find((hex) => contrastRatio(hex, below) >= apart) ?? other,
    faint: shaded(below, hexToOklch(below).l > 0.6 ? -0.07 : 0.075),
  };
}

/** The brand’s ink for text on a ground: its own first, black or white at last. */
export function textInk({ scheme }: Design, ground: Hex): Hex {
  const { paints, onDark, palette } = scheme;
  const own = [paints, onDark].find((set) => set.ground === ground)?.name;
  const choices = [...(own === undefined ? [] : [own]), palette.paper, palette.ink, palette.dark, '#FFFFFF' as const];
  return choices.find((hex) => contrastRatio(hex, ground) >= textContrast) ?? '#000000';
}
