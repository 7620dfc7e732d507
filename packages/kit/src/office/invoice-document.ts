import type { Hex } from '@brandwright/engine';
import type { Brand } from '../files/brand.ts';
import { edgeOf } from '../mockups/greek.ts';
import { shaded, surfaces } from '../mockups/surfaces.ts';
import type { Contact } from '../stationery/contact.ts';
import { contactLines, invoiceLogo, invoiceMargins } from '../stationery/invoice.ts';
import { followingMark } from '../stationery/letterhead.ts';
import { mm, type Paper } from '../stationery/paper.ts';
import { officeStyles } from './letter-document.ts';
import {
  type OfficeCell,
  type OfficeDocument,
  type OfficePage,
  type OfficeRow,
  type OfficeTable,
  paragraph,
  placed,
  prompt,
  type Run,
  type StyleName,
  text,
} from './office-document.ts';
import { officeTheme } from './office-theme.ts';

/** Rows for items, and their height. */
const items = 8;
const rowHeight = 9 * mm;

/** An invoice to fill in. Its sums are formulas of the table. */
export function invoiceDocument(brand: Brand, contact: Contact, paper: Paper): OfficeDocument {
  const { design } = brand;
  const page: OfficePage = {
    width: paper.width,
    height: paper.height,
    side: invoiceMargins.side,
    firstTop: invoiceMargins.head,
    top: 36 * mm,
    bottom: 36 * mm,
    foot: invoiceMargins.foot,
  };
  const logo = placed(invoiceLogo(brand, paper), page, design.name, 600);
  const mark = placed(followingMark(brand, paper, page.side), page, design.name, 600);
  const width = page.width - 2 * page.side;
  return {
    title: `Invoice from ${design.name}`,
    rtl: edgeOf(design, 0, 1).way === -1,
    theme: officeTheme(brand),
    quiet: surfaces(design).line,
    page,
    styles: officeStyles(brand),
    first: logo === null ? [] : [logo],
    next: mark === null ? [] : [mark],
    foot: contactLines(contact, design.name).map((line, i) => paragraph(i === 0 ? 'sender' : 'contact', [text(line)])),
    body: [
      paragraph('title', [text('Invoice')], { end: true, after: 38 * mm }),
      head(brand, width),
      paragraph('body', [], { after: 4 }),
      table(brand, width),
    ],
  };
}

const cell = (
  style: StyleName,
  runs: readonly Run[],
  rest: Partial<OfficeCell> & { readonly end?: boolean } = {},
): OfficeCell => {
  const { end = false, ...others } = rest;
  return { lines: [paragraph(style, runs, { end, after: 0 })], ...others };
};

/** Whom it is for, its number and its dates. */
function head({ design }: Brand, width: number): OfficeTable {
  const rule = shaded(surfaces(design).sheet, -0.1);
  const to: OfficeCell = {
    lines: ['Customer’s name', 'Street address', 'City, state and postal code'].map((one) =>
      paragraph('cell', [prompt(one)], { after: 2 }),
    ),
    rule,
    stand: 'top',
  };
  const value = (name: string): OfficeCell => cell('cell', [prompt(name)], { rule, stand: 'top' });
  return {
    kind: 'table',
    inset: 0,
    widths: [0.46, 0.2, 0.17, 0.17].map((share) => share * width),
    rows: [
      {
        height: 14,
        cells: ['Bill to', 'Invoice number', 'Date', 'Due'].map((one) => cell('label', [text(one)], { stand: 'foot' })),
      },
      { height: 24 * mm, cells: [to, value('Number'), value('Date'), value('Due date')] },
    ],
  };
}

/** Items with their amounts, then what they add up to. Columns are A to D, and rows count from 1. */
function table({ design }: Brand, width: number): OfficeTable {
  const { bold, sheet } = surfaces(design);
  const band = shaded(sheet, -0.012);
  const last = items + 1;
  const sum = (formula: string, style: StyleName = 'cell', fill?: Hex): OfficeCell =>
    cell(style, [{ kind: 'formula', formula }], { end: true, ...(fill === undefined ? {} : { fill }) });
  const item = (i: number): OfficeRow => {
    const fill = i % 2 === 0 ? { fill: band } : {};
    const first = i === 0 ? [prompt('First item', 'What you did or delivered')] : [];
    return {
      height: rowHeight,
      cells: [
        cell('cell', first, fill),
        cell('cell', [], { ...fill, end: true }),
        cell('cell', [], { ...fill, end: true }),
        { ...sum(`=B${i + 2}*C${i + 2}`), ...fill },
      ],
    };
  };
  const payment: OfficeCell = {
    lines: [
      paragraph('label', [text('Payment details')], { before: 9, after: 2 }),
      paragraph('cell', [prompt('Bank and account', 'Bank, account number, reference')], { after: 0 }),
    ],
    merged: 'first',
    stand: 'top',
  };
  const rest: OfficeCell = { lines: [paragraph('cell', [])], merged: 'rest' };
  return {
    kind: 'table',
    inset: 5,
    widths: [0.52, 0.14, 0.16, 0.18].map((share) => share * width),
    rows: [
      {
        height: rowHeight,
        heading: true,
        cells: ['Description', 'Quantity', 'Price', 'Amount'].map((one, i) => cell('label', [text(one)], { end: i > 0 })),
      },
      ...Array.from({ length: items }, (_, i) => item(i)),
      { height: rowHeight, cells: [payment, cell('label', [text('Subtotal')]), cell('cell', []), sum(`=SUM(D2:D${last})`)] },
      {
        height: rowHeight,
        cells: [
          rest,
          cell('label', [text('Tax (%)')]),
          cell('cell', [text('0')], { end: true }),
          sum(`=D${last + 1}*C${last + 2}/100`),
        ],
      },
      {
        height: 1.5 * rowHeight,
        cells: [
          rest,
          cell('total', [text('Total')], { fill: bold }),
          cell('total', [], { fill: bold }),
          sum(`=D${last + 1}+D${last + 2}`, 'total', bold),
        ],
      },
    ],
  };
}
