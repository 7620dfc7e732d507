import type { Design, Hex } from '@brandwright/engine';
import { contrastRatio, hexToOklch, oklchToHex } from '@brandwright/engine/documents';

/** Materials and grounds of mockups: the brand's colors, and neutrals with a trace of its hue. */
export interface Surfaces {
  /** The design's own ground. */
  readonly own: Hex;
  /** The brand's boldest surface: its full color, or its darkest. */
  readonly bold: Hex;
  /** Like `bold`, but the accent for a black brand. For areas without print. */
  readonly loud: Hex;
  /** True if the boldest surface is light. Its surroundings are then darker. */
  readonly pale: boolean;
  /** Nearly white, for paper and screens. */
  readonly sheet: Hex;
  /** Background behind objects, a step darker than paper. */
  readonly wall: Hex;
  /** Inks of greeked text: important lines, and the rest. */
  readonly line: Hex;
  readonly quiet: Hex;
}

/** The color at another lightness, with its chroma at most `c`. */
export function toned(color: Hex, l: number, c: number): Hex {
  const from = hexToOklch(color);
  return oklchToHex({ l, c: Math.min(from.c, c), h: from.h });
}

/** The color slightly darker (negative step) or lighter, with the same hue. */
export function shaded(color: Hex, step: number): Hex {
  const from = hexToOklch(color);
  return oklchToHex({ ...from, l: Math.min(1, Math.max(0, from.l + step)) });
}

const isGray = (color: Hex): boolean => hexToOklch(color).c < 0.06;
const isBlack = (color: Hex): boolean => isGray(color) && hexToOklch(color).l < 0.32;

export function surfaces({ scheme }: Design): Surfaces {
  const { paints, palette, ground } = scheme;
  const own = paints.ground ?? palette.paper;
  const strong = ground === 'vivid' || ground === 'dark';
  const bold = strong ? own : contrastRatio(palette.primary, palette.paper) >= 3 ? palette.primary : palette.dark;
  const pale = hexToOklch(bold).l > 0.74;
  return {
    own,
    bold,
    pale,
    loud: isBlack(bold) && !isGray(palette.accent) ? palette.accent : bold,
    sheet: toned(palette.paper, 0.988, 0.008),
    wall: toned(palette.paper, pale ? 0.77 : 0.895, 0.02),
    line: toned(palette.ink, 0.5, 0.02),
    quiet: toned(palette.ink, 0.76, 0.014),
  };
}
