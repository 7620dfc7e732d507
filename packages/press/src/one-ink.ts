import { packRows, pngFile } from './png-file.ts';

/** A picture in one ink: its coverage of each pixel, row by row, 0–255. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
}

/**
 * The only color of a drawing, `#RRGGBB`, and the drawing without it. Null if it has several colors or none.
 */
export function oneInkOf(svg: string): { readonly ink: string; readonly form: string } | null {
  const inks = new Set([...svg.matchAll(/ fill="([^"]*)"/g)].map(([, ink]) => ink));
  const [ink] = inks;
  if (inks.size !== 1 || ink === undefined || !/^#[0-9A-Fa-f]{6}$/.test(ink)) return null;
  return { ink, form: svg.replaceAll(` fill="${ink}"`, '') };
}

/** Compressed rows of a PNG. Each begins with its filter type, here none. */
export function dataOf({ width, height, alpha }: Coverage): Promise<Uint8Array> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(alpha.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  // Three inks share what is packed here.
  return packRows(rows, 6);
}

/**
 * A PNG in one ink, from its compressed rows: a palette of 256 entries of one color, each as opaque as its
 * index (W3C PNG, 11.3.1 and 11.3.2). Every pixel equals the four-channel version, which takes four times as
 * long to compress.
 */
export function pngOf(ink: string, { width, height }: Pick<Coverage, 'width' | 'height'>, data: Uint8Array): Uint8Array {
  const color = [1, 3, 5].map((i) => Number.parseInt(ink.slice(i, i + 2), 16));
  const palette = Uint8Array.from({ length: 768 }, (_, i) => color[i % 3] ?? 0);
  const opacity = Uint8Array.from({ length: 256 }, (_, i) => i);
  return pngFile({ width, height, palette, opacity }, data);
}
