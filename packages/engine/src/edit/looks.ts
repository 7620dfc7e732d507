import type { ColorPreset } from './color-presets.ts';
import { asDesigned, type Customization, type EditorVoice } from './customization.ts';

/** The product's six palettes for every design of a kit (M-05). Both inks keep 4.5:1 on their ground. */
export const kitPalettes = [
  { name: 'Deep Blue and White', primaryColor: '#12305E', secondaryColor: '#2468B0', backgroundColor: '#FFFFFF' },
  { name: 'Forest Green and Earth Tones', primaryColor: '#1E4634', secondaryColor: '#85541B', backgroundColor: '#F4F0E4' },
  { name: 'Royal Purple and Silver', primaryColor: '#46278A', secondaryColor: '#646A7A', backgroundColor: '#F2F2F6' },
  { name: 'Sunset Orange and Coral', primaryColor: '#A8380F', secondaryColor: '#C23B4A', backgroundColor: '#FFF2EA' },
  { name: 'Midnight Black and Gold', primaryColor: '#F3E8CF', secondaryColor: '#DDB04A', backgroundColor: '#15130F' },
  { name: 'Rose Gold and Blush', primaryColor: '#7D3F45', secondaryColor: '#9C5A3C', backgroundColor: '#FBEDEA' },
] as const satisfies readonly ColorPreset[];

interface KitPersonality {
  readonly name: string;
  readonly voice: EditorVoice;
}

/** The product's five (M-05). */
export const kitPersonalities = [
  { name: 'Bold & Energetic', voice: 'bold' },
  { name: 'Elegant & Sophisticated', voice: 'elegant' },
  { name: 'Playful & Creative', voice: 'playful' },
  { name: 'Minimalist & Clean', voice: 'minimal' },
  { name: 'Warm & Authentic', voice: 'warm' },
] as const satisfies readonly KitPersonality[];

/** What was applied to every design of a kit, by name. Null: as designed. */
export interface KitLook {
  readonly palette: (typeof kitPalettes)[number]['name'] | null;
  readonly personality: (typeof kitPersonalities)[number]['name'] | null;
}

/** Every design as it was made. */
export const unchangedLook: KitLook = { palette: null, personality: null };

export const sameLook = (a: KitLook, b: KitLook): boolean => a.palette === b.palette && a.personality === b.personality;

/**
 * The edits of a design in a look. A palette replaces chosen colors; a personality replaces a chosen font and
 * the kerning that was made for it.
 */
export function inLook(customization: Customization | null, { palette, personality }: KitLook): Customization {
  const own = customization ?? asDesigned;
  const colors = kitPalettes.find(({ name }) => name === palette);
  const voice = kitPersonalities.find(({ name }) => name === personality)?.voice;
  return {
    ...own,
    ...(colors === undefined
      ? {}
      : {
          primaryColor: colors.primaryColor,
          secondaryColor: colors.secondaryColor,
          backgroundColor: colors.backgroundColor,
          isDarkMode: false,
        }),
    ...(voice === undefined ? {} : { voice, fontFamily: null, kerning: {} }),
  };
}
