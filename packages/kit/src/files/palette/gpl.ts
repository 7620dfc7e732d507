import { inAscii } from '../ascii.ts';

/** One line of a GIMP palette: a color (0–255) and its name. */
export interface GplColor {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly name: string;
}

/**
 * A palette of GIMP, Inkscape and Krita (version 2 of the format: name and columns, then a line a color). In ASCII: older programs
 * read it in the encoding of their system. Leaves out of the name what ASCII cannot write; `fallback` stands in where nothing is left.
 */
export function gplFile(name: string, fallback: string, columns: number, colors: readonly GplColor[]): string {
  const lines = colors.map(({ rgb, name: own }) => `${rgb.map((v) => String(v).padStart(3)).join(' ')}\t${inAscii(own)}`);
  return `${['GIMP Palette', `Name: ${inAscii(name) || fallback}`, `Columns: ${columns}`, '#', ...lines].join('\n')}\n`;
}
