import { contrastRatio, type Design, type Hex, hexToOklch, oklchToHex } from '@brandwright/engine';

/** What things are made of and stand on: the brand's colors, and quiet neutrals with a breath of its hue. */
export interface Surfaces {
  /** The ground the design was drawn for. */
  readonly own: Hex;
  /** The brand's loudest surface: its full color, or its darkest. */
  readonly bold: Hex;
  /** As `bold`; for a brand of blacks its accent, where nothing is printed on it. */
  readonly loud: Hex;
  /** The brand's loudest surface is a light one: what lies around it is darker. */
  readonly pale: boolean;
  /** Nearly white, for sheets and screens. */
  readonly sheet: Hex;
  /** Behind the things, a step darker than paper. */
  readonly wall: Hex;
  /** Ink of words too small to be read: those that matter, and the rest. */
  readonly line: Hex;
  readonly quiet: Hex;
}

/** The color at another lightness; its chroma at most `c`. */
export function toned(color: Hex, l: number, c: number): Hex {
  const from = hexToOklch(color);
  return oklchToHex({ l, c: Math.min(from.c, c), h: from.h });
}

/** The color a little nearer to black (negative) or white, its hue kept. */
export function shaded(color: Hex, step: number): Hex {
  const from = hexToOklch(color);
  return oklchToHex({ ...from, l: Math.min(1, Math.max(0, from.l + step)) });
}

const isGrey = (color: Hex): boolean => hexToOklch(color).c < 0.06;
const isBlack = (color: Hex): boolean => isGrey(color) && hexToOklch(color).l < 0.32;

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
    loud: isBlack(bold) && !isGrey(palette.accent) ? palette.accent : bold,
    sheet: toned(palette.paper, 0.988, 0.008),
    wall: toned(palette.paper, pale ? 0.77 : 0.895, 0.02),
    line: toned(palette.ink, 0.5, 0.02),
    quiet: toned(palette.ink, 0.76, 0.014),
  };
}
