/// <reference path="./pdfkit.d.ts" />
import { type Matrix, type Path, pageOutline, pathBounds } from '@brandwright/engine';
import type { Art, Layer, Page, Piece } from '@brandwright/kit';
import type PDFDocument from 'pdfkit';
import { numberText, paintText } from './number-text.ts';

/** Paints art on the current page of a document. pdfkit’s pages have y down, like ours. */
export type ArtPrinter = (art: Art) => void;

/** Paths that are drawn more than once are stored once, as form objects, and take their paint from the page. */
export function artPrinter(pdf: PDFDocument, pages: readonly Page[]): ArtPrinter {
  const uses = usesOf(pages);
  const forms = new Map<Path, string>();
  const objects = new Map<string, ReturnType<PDFDocument['ref']>>();
  const formOf = (path: Path): string => {
    const known = forms.get(path) ?? `A${forms.size + 1}`;
    const object = objects.get(known) ?? formObject(pdf, path);
    forms.set(path, known);
    objects.set(known, object);
    pdf.page.xobjects[known] = object;
    return `/${known} Do`;
  };
  const drawn = ({ paint, path, by }: Layer): string => {
    const shared = by !== undefined && (uses.get(path) ?? 0) > 1;
    const body = shared ? formOf(path) : fillOf(path);
    return body === ''
      ? ''
      : by === undefined
        ? `${paintText(paint)}\n${body}\n`
        : `q\n${matrixOf(by)} cm\n${paintText(paint)}\n${body}\nQ\n`;
  };
  return ({ layers, clip }) => {
    const cut =
      clip === undefined
        ? ''
        : `${numberText(clip.x)} ${numberText(clip.y)} ${numberText(clip.w)} ${numberText(clip.h)} re W n\n`;
    pdf.addContent(`q\n${cut}${layers.map(drawn).join('')}Q`);
  };
}

/** How often each moved path is drawn. */
function usesOf(pages: readonly Page[]): ReadonlyMap<Path, number> {
  const uses = new Map<Path, number>();
  const count = (piece: Piece): void => {
    if (piece.kind === 'group') piece.pieces.forEach(count);
    else if (piece.kind !== 'text')
      for (const { path, by } of piece.art.layers) if (by !== undefined) uses.set(path, (uses.get(path) ?? 0) + 1);
  };
  for (const { pieces } of pages) pieces.forEach(count);
  return uses;
}

/** Paths are numbers on a grid of hundredths; the box is a unit larger. */
function formObject(pdf: PDFDocument, path: Path): ReturnType<PDFDocument['ref']> {
  const { x0, y0, x1, y1 } = pathBounds(path) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  const form = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [Math.floor(x0) - 1, Math.floor(y0) - 1, Math.ceil(x1) + 1, Math.ceil(y1) + 1],
    Resources: {},
  });
  form.end(fillOf(path));
  return form;
}

/** The engine’s operators for a fill by the nonzero rule. Empty without outlines. Throws `scene.number`. */
function fillOf(path: Path): string {
  const [layer] = pageOutline(1, 1, null, [{ paint: '#000000', path }]).layers;
  return layer === undefined ? '' : `${layer.data}\nf`;
}

const matrixOf = ({ a, b, c, d, e, f }: Matrix): string => [a, b, c, d, e, f].map(numberText).join(' ');
