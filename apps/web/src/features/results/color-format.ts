import type { KitContents } from '@brandwright/contract';
import { type Hex, hexToOklch } from '@brandwright/engine';

/** How a color is written where it is used: screens, printing companies, style sheets. */
export const colorFormats = ['HEX', 'RGB', 'CMYK', 'OKLCH'] as const;
export type ColorFormat = (typeof colorFormats)[number];

/** The inks of a kit's colors as its files have them. */
export type Inks = KitContents['inks'];

/** A color as its format is written. Null for the inks of a color that the files do not have. */
export function colorText(hex: Hex, format: ColorFormat, inks: Inks): string | null {
  switch (format) {
    case 'HEX':
      return hex;
    case 'RGB': {
      const packed = Number.parseInt(hex.slice(1), 16);
      return `rgb(${packed >> 16}, ${(packed >> 8) & 255}, ${packed & 255})`;
    }
    case 'CMYK': {
      const [c, m, y, k] = inks[hex] ?? [];
      return k === undefined ? null : `C${c} M${m} Y${y} K${k}`;
    }
    case 'OKLCH': {
      const { l, c, h } = hexToOklch(hex);
      return `oklch(${(100 * l).toFixed(1)}% ${c.toFixed(3)} ${h.toFixed(1)})`;
    }
    default:
      return format satisfies never;
  }
}
