import sharp, { type OverlayOptions } from 'sharp';
import { label } from './label.ts';
import { card, type Logo, oneColor, thumbnail } from './logo.ts';

const paper = '#d9d9d6';
/** Pixels. A side is a card, and under it what the logo must survive: 64 px, black, white. */
const side = { width: 480, card: 360, strip: 72, gap: 12 };
const sideHeight = side.card + side.gap + side.strip;
const head = 36;

/** A picture with its size in px. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

const onPaper = async (width: number, height: number, parts: OverlayOptions[]): Promise<Picture> => ({
  png: await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(parts)
    .png({ compressionLevel: 6 })
    .toBuffer(),
  width,
  height,
});

async function drawSide(logo: Logo, left: number, top: number): Promise<OverlayOptions[]> {
  const below = top + side.card + side.gap;
  return [
    { input: card(logo, side.width, side.card), left, top },
    { input: thumbnail(logo, 64, 64), left, top: below + 4 },
    { input: await oneColor(logo, 196, side.strip, 'black'), left: left + 76, top: below },
    { input: await oneColor(logo, 196, side.strip, 'white'), left: left + 284, top: below },
  ];
}

/** A and B side by side under their number. */
export async function drawPair(pair: number, a: Logo, b: Logo): Promise<Picture> {
  const width = 2 * side.width + 3 * side.gap;
  const right = side.width + 2 * side.gap;
  return onPaper(width, head + sideHeight + side.gap, [
    { input: label(`${pair}  A`, 200, head, 26), left: side.gap, top: 0 },
    { input: label(`${pair}  B`, 200, head, 26), left: right, top: 0 },
    ...(await drawSide(a, side.gap, head)),
    ...(await drawSide(b, right, head)),
  ]);
}

/** Pictures of one size in columns, with a line at the top that names the sheet. */
export async function contactSheet(title: string, pictures: readonly Picture[], columns: number): Promise<Picture> {
  const gap = 28;
  const { width: w = 1, height: h = 1 } = pictures[0] ?? {};
  const rows = Math.ceil(pictures.length / columns);
  return onPaper(columns * (w + gap) + gap, head + rows * (h + gap), [
    { input: label(title, 600, head, 20), left: gap, top: 0 },
    ...pictures.map(({ png }, i) => ({
      input: png,
      left: gap + (i % columns) * (w + gap),
      top: head + Math.floor(i / columns) * (h + gap),
    })),
  ]);
}

/** A numbered design for rubric scores: 400 px wide, again at 64 px, in black and in white. */
export async function drawNumbered(number: number, logo: Logo): Promise<Picture> {
  const wide = 400;
  return onPaper(wide, 26 + 300 + 8 + 64, [
    { input: label(String(number), 60, 26, 20), left: 0, top: 0 },
    { input: card(logo, wide, 300), left: 0, top: 26 },
    { input: thumbnail(logo, 64, 64), left: 0, top: 334 },
    { input: await oneColor(logo, 160, 64, 'black'), left: 72, top: 334 },
    { input: await oneColor(logo, 160, 64, 'white'), left: 240, top: 334 },
  ]);
}

/** One row of small cards under its name. */
export async function drawRow(name: string, logos: readonly Logo[]): Promise<Picture> {
  const wide = 240;
  return onPaper(logos.length * (wide + 6), 26 + 180, [
    { input: label(name, 100, 26, 20), left: 0, top: 0 },
    ...logos.map((logo, i) => ({ input: card(logo, wide, 180), left: i * (wide + 6), top: 26 })),
  ]);
}
