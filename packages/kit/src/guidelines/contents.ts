import type { Piece } from '../document/document.ts';
import { label } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { box, rectangle } from '../layout/area.ts';
import type { Book, Leaf } from './book.ts';
import { decoration, sheet, sidePage } from './frame.ts';
import { tonesOn } from './tones.ts';

/** Rows of a column of the list. */
const rows = 11;

/** The list of pages. `titles[i]` is on page `first + i`, counted from 1. */
export function contents(book: Book, titles: readonly string[], first: number): Leaf {
  const ground = book.surfaces.sheet;
  const { muted } = tonesOn(book.brand.design, ground);
  const entries = titles.map((title, i) => entry(book, title, first + i, i));
  return sidePage(
    book,
    { title: 'Contents', ground },
    [
      {
        text: `How to use the ${book.name} logo, colors and type.`,
        style: typeStyles.body,
        paint: muted,
        most: 8,
      },
    ],
    [{ kind: 'group', role: 'L', pieces: entries }, rulesOf(book, titles.length)],
  );
}

const across = { left: 328, right: 648, w: 264 } as const;
const pitch = 39;
const top = 66;

function entry({ setter, brand, surfaces }: Book, title: string, page: number, i: number): Piece {
  const { ink, accent } = tonesOn(brand.design, surfaces.sheet);
  const x = i < rows ? across.left : across.right;
  const y = top + (i % rows) * pitch;
  const link = { page: page - 1 };
  const number = label(setter, { text: String(page), style: typeStyles.strong, paint: accent, x, y, role: null });
  const name = label(setter, { text: title, style: typeStyles.body, paint: ink, x: x + 40, y, role: 'LBody', link });
  return { kind: 'group', role: 'LI', pieces: [number, name] };
}

function rulesOf({ brand, surfaces }: Book, count: number): Piece {
  const { line } = tonesOn(brand.design, surfaces.sheet);
  const path = Array.from({ length: count }, (_, i) =>
    rectangle(box(i < rows ? across.left : across.right, top + 15 + (i % rows) * pitch, across.w, 0.6)),
  );
  return decoration({ layers: [{ paint: line, path }], clip: sheet });
}
