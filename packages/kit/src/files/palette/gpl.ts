import { inAscii } from '../ascii.ts';

/** A line of a GIMP palette: a color (0–255) and its name. */
export interface GplColor {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly name: string;
}

/**
 * A palette for GIMP, Inkscape and Krita (format version 2: name and columns, then one color per line).
 * ASCII, because older programs read it in their system's encoding. Drops other characters from the name, and
 * uses `fallback` if nothing is left.
 */
export function gplFile(name: string, fallback: string, columns: number, colors: readonly GplColor[]): string {
  const lines = colors.map(({ rgb, name: own }) => `${rgb.map((v) => String(v).padStart(3)).join(' ')}\t${inAscii(own)}`);
  return `${['GIMP Palette', `Name: ${inAscii(name) || fallback}`, `Columns: ${columns}`, '#', ...lines].join('\n')}\n`;
}
