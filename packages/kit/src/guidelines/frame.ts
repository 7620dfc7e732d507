import type { Hex, Path } from '@brandwright/engine';
import type { Art, Piece } from '../document/document.ts';
import { type Block, flow, label } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { type Area, box, rectangle } from '../layout/area.ts';
import type { Book, Leaf } from './book.ts';
import { tonesOn } from './tones.ts';

/**
 * Pages are 16:9, 13⅓ × 7½ inches: guidelines are read on screens and shown on projectors, and a slide also prints on
 * A4 and Letter with margins that printers need.
 */
export const sheet = box(0, 0, 960, 540);
/** Left text column, and the panel beside it, which runs off the page. */
const column = { x: 48, y: 42, w: 240 } as const;
export const panel = box(328, 0, 632, 540);
/** Lowest baseline of text above the page number. */
const folioLine = 508;

export const plate = (paint: Hex, area: Area, radius = 0): Piece =>
  decoration({ layers: [{ paint, path: [rectangle(area, radius)] }] });
export const decoration = (art: Art): Piece => ({ kind: 'decoration', art });
export const figure = (alt: string, art: Art): Piece => ({ kind: 'figure', alt, art });

/** A hairline along the inside of an area’s edges. */
export function edgesOf({ x, y, w, h }: Area): Path {
  const thick = 0.7;
  const sides = [box(x, y, w, thick), box(x, y + h - thick, w, thick), box(x, y, thick, h), box(x + w - thick, y, thick, h)];
  return sides.map((side) => rectangle(side));
}

/** A page with its title and text on the left, and pieces beside it. */
export function sidePage(
  book: Book,
  { title, ground }: Pick<Leaf, 'title' | 'ground'>,
  text: readonly Block[],
  pieces: readonly Piece[],
): Leaf {
  const { ink } = tonesOn(book.brand.design, ground);
  const head = flow(book.setter, column, [{ text: title, style: book.title, paint: ink, role: 'H1', balanced: true }]);
  const rest = flow(book.setter, { ...column, y: head.foot + 18 }, text);
  return { title, ground, pieces: [...head.pieces, ...rest.pieces, ...pieces] };
}

/** The page number and the brand’s name at the foot of a page. */
export function folio(book: Book, ground: Hex, number: number): readonly Piece[] {
  const { setter, brand } = book;
  const { muted } = tonesOn(brand.design, ground);
  const at = (text: string, x: number, style: Block['style']): Piece =>
    label(setter, { text, style, paint: muted, x, y: folioLine, role: null });
  return [at(String(number), column.x, typeStyles.label)];
}

/** A dimension or note in small type. */
export const caption = (
  book: Book,
  ground: Hex,
  text: string,
  x: number,
  y: number,
  align: 'start' | 'middle' | 'end' = 'start',
): Piece => label(book.setter, { text, style: typeStyles.small, paint: tonesOn(book.brand.design, ground).muted, x, y, align });
