import type { Hex, Paints } from '../scene/scene.ts';

/** A color scheme a person may choose. Both inks can be read as text on the ground (WCAG AA): slogans are set in the accent. */
export interface FreeScheme {
  /** Name as stored and shown. */
  readonly name: string;
  readonly primary: Hex;
  readonly accent: Hex;
  readonly background: Hex;
  /** Slogans on the primary color, where the logo is turned around. */
  readonly soft: Hex;
}

/** The schemes of the free builder; the first is the default. */
export const freeSchemes: readonly FreeScheme[] = [
  { name: 'Ocean Blue', primary: '#0B4A80', accent: '#0A7192', background: '#EAF4FA', soft: '#B9E0EF' },
  { name: 'Sunset Orange', primary: '#AC3510', accent: '#8A2457', background: '#FFF3E8', soft: '#FFDCC2' },
  { name: 'Forest Green', primary: '#17532B', accent: '#3B7A2F', background: '#EFF5E8', soft: '#C7E3B4' },
  { name: 'Royal Purple', primary: '#542393', accent: '#A82A8C', background: '#F5EFFB', soft: '#E4CDF7' },
  { name: 'Classic Black', primary: '#1B1D21', accent: '#5A616B', background: '#F5F5F4', soft: '#C3C8CE' },
];

/** The scheme of a name; the default for one that there is not. */
export const schemeNamed = (name: string): FreeScheme =>
  freeSchemes.find((scheme) => scheme.name === name) ?? (freeSchemes[0] as FreeScheme);

/** The scheme on its own ground, and turned around on its primary color. */
export function paintsOf({ primary, accent, background, soft }: FreeScheme): {
  readonly paints: Paints;
  readonly onDark: Paints;
} {
  const inked = (ground: Hex, ink: Hex, second: Hex): Paints => ({
    ground,
    mark: ink,
    tone: second,
    accent: second,
    name: ink,
    second,
    slogan: second,
  });
  return { paints: inked(background, primary, accent), onDark: inked(primary, background, soft) };
}
