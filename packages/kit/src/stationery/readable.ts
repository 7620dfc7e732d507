import { contrastRatio, type Design, type Hex } from '@brandwright/engine';

/** Contrast ratio of text (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** The brand’s color where it reads as text on a ground, otherwise its ink. */
export function readable({ scheme }: Design, ground: Hex): Hex {
  const { primary, ink, paper } = scheme.palette;
  return [primary, ink, paper].find((paint) => contrastRatio(paint, ground) >= enough) ?? ink;
}
