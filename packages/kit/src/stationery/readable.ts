import { contrastRatio, type Design, type Hex } from '@brandwright/engine';

/** Contrast ratio of text (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** The brand’s color where it reads as text on a ground, otherwise its ink or its paper, otherwise black or white. */
export function readable({ scheme }: Design, ground: Hex): Hex {
  const { primary, ink, paper } = scheme.palette;
  const own = [primary, ink, paper].find((paint) => contrastRatio(paint, ground) >= enough);
  // One of the two always reads.
  return own ?? (contrastRatio('#000000', ground) >= enough ? '#000000' : '#FFFFFF');
}
