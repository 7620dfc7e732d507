import { type Design, type Hex, nearestColorName } from '@brandwright/engine';
import { sentenceCase } from '../hero/picture.ts';
import { legible } from '../home-showcase/tones.ts';
import { type KitColor, kitColors } from './kit-colors.ts';

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

/** Colors of a palette in their order; two roles of one color are told once, by the first. */
export function swatchesOf(colors: readonly KitColor[]): readonly Swatch[] {
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

/** The colors of a kit, those of the logo first. */
export const paletteOf = (design: Pick<Design, 'scheme' | 'scene'>): readonly Swatch[] => swatchesOf(kitColors(design));

/** As many as the cover has room for: those of the logo, then the others in their order. */
export const coverPalette = (design: Pick<Design, 'scheme' | 'scene'>): readonly Swatch[] => {
  const all = paletteOf(design);
  return all.slice(0, Math.max(6, all.filter(({ isLogo }) => isLogo).length));
};
