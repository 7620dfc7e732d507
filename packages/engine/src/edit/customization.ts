import type { Hex } from '../scene/scene.ts';

/** Fonts of the editor by the names the product gives them; “Source Sans Pro” is the catalogue's family Source Sans 3. */
export const editorFonts = [
  'Inter',
  'Playfair Display',
  'Montserrat',
  'Roboto',
  'Open Sans',
  'Poppins',
  'Source Sans Pro',
  'Lato',
] as const;
export type EditorFont = (typeof editorFonts)[number];

/** Mark beside the name, over it, one with it, or the letters alone. */
export const editorLayouts = ['horizontal', 'vertical', 'integrated', 'wordmark'] as const;
export type EditorLayout = (typeof editorLayouts)[number];

/** Voices that a name can be set in, whatever the design's own. */
export const editorVoices = ['bold', 'elegant', 'playful', 'minimal', 'warm'] as const;
export type EditorVoice = (typeof editorVoices)[number];

/** What a person changed in the editor, as plain JSON; null leaves a thing as it was designed. */
export interface Customization {
  readonly fontFamily: EditorFont | null;
  /** Typefaces of this voice, unless a font is chosen. */
  readonly voice: EditorVoice | null;
  readonly primaryColor: Hex | null;
  readonly secondaryColor: Hex | null;
  readonly backgroundColor: Hex | null;
  readonly layout: EditorLayout | null;
  readonly showSlogan: boolean | null;
  /** Null: the brief's. */
  readonly slogan: string | null;
  /** Percent, 50–150 in steps of 10. */
  readonly iconSize: number;
  /** Percent, 50–200 in steps of 10. */
  readonly textSize: number;
  /** Percent, 50–200 in steps of 10. */
  readonly spacing: number;
  /** The dark set of colors, on `#1A202C` unless a background is chosen. */
  readonly isDarkMode: boolean;
  /** Id of another mark. */
  readonly icon: string | null;
  /** Index of the left letter among the letters of the name as set (spaces are none) → em/1000, −200…200. */
  readonly kerning: Readonly<Record<string, number>>;
}

/** The design untouched. */
export const asDesigned: Customization = {
  fontFamily: null,
  voice: null,
  primaryColor: null,
  secondaryColor: null,
  backgroundColor: null,
  layout: null,
  showSlogan: null,
  slogan: null,
  iconSize: 100,
  textSize: 100,
  spacing: 100,
  isDarkMode: false,
  icon: null,
  kerning: {},
};

/** The product's own defaults: what “reset to defaults” gives a person who wants to begin from a plain sheet. */
export const defaultCustomization: Customization = {
  ...asDesigned,
  fontFamily: 'Inter',
  primaryColor: '#1A365D',
  secondaryColor: '#4299E1',
  backgroundColor: '#FFFFFF',
};
