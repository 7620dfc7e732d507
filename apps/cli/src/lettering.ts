import { type FontBook, pathData } from '@brandwright/engine';

export interface LetteringStyle {
  /** Id of a typeface that the book has. */
  readonly face: string;
  /** Height of the em in pixels. */
  readonly size: number;
  /** `#RRGGBB`. */
  readonly fill: string;
  /** Longer lines end in an ellipsis; pixels. */
  readonly width: number;
}

/** What `pathData` prints exactly: hundredths of a pixel. */
const onGrid = (v: number): number => Math.round(v * 100) / 100;

/** One line of text as an SVG path whose baseline begins at (x, y). Characters the face lacks are drawn as its empty box. */
export function lettering(book: FontBook, text: string, x: number, y: number, style: LetteringStyle): string {
  const fits = fitted(book, text, style);
  let pen = x;
  let data = '';
  for (const glyph of book.shape(style.face, fits)) {
    const path = book.outline(style.face, glyph.glyph);
    const left = pen + glyph.dx * style.size;
    const top = y + glyph.dy * style.size;
    data += pathData(path.map((contour) => contour.map((v, i) => onGrid(v * style.size + (i % 2 === 0 ? left : top)))));
    pen += glyph.advance * style.size;
  }
  return data === '' ? '' : `<path fill="${style.fill}" d="${data}"/>`;
}

/** How far a line reaches, in pixels. */
export const lineWidth = (book: FontBook, text: string, { face, size }: LetteringStyle): number =>
  size * book.shape(face, text).reduce((sum, glyph) => sum + glyph.advance, 0);

function fitted(book: FontBook, text: string, style: LetteringStyle): string {
  const { width } = style;
  const wide = (line: string): number => lineWidth(book, line, style);
  if (wide(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && wide(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
