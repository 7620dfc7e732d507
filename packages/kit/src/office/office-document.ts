import { type Hex, mapPath, type PageLayer, pathBounds, pathData, placing } from '@brandwright/engine';
import type { PictureFile } from '../files/picture-file.ts';
import { type Area, box, within } from '../layout/area.ts';
import type { OfficeTheme } from './office-theme.ts';

/** A document to type into, as data. Lengths are in points from the page’s top left. */
export interface OfficeDocument {
  readonly title: string;
  /** Its paragraphs and tables start at the right. */
  readonly rtl: boolean;
  readonly theme: OfficeTheme;
  /** Color of what is to be typed over. */
  readonly quiet: Hex;
  readonly page: OfficePage;
  readonly styles: Readonly<Record<StyleName, TextStyle>>;
  /** Behind the text of the first page. */
  readonly first: readonly PlacedPicture[];
  /** Behind the text of the pages that follow. */
  readonly next: readonly PlacedPicture[];
  /** At the foot of the first page. Those that follow have their number there. */
  readonly foot: readonly Paragraph[];
  readonly body: readonly Block[];
}

export interface OfficePage {
  readonly width: number;
  readonly height: number;
  readonly side: number;
  /** Where text begins on the first page. */
  readonly firstTop: number;
  /** Where it begins on the pages that follow. */
  readonly top: number;
  readonly bottom: number;
  /** Distance of the foot’s last line from the paper’s edge. */
  readonly foot: number;
}

export type StyleName = 'body' | 'subject' | 'title' | 'label' | 'contact' | 'sender' | 'cell' | 'total';

export interface TextStyle {
  /** Name in the program’s list of styles. */
  readonly name: string;
  readonly size: number;
  readonly color: Hex;
  readonly font: 'headings' | 'body';
  /** Line height ÷ size. */
  readonly leading: number;
  /** Space below. */
  readonly after: number;
}

export interface PlacedPicture {
  readonly picture: PictureFile;
  readonly area: Area;
  /** What it shows, for people who cannot see it. Empty for decoration. */
  readonly alt: string;
}

export type Run =
  /** `style` is another’s than the paragraph’s. */
  | { readonly kind: 'text'; readonly text: string; readonly style?: StyleName }
  /** A field to click and to type over. `name` is shown while it is filled in. */
  | { readonly kind: 'prompt'; readonly name: string; readonly text: string }
  /** A formula of a table, such as `=B2*C2`. Empty while its result is 0. */
  | { readonly kind: 'formula'; readonly formula: string }
  | { readonly kind: 'tab' };

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly style: StyleName;
  readonly runs: readonly Run[];
  /** Ends at the end of the line. */
  readonly end?: boolean;
  /** Space above. */
  readonly before?: number;
  readonly after?: number;
  /** Tab stops from the start of the line. */
  readonly tabs?: readonly number[];
}

export interface OfficeTable {
  readonly kind: 'table';
  readonly widths: readonly number[];
  /** Space beside the text of a cell. */
  readonly inset: number;
  readonly rows: readonly OfficeRow[];
}

export interface OfficeRow {
  /** The least. */
  readonly height: number;
  readonly cells: readonly OfficeCell[];
  /** Repeated at the top of every page. */
  readonly heading?: boolean;
}

export interface OfficeCell {
  readonly lines: readonly Paragraph[];
  readonly fill?: Hex;
  /** Color of a line below. */
  readonly rule?: Hex;
  /** The first of cells that are one from row to row, or one of the others. */
  readonly merged?: 'first' | 'rest';
  /** Where the text stands. Default: `middle`. */
  readonly stand?: 'top' | 'middle' | 'foot';
}

export type Block = Paragraph | OfficeTable;

export const text = (value: string, style?: StyleName): Run => ({
  kind: 'text',
  text: value,
  ...(style === undefined ? {} : { style }),
});
export const prompt = (name: string, words: string = name): Run => ({ kind: 'prompt', name, text: words });
export const paragraph = (style: StyleName, runs: readonly Run[], rest: Partial<Paragraph> = {}): Paragraph => ({
  ...rest,
  kind: 'paragraph',
  style,
  runs,
});

/** Longest side in pixels of a picture for programs that cannot show vectors. */
const longest = 2000;

/** Painted outlines on a page as one picture: vectors, and pixels at a resolution. Null if no paint is on the page. */
export function placed(
  layers: readonly PageLayer[],
  page: Pick<OfficePage, 'width' | 'height'>,
  alt: string,
  dpi: number,
): PlacedPicture | null {
  const paper = box(0, 0, page.width, page.height);
  const shown = layers.map(({ paint, path }) => ({ paint, path: within(path, paper) }));
  const bounds = pathBounds(shown.flatMap(({ path }) => path));
  if (bounds === null) return null;
  const area = box(bounds.x0, bounds.y0, bounds.x1 - bounds.x0, bounds.y1 - bounds.y0);
  const scale = Math.min(dpi / 72, longest / Math.max(area.w, area.h));
  const [width, height] = [Math.max(1, Math.round(area.w * scale)), Math.max(1, Math.round(area.h * scale))];
  return { picture: { svg: layersSvg(shown, area), format: 'png', width, height, ground: null }, area, alt };
}

/** Outlines as SVG without a ground. */
export function layersSvg(layers: readonly PageLayer[], { x, y, w, h }: Area): string {
  const size = [w, h].map((v) => Math.round(v * 100) / 100);
  const paths = layers.map(({ paint, path }) => `<path fill="${paint}" d="${pathData(mapPath(path, placing(1, -x, -y)))}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}">${paths.join('')}</svg>\n`;
}
