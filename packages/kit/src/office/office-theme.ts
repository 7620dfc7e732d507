import { type Hex, typefaces } from '@brandwright/engine';
import type { Brand } from '../files/brand.ts';
import { shaded, surfaces } from '../mockups/surfaces.ts';
import { readable } from '../stationery/readable.ts';

/** Colors and fonts that an office program offers first in its menus. */
export interface OfficeTheme {
  readonly name: string;
  /** By their names in Office Open XML: 20.1.6.2 of ECMA-376, part 1. */
  readonly colors: ThemeColors;
  readonly headings: OfficeFont;
  readonly body: OfficeFont;
  readonly languages: Languages;
}

/** Languages of text in other scripts (BCP 47). Latin text is American English, as the words of the kit are. */
interface Languages {
  readonly eastAsia: string;
  readonly rightToLeft: string;
}

export const themeColorNames = [
  'dark1',
  'light1',
  'dark2',
  'light2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hyperlink',
  'followedHyperlink',
] as const;
export type ThemeColorName = (typeof themeColorNames)[number];
type ThemeColors = Readonly<Record<ThemeColorName, Hex>>;

/** A font by the names under which programs list it. */
export interface OfficeFont {
  /** For Latin letters. Such as `Inter` or `Inter SemiBold`. */
  readonly family: string;
  /** For the letters of the brand’s name, if they are in another face. */
  readonly script: string;
  /** The family’s own bold cut is meant. */
  readonly bold: boolean;
  /** Installed everywhere, for computers without the font. */
  readonly fallback: 'Arial' | 'Georgia';
  readonly faces: readonly OfficeFace[];
}

/** A face of the catalogue as a program knows it: by its family, and whether it is the family’s bold cut. */
interface OfficeFace {
  readonly id: string;
  readonly family: string;
  readonly bold: boolean;
}

const white: Hex = '#FFFFFF';

/** The brand as a theme: text in its ink on white, its palette as accents, and lighter and darker primaries for charts. */
export function officeTheme(brand: Brand): OfficeTheme {
  const { design, lettering } = brand;
  const { ink, dark, primary, secondary, accent } = design.scheme.palette;
  const { line, sheet } = surfaces(design);
  return {
    name: design.name,
    colors: {
      dark1: ink,
      light1: white,
      dark2: dark,
      light2: sheet,
      accent1: primary,
      accent2: secondary,
      accent3: accent,
      accent4: shaded(primary, 0.16),
      accent5: shaded(secondary, -0.14),
      accent6: line,
      hyperlink: readable(design, white),
      followedHyperlink: line,
    },
    headings: officeFont(lettering.faces.bold[0], lettering.line(design.name, 'bold', 1).face),
    body: officeFont(lettering.faces.regular[0], lettering.line(design.name, 'regular', 1).face),
    languages: languagesOf(design.name),
  };
}

/** The language that a name’s letters suggest, so that spelling and line breaks are right where people type. */
const languagesOf = (name: string): Languages => ({
  eastAsia: /[\u3040-\u30FF]/u.test(name) ? 'ja-JP' : /[\uAC00-\uD7AF]/u.test(name) ? 'ko-KR' : 'zh-CN',
  rightToLeft: /[\u0590-\u05FF]/u.test(name) ? 'he-IL' : 'ar-SA',
});

/** Names of weights in font files. 400 and 700 are a family’s own regular and bold. */
const weights: ReadonlyMap<number, string> = new Map([
  [100, 'Thin'],
  [200, 'ExtraLight'],
  [300, 'Light'],
  [500, 'Medium'],
  [600, 'SemiBold'],
  [800, 'ExtraBold'],
  [900, 'Black'],
]);

/** The family name (name id 1) of a catalogue face. Arial for a face that is no longer in the catalogue. */
export function familyOf(id: string | null | undefined): string {
  const face = typefaces.find((one) => one.id === id);
  if (face === undefined) return 'Arial';
  const weight = weights.get(face.weight);
  return weight === undefined ? face.family : `${face.family} ${weight}`;
}

const isBold = (face: string | undefined): boolean => typefaces.some(({ id, weight }) => id === face && weight === 700);

function officeFont(latin: string | undefined, script: string | null): OfficeFont {
  const style = typefaces.find(({ id }) => id === latin)?.style;
  return {
    family: familyOf(latin),
    script: familyOf(script ?? latin),
    bold: isBold(latin),
    fallback: style === 'serif' ? 'Georgia' : 'Arial',
    faces: [...new Set([latin, script].flatMap((id) => id ?? []))].map((id) => ({ id, family: familyOf(id), bold: isBold(id) })),
  };
}
