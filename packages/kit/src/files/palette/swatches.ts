import { type Cmyk, type Hex, nearestColorName, type Paints } from '@brandwright/engine';
import type { Brand } from '../brand.ts';
import { rolesOf } from '../logo/painted.ts';

/** A color for the palette files. */
export interface Swatch {
  /** What it is for: “Primary”, “Logo background”, “Logo mark on dark”. */
  readonly use: string;
  /** Its name in ASCII, such as “Forest green”. */
  readonly name: string;
  readonly hex: Hex;
  /** 0–255. */
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly cmyk: Cmyk;
}

/**
 * The palette, then the other paints of the logo on its own and its dark ground, so that a palette file holds
 * every color of the logo. Each color appears once, at its first use. Throws if a color has no declared inks.
 */
export function swatchesOf(brand: Brand): readonly Swatch[] {
  const { paints, onDark } = brand.design.scheme;
  const uses = [
    ...brand.colors.map(({ role, hex, name }) => ({ use: sentenceCase(role), hex, name })),
    ...painted(brand, paints, ''),
    ...painted(brand, onDark, ' on dark'),
  ];
  return uses
    .filter(({ hex }, i) => uses.findIndex((one) => one.hex === hex) === i)
    .map(({ use, hex, name }) => ({ use, name, hex, rgb: rgbOf(hex), cmyk: inksOf(brand, hex) }));
}

const painted = ({ design }: Brand, paints: Paints, where: string): readonly Pick<Swatch, 'use' | 'hex' | 'name'>[] => [
  ...(paints.ground === null ? [] : [named(`Logo background${where}`, paints.ground)]),
  ...rolesOf(design.scene).map((role) => named(`Logo ${role}${where}`, paints[role])),
];

const named = (use: string, hex: Hex) => ({ use, hex, name: sentenceCase(nearestColorName(hex)) });

/** Red, green and blue of a hex color, 0–255. */
export function rgbOf(hex: Hex): readonly [number, number, number] {
  const packed = Number.parseInt(hex.slice(1), 16);
  return [(packed >> 16) & 255, (packed >> 8) & 255, packed & 255];
}

function inksOf({ inks }: Brand, hex: Hex): Cmyk {
  const cmyk = inks.get(hex);
  if (cmyk === undefined) throw new Error(`No inks are declared for ${hex}.`);
  return cmyk;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
