import type { Hex, PageLayer } from '@brandwright/engine';
import type { Identity } from '../files/brand.ts';
import { box, rectangle } from '../layout/area.ts';
import { fittedArea, inkIn, proportion } from '../layout/ink.ts';
import { type Cut, ink, lineWithin } from '../layout/lettering.ts';
import type { Sheet } from '../layout/sheet.ts';
import { edgeOf } from '../mockups/greek.ts';
import { shaded, surfaces, toned } from '../mockups/surfaces.ts';
import type { Contact } from './contact.ts';
import { mm, type Paper } from './paper.ts';
import { readable } from './readable.ts';
import { signOf } from './sign-of.ts';

const white: Hex = '#FFFFFF';
export const invoiceMargins = { side: 20 * mm, head: 18 * mm, foot: 16 * mm } as const;
const { side, head, foot } = invoiceMargins;
/** Height of a row of the table, and how many there are. */
const row = 9 * mm;
const rows = 9;
/** Where the columns of the table end, as shares of its width from the start of a line. */
const columns = [
  { title: 'Description', end: 0.52 },
  { title: 'Quantity', end: 0.66 },
  { title: 'Price', end: 0.82 },
  { title: 'Amount', end: 1 },
] as const;

/** A page to fill in: whom it is for, a table without lines between columns, and the total in the brand’s color. */
export function invoice(brand: Identity, contact: Contact, paper: Paper): Sheet {
  const { design, lettering } = brand;
  const { bold, sheet } = surfaces(design);
  const text = design.scheme.palette.ink;
  const quiet = toned(text, 0.5, 0.02);
  const [left, right] = [side, paper.width - side];
  const words = edgeOf(design, left, right);
  const { way } = words;
  const width = right - left;
  /** A line that starts, or ends, at a share of the page’s width. */
  const at = (paint: Hex, line: string, cut: Cut, size: number, share: number, y: number, end = false): PageLayer => {
    const set = lineWithin(lettering, line, cut, size, width);
    const x = words.x + way * share * width - (end ? way * set.width : 0);
    return ink(paint, set, { x, way }, y);
  };
  const [top, table] = [78 * mm, 122 * mm];
  const end = table + row * (rows + 1);
  const bars = Array.from({ length: rows }, (_, i) => i).filter((i) => i % 2 === 0);
  const labels = [
    ['Bill to', 0],
    ['Invoice number', 0.52],
    ['Date', 0.74],
    ['Due', 0.88],
  ] as const;
  const sums = ['Subtotal', 'Tax'] as const;
  const total = box(way === 1 ? left + width * 0.52 : left, end + 2.1 * row, width * 0.48, 1.5 * row);
  return {
    ...paper,
    ground: white,
    layers: [
      ...invoiceLogo(brand, paper),
      at(readable(design, white), 'Invoice', 'bold', 26, 1, head + 20, true),
      ...labels.map(([label, share]) => at(quiet, label, 'regular', 8, share, top)),
      { paint: shaded(sheet, -0.1), path: [rectangle(box(left, top + 26 * mm, width, 0.5))] },
      ...columns.map(({ title, end: share }, i) =>
        at(quiet, title, 'regular', 8, i === 0 ? 0.02 : share - 0.02, table + row * 0.62, i !== 0),
      ),
      ...bars.map((i) => ({ paint: shaded(sheet, -0.012), path: [rectangle(box(left, table + row * (i + 1), width, row), 2)] })),
      ...sums.map((label, i) => at(quiet, label, 'regular', 9, 0.54, end + row * (0.8 + i * 0.7))),
      { paint: bold, path: [rectangle(total, 2)] },
      at(readable(design, bold), 'Total', 'bold', 12, 0.54, total.y + total.h / 2 + 4),
      at(quiet, 'Payment details', 'regular', 8, 0, end + row * 0.8),
      ...contactLines(contact, design.name).map((line, i, all) =>
        at(i === 0 ? text : quiet, line, i === 0 ? 'bold' : 'regular', 7.6, 0, paper.height - foot - (all.length - 1 - i) * 11),
      ),
    ],
  };
}

/** The logo at the start of the lines, smaller than on a letter. */
export function invoiceLogo(brand: Identity, paper: Paper): readonly PageLayer[] {
  const { x, way } = edgeOf(brand.design, side, paper.width - side);
  const logo = signOf(brand, white);
  const wide = Math.min(52, Math.max(24, 12 * proportion(logo))) * mm;
  return inkIn(
    logo,
    fittedArea(logo, box(way === 1 ? x : x - wide, head, wide, 15 * mm), { across: way === 1 ? 0 : 1, down: 0 }),
  );
}

/** Who sends it: the name, then where and how to reach them. */
export const contactLines = ({ address, phone, email, website }: Contact, name: string): readonly string[] =>
  [name, address.join(', '), [phone, email, website].filter((one) => one !== '').join('   ')].filter((line) => line !== '');
