import { type Design, type Hex, nearestColorName } from '@brandwright/engine';
import { brandColors, looksLike, rolesOf } from '@brandwright/kit';
import { results } from '../../content/results.ts';
import { sentenceCase } from '../hero/picture.ts';
import { legible } from '../home-showcase/tones.ts';

/** A color of the brand by what it is for. */
export interface Swatch {
  readonly role: string;
  readonly name: string;
  /** Its name is that of another color of the palette too: people tell the two apart by what they are for. */
  readonly shared: boolean;
  readonly hex: Hex;
  /** For words on it. */
  readonly ink: string;
  /** The logo itself has it. */
  readonly isLogo: boolean;
}

interface NamedColor {
  readonly role: string;
  readonly hex: string;
  readonly isLogo?: boolean;
}

/** Colors of a palette in their order; two roles of one color are told once, by the first. */
export function swatchesOf(colors: readonly NamedColor[]): readonly Swatch[] {
  const first = colors.filter(({ hex }, place) => colors.findIndex((one) => one.hex === hex) === place);
  const names = first.map(({ hex }) => nearestColorName(hex as Hex));
  return first.map(({ role, hex, isLogo = false }, place) => {
    const name = names[place] ?? role;
    return {
      role: sentenceCase(role),
      name: sentenceCase(name),
      shared: names.indexOf(name) !== names.lastIndexOf(name),
      hex: hex as Hex,
      ink: legible('#171614', hex),
      isLogo,
    };
  });
}

/** The colors that the logo has, by their roles, and then those of the palette that look like none of them. */
export function paletteOf(design: Pick<Design, 'scheme' | 'scene'>): readonly Swatch[] {
  const { paints } = design.scheme;
  const painted = rolesOf(design.scene).map((role) => ({ role: results.paints[role], hex: paints[role] }));
  const ground = paints.ground === null ? [] : [{ role: results.paints.ground, hex: paints.ground }];
  const logo = [...painted, ...ground].map((color) => ({ ...color, isLogo: true }));
  const others = brandColors(design).filter(({ hex }) => !logo.some((one) => looksLike(one.hex, hex)));
  return swatchesOf([...logo, ...others]);
}

/** As many as the cover has room for: those of the logo, then the others in their order. */
export const coverPalette = (design: Pick<Design, 'scheme' | 'scene'>): readonly Swatch[] => {
  const all = paletteOf(design);
  return all.slice(0, Math.max(6, all.filter(({ isLogo }) => isLogo).length));
};
