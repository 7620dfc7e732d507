import { contrastRatio, type Hex } from '@brandwright/engine';
import type { Piece } from '../document/document.ts';
import { label } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import type { BrandColor } from '../files/brand.ts';
import { type Area, box } from '../layout/area.ts';
import { type Book, type Leaf, sentenceCase } from './book.ts';
import { panel, plate, sidePage } from './frame.ts';
import { tonesOn } from './tones.ts';

/** WCAG 2.2, success criteria 1.4.3 and 1.4.6: least ratios, and what may be set in them. */
function gradeOf(ratio: number): 'AAA' | 'AA' | 'Large' | 'No text' {
  return ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'Large' : 'No text';
}

/** Which color reads on which: text colors in rows, grounds in columns. */
export function contrastPage(book: Book): Leaf {
  const { brand, surfaces } = book;
  const ground = surfaces.sheet;
  const { ink, muted } = tonesOn(brand.design, ground);
  const rows = brand.colors.map((color, i) => rowOf(book, color, i));
  return sidePage(
    book,
    { title: 'Contrast', ground },
    [
      { text: 'Use pairs of text and background that meet the AA standard.', style: typeStyles.lead, paint: ink },
      {
        text: 'AA means a ratio of at least 4.5, and AAA at least 7. “Large” means at least 3: enough for icons and for text 24 px and up (18.7 px if bold).',
        style: typeStyles.body,
        paint: ink,
        gap: 14,
      },
      { text: 'Ratios follow WCAG 2.2 and are rounded down.', style: typeStyles.body, paint: muted, gap: 10 },
    ],
    [{ kind: 'group', role: 'Table', pieces: [headRow(book), ...rows] }],
  );
}

const table = { x: panel.x, y: 42, head: 34, side: 92, right: 916, foot: 496 } as const;

const cellOf = (column: number, row: number, count: number): Area => {
  const w = (table.right - table.x - table.side) / count;
  const h = Math.min(76, (table.foot - table.y - table.head) / count);
  return box(table.x + table.side + column * w, table.y + table.head + row * h, w, h);
};

function headRow({ brand, setter, surfaces }: Book): Piece {
  const { muted, ink } = tonesOn(brand.design, surfaces.sheet);
  const count = brand.colors.length;
  const corner = label(setter, { text: 'Text', style: typeStyles.label, paint: muted, x: table.x, y: table.y + 20, role: 'TH' });
  const heads = brand.colors.map(({ role }, i) =>
    label(setter, {
      text: sentenceCase(role),
      style: typeStyles.label,
      paint: ink,
      x: cellOf(i, 0, count).x + 8,
      y: table.y + 20,
      role: 'TH',
    }),
  );
  return { kind: 'group', role: 'TR', pieces: [corner, ...heads] };
}

function rowOf(book: Book, color: BrandColor, row: number): Piece {
  const { brand, setter, surfaces } = book;
  const { ink } = tonesOn(brand.design, surfaces.sheet);
  const count = brand.colors.length;
  const middle = cellOf(0, row, count);
  const head = label(setter, {
    text: sentenceCase(color.role),
    style: typeStyles.label,
    paint: ink,
    x: table.x,
    y: middle.y + middle.h / 2 + 3,
    role: 'TH',
  });
  return {
    kind: 'group',
    role: 'TR',
    pieces: [
      { ...head, scope: 'Row' },
      ...brand.colors.flatMap((ground, i) => cell(book, color.hex, ground.hex, cellOf(i, row, count))),
    ],
  };
}

function cell({ brand, setter }: Book, text: Hex, ground: Hex, at: Area): readonly Piece[] {
  const ratio = Math.floor(contrastRatio(text, ground) * 10) / 10;
  const grade = gradeOf(ratio);
  const clear = ratio < 4.5 ? tonesOn(brand.design, ground).ink : text;
  const words = text === ground ? '–' : `${ratio.toFixed(1)} ${grade}`;
  const sample: Piece = label(setter, {
    text: 'Aa',
    style: typeStyles.lead,
    paint: text,
    x: at.x + 8,
    y: at.y + at.h * 0.46,
    role: null,
  });
  return [
    plate(ground, { ...at, w: at.w + 0.3, h: at.h + 0.3 }),
    ...(text === ground ? [] : [sample]),
    label(setter, { text: words, style: typeStyles.small, paint: clear, x: at.x + 8, y: at.y + at.h - 12, role: 'TD' }),
  ];
}
