import type { InkField } from './contours.ts';

/** A picture in sRGB, three bytes a pixel, row by row. */
export interface RgbPicture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/**
 * Why a picture is no silhouette: nearly nothing is drawn, or hardly any paper is left around it; it has several colors, shades or
 * soft edges.
 */
export type PictureFault = 'empty' | 'full' | 'shaded';

/** Darkness in [0, 1] from which a pixel is drawn on, and the least that paper may have. */
const drawn = 0.35;
const lightestPaper = 0.12;
/** Shares of all pixels that are drawn on. */
const leastDrawn = 0.012;
const mostDrawn = 0.7;
/** Share of the pixels of the border that may be drawn on. */
const mostAtBorder = 0.01;
/** Share of the drawn pixels that may have another color, or lie in a shade. */
const mostOthers = 0.02;
/** Difference of a channel, 0–255, from which a color is another. */
const anotherColor = 72;
/** Pixels over which an edge may be soft. */
const softest = 3;

/** The ink of a picture of one flat color on white, or what is wrong with it. */
export function inkOfPicture(picture: RgbPicture): InkField | PictureFault {
  const { width, height, rgb } = picture;
  const dark = darknessOf(picture);
  const border = dark.filter((_, i) => isBorder(i, width, height)).sort();
  const paper = border[Math.floor(border.length / 2)] ?? 1;
  const inks = dark.filter((value) => value >= drawn).sort();
  const share = inks.length / dark.length;
  if (share < leastDrawn) return 'empty';
  const isFramed = border.filter((value) => value >= drawn).length <= mostAtBorder * border.length;
  if (share > mostDrawn || paper > lightestPaper || !isFramed) return 'full';
  // The darkness of the ink itself, without its edges.
  const full = inks[Math.floor(inks.length / 2)] as number;
  const ink = dark.map((value) => Math.max(0, Math.min(1, (value - paper) / (full - paper))));
  const field: InkField = { width, height, ink };
  if (othersIn(field, rgb) > mostOthers * inks.length) return 'shaded';
  return cleared(field);
}

/** How far the darkest channel of each pixel is from white, so that yellow is ink as well. */
function darknessOf({ width, height, rgb }: RgbPicture): Float32Array {
  const dark = new Float32Array(width * height);
  for (let i = 0; i < dark.length; i++)
    dark[i] = 1 - Math.min(rgb[3 * i] as number, rgb[3 * i + 1] as number, rgb[3 * i + 2] as number) / 255;
  return dark;
}

const isBorder = (i: number, width: number, height: number): boolean =>
  i < width || i >= width * (height - 1) || i % width === 0 || i % width === width - 1;

/** Drawn pixels of another color than most, and those in a shade rather than on an edge. */
function othersIn({ width, height, ink }: InkField, rgb: Uint8Array): number {
  const color = medianColor(ink, rgb);
  let others = 0;
  for (let y = softest; y < height - softest; y++)
    for (let x = softest; x < width - softest; x++) {
      const i = y * width + x;
      const value = ink[i] as number;
      if (value < 0.12) continue;
      const around = [i, i - softest, i + softest, i - softest * width, i + softest * width];
      const isShade = around.every((at) => (ink[at] as number) > 0.12 && (ink[at] as number) < 0.88);
      const isInk = around.every((at) => (ink[at] as number) >= 0.88);
      const isOther = isInk && color.some((channel, c) => Math.abs((rgb[3 * i + c] as number) - channel) > anotherColor);
      if (isShade || isOther) others++;
    }
  return others;
}

/** The color of the ink: the median of each channel. */
function medianColor(ink: Float32Array, rgb: Uint8Array): readonly number[] {
  return [0, 1, 2].map((channel) => {
    const counts = new Uint32Array(256);
    let total = 0;
    for (const [i, value] of ink.entries())
      if (value >= 0.88) {
        const level = rgb[3 * i + channel] as number;
        counts[level] = (counts[level] as number) + 1;
        total++;
      }
    let [level, sum] = [0, counts[0] as number];
    while (sum < total / 2) sum += counts[++level] as number;
    return level;
  });
}

/** The field with a border of paper, so that every line is closed. */
function cleared({ width, height, ink }: InkField): InkField {
  return { width, height, ink: ink.map((value, i) => (isBorder(i, width, height) ? 0 : value)) };
}
