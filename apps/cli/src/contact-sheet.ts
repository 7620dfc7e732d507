import { type Brief, type Design, type Drawing, drawing, type FontBook, frame, printSvg } from '@brandwright/engine';
import { rasterize } from '@brandwright/press/maker';
import sharp, { type OverlayOptions } from 'sharp';
import { lettering, lineWidth } from './lettering.ts';

/** Faces of the sheet's own words. */
export const sheetFaces = ['instrument-sans-600', 'instrument-sans-400'] as const;
const [titleFace, captionFace] = sheetFaces;

/** Pixels. A cell is the design on its ground, a strip of what it must survive, and a line of what it is made of. */
const cell = { width: 400, picture: 300, strip: 80, caption: 44, gap: 16 };
const titleHeight = 64;
const cellHeight = cell.picture + cell.strip + cell.caption;

/** How large designs stand in the small pictures of the strip. */
const small = { area: 0.4, wide: 0.86, tall: 0.76 };

interface Place {
  readonly design: Design;
  readonly x: number;
  readonly y: number;
}

/** A picture that has to be placed pixel by pixel: the mark at 16 px, and the same three times as large. */
interface Stamp {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

export interface BriefGroup {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** One brief: a title and its designs, `columns` to a row. */
export async function drawGroup(brief: Brief, designs: readonly Design[], columns: number, book: FontBook): Promise<BriefGroup> {
  const rows = Math.ceil(designs.length / columns);
  const width = columns * (cell.width + cell.gap) + cell.gap;
  const height = titleHeight + rows * (cellHeight + cell.gap);
  const places = designs.map((design, i) => ({
    design,
    x: cell.gap + (i % columns) * (cell.width + cell.gap),
    y: titleHeight + Math.floor(i / columns) * (cellHeight + cell.gap),
  }));
  const parts = [
    `<path fill="#E9E9E6" d="M0 0h${width}v${height}H0z"/>`,
    ...drawTitle(brief, designs, book, width - 2 * cell.gap),
    ...places.flatMap((place) => drawCell(place, book)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
  const page = await rasterize(svg, { width });
  const stamps: OverlayOptions[] = (await Promise.all(places.map(stampMarks))).flat();
  return { png: await sharp(page).composite(stamps).png({ compressionLevel: 3 }).toBuffer(), width, height };
}

/** Groups under each other, in one file. */
export async function stack(groups: readonly BriefGroup[]): Promise<Buffer> {
  const width = Math.max(...groups.map((group) => group.width));
  const height = groups.reduce((sum, group) => sum + group.height, 0);
  let top = 0;
  const placed = groups.map((group) => {
    const at = { input: group.png, left: 0, top };
    top += group.height;
    return at;
  });
  return sharp({ create: { width, height, channels: 3, background: '#E9E9E6' } })
    .composite(placed)
    .png({ compressionLevel: 6 })
    .toBuffer();
}

function titleOf(brief: Brief): string {
  const wishes = [
    brief.slogan && `“${brief.slogan}”`,
    brief.industry,
    brief.personality,
    brief.style,
    brief.fontStyle,
    brief.colors,
    brief.iconPlacement,
  ];
  return [brief.name, ...wishes.filter(Boolean)].join('  ·  ');
}

/** Word by word, each in the sheet's face or, where that lacks a letter, in one of a design's; a word that none has is left out. */
function drawTitle(brief: Brief, designs: readonly Design[], book: FontBook, width: number): readonly string[] {
  const own = designs.flatMap(({ genome }) => [genome.face, genome.partners.slogan ?? genome.face]);
  let x = cell.gap;
  return titleOf(brief)
    .split(' ')
    .flatMap((word) => {
      const face = [titleFace, ...own].find((id) => book.shape(id, word).every(({ glyph }) => glyph !== 0));
      if (face === undefined || x > width) return [];
      const style = { face, size: 24, fill: '#161616', width: width + cell.gap - x };
      const drawn = lettering(book, word, x, 42, style);
      x += 6 + lineWidth(book, word, style);
      return [drawn];
    });
}

function drawCell({ design, x, y }: Place, book: FontBook): readonly string[] {
  const strip = y + cell.picture + 8;
  const { genome, scheme, archetype, metrics } = design;
  const captions = [
    [archetype, genome.face, genome.mark ?? 'no mark'].join(' · '),
    [scheme.id, `quality ${metrics.quality.toFixed(2)}`, design.style].join(' · '),
  ];
  const below = y + cell.picture + cell.strip + 14;
  const full = drawing(design, 'full');
  return [
    tile(full, x, y, cell.width, cell.picture),
    tile(full, x, strip, 64, 64, { area: 1, wide: 0.96, tall: 0.96 }),
    tile(onGround(drawing(design, 'mono-black'), '#FFFFFF'), x + 148, strip, 80, 64, small),
    tile(onGround(drawing(design, 'mono-white'), '#000000'), x + 234, strip, 80, 64, small),
    tile(drawing(design, 'on-dark'), x + 320, strip, 80, 64, small),
    ...captions.map((line, i) =>
      lettering(book, line, x, below + i * 17, { face: captionFace, size: 13, fill: '#4A4A46', width: cell.width }),
    ),
  ];
}

const onGround = (mono: Drawing, ground: '#FFFFFF' | '#000000'): Drawing => ({ ...mono, paints: { ...mono.paints, ground } });

/** A drawing centerd in a box, as a group of the sheet's own SVG: the print without its root element. */
function tile(
  picture: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  options?: Parameters<typeof frame>[3],
): string {
  const print = printSvg(frame(picture, width, height, options));
  return `<g transform="translate(${x} ${y})">${print.slice(print.indexOf('>') + 1, print.lastIndexOf('</svg>'))}</g>`;
}

/** The mark as a browser's tab shows it: drawn at 16 px, then the same pixels three times as large. */
async function stampMarks({ design, x, y }: Place): Promise<readonly Stamp[]> {
  const top = y + cell.picture + 8;
  const mark = printSvg(frame(drawing(design, 'mark-small'), 16, 16, { area: 1, wide: 1, tall: 1 }));
  const png = await rasterize(mark, { width: 16, height: 16 });
  const large = await sharp(png).resize(48, 48, { kernel: 'nearest' }).png().toBuffer();
  return [
    { input: Buffer.from(png), left: x + 72, top: top + 24 },
    { input: large, left: x + 94, top: top + 8 },
  ];
}
