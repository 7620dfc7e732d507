import {
  type Hex,
  mapPath,
  type PageLayer,
  type Path,
  type PdfOptions,
  pageOutline,
  pathData,
  placing,
  printPdf,
} from '@brandwright/engine';
import { markupText } from '../files/markup-text.ts';
import { type Area, box, rectangle, within } from './area.ts';

/** A composed page: painted outlines, bottom first, in units of its own, y down from the trimmed page’s top left. */
export interface Sheet {
  /** Size of the trimmed page. */
  readonly width: number;
  readonly height: number;
  /** Points (1/72 inch) of a unit in print. */
  readonly scale: number;
  /** How far paper and artwork reach beyond the trimmed page, for cutting. 0 for what is never cut. */
  readonly bleed: number;
  readonly ground: Hex;
  readonly layers: readonly PageLayer[];
}

/** The page with its bleed. */
export const bled = ({ width, height, bleed }: Pick<Sheet, 'width' | 'height' | 'bleed'>): Area =>
  box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);

/** The trimmed page as SVG: a ground, and one path for each paint in turn. */
export function sheetSvg({ width, height, ground, layers }: Sheet, title: string): string {
  const paths = layers.map(({ paint, path }) => `<path fill="${paint}" d="${pathData(path)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${markupText(title)}</title><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${paths}</svg>\n`;
}

/** The trimmed page as PDF at its true size, in RGB. */
export const sheetPdf = ({ width, height, scale, ground, layers }: Sheet, title: string): string =>
  printPdf(pageOutline(width, height, ground, layers), { title, width: width * scale });

/** Distance of the crop marks from the trimmed page, their length and their width, in points. */
const marks = { gap: 10, length: 14, width: 0.25 } as const;
/** Paper around the bleed in points, for the crop marks. */
const slug = 24;

/** The page as a printer wants it: CMYK for a stated condition, artwork to the bleed’s edge, crop marks, and its boxes named. */
export function printedPdf(sheet: Sheet, title: string, { inks, intent }: Required<Pick<PdfOptions, 'inks' | 'intent'>>): string {
  const { width, height, scale, ground } = sheet;
  const edge = slug / scale + sheet.bleed;
  const page = { w: width + 2 * edge, h: height + 2 * edge };
  const bleed = bled(sheet);
  const layers = [
    { paint: ground, path: [rectangle(bleed)] },
    ...sheet.layers.map(({ paint, path }) => ({ paint, path: within(path, bleed) })),
    { paint: '#000000' as const, path: cropMarks(sheet) },
  ].map(({ paint, path }) => ({ paint, path: mapPath(path, placing(1, edge, edge)) }));
  const side = (inset: number): readonly [number, number, number, number] => [
    inset * scale,
    inset * scale,
    (page.w - inset) * scale,
    (page.h - inset) * scale,
  ];
  return printPdf(pageOutline(page.w, page.h, null, layers), {
    title,
    width: page.w * scale,
    inks,
    intent,
    boxes: { trim: side(edge), bleed: side(slug / scale) },
  });
}

/** Two marks at each corner of the trimmed page, outside its bleed. */
function cropMarks({ width, height, scale, bleed }: Sheet): Path {
  const gap = Math.max(marks.gap / scale, bleed);
  const [length, thick] = [marks.length / scale, marks.width / scale];
  const at = (x: number, y: number, w: number, h: number): Path => [rectangle(box(x, y, w, h))];
  return [0, height]
    .flatMap((y) => [...at(-gap - length, y - thick / 2, length, thick), ...at(width + gap, y - thick / 2, length, thick)])
    .concat(
      [0, width].flatMap((x) => [
        ...at(x - thick / 2, -gap - length, thick, length),
        ...at(x - thick / 2, height + gap, thick, length),
      ]),
    );
}
