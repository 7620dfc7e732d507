import type { Hex } from '@brandwright/engine';
import type { Brand, Identity } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { once } from '../layout/once.ts';
import type { PaperFormat, PaperItem } from '../layout/paper-item.ts';
import { printedPdf, type Sheet, sheetPdf, sheetSvg } from '../layout/sheet.ts';
import { cardBack, cardFront } from './business-card.ts';
import { envelopeBack, envelopeFront } from './envelope.ts';
import { invoice } from './invoice.ts';
import { continuation, letterhead } from './letterhead.ts';
import { noteCard } from './note-card.ts';
import { papers } from './paper.ts';
import { tenUp } from './ten-up.ts';

/** For most items. Invoices are never printed in advance, and sheets of ten cards only at home. */
const every: readonly PaperFormat[] = ['svg', 'pdf', 'print', 'png'];

/** Everything on paper that a kit holds. A sheet is composed when it is first asked for. */
export function paperItems(brand: Identity): readonly PaperItem[] {
  const { contact } = brand;
  const front = once(() => cardFront(brand));
  const back = once(() => cardBack(brand, contact));
  const item = (stem: string, title: string, compose: () => Sheet, formats: readonly PaperFormat[] = every): PaperItem => ({
    stem,
    title,
    formats,
    compose: once(compose),
  });
  return [
    item('business-card-front', 'Business card, front', front),
    item('business-card-back', 'Business card, back', back),
    ...(['a4', 'us-letter'] as const).flatMap((paper) => [
      item(`letterhead-${paper}`, 'Letterhead', () => letterhead(brand, contact, papers[paper])),
      item(`letterhead-${paper}-continuation`, 'Letterhead, second page', () => continuation(brand, papers[paper])),
      item(`invoice-${paper}`, 'Invoice', () => invoice(brand, contact, papers[paper]), ['svg', 'pdf', 'png']),
      item(`business-cards-${paper}-front`, 'Ten business cards, front', () => tenUp(front(), papers[paper]), ['pdf']),
      item(`business-cards-${paper}-back`, 'Ten business cards, back', () => tenUp(back(), papers[paper]), ['pdf']),
    ]),
    ...(['envelope-dl', 'envelope-no10'] as const).flatMap((paper) => [
      item(`${paper}-front`, 'Envelope, front', () => envelopeFront(brand, contact, papers[paper])),
      item(`${paper}-back`, 'Envelope, back', () => envelopeBack(brand, papers[paper])),
    ]),
    item('note-card', 'Note card', () => noteCard(brand, contact)),
  ];
}

/** Longer side in pixels of a picture of an item. */
const pictureSide = 1200;

/** Every item in its formats. */
export const stationeryFiles = (brand: Brand): readonly KitFile[] =>
  brand.stationery.flatMap((item) => item.formats.map((format) => fileOf(brand, item, format)));

function fileOf({ design, inks, intent }: Brand, { stem, title, compose }: PaperItem, format: PaperFormat): KitFile {
  const titled = `${design.name}: ${title}`;
  const at = `stationery/${stem}`;
  // Printing outlines that were composed cannot fail.
  const prove = (): void => void compose();
  const text = (ending: string, make: () => string): KitFile => ({ kind: 'text', path: `${at}${ending}`, text: make, prove });
  switch (format) {
    case 'svg':
      return text('.svg', () => sheetSvg(compose(), titled));
    case 'pdf':
      return text('.pdf', () => sheetPdf(compose(), titled));
    case 'print':
      return text('-print-cmyk.pdf', () => printedPdf(compose(), titled, { inks, intent }));
    case 'png': {
      const picture = () => ({
        svg: sheetSvg(compose(), titled),
        format: 'png' as const,
        ...pixels(compose()),
        ground: compose().ground,
      });
      return { kind: 'picture', path: `${at}.png`, picture };
    }
    default:
      return format satisfies never;
  }
}

/** The card is printed at 300 dpi as it is; other items have a longer side of 1200 px. */
function pixels({ width, height, scale }: Sheet): { readonly width: number; readonly height: number } {
  const factor = scale < 1 ? 1 : pictureSide / Math.max(width, height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

/** The colors of everything that goes to a printing company, for the ink table. */
export const printedHexes = (items: readonly PaperItem[]): readonly Hex[] =>
  items
    .filter(({ formats }) => formats.includes('print'))
    .flatMap(({ compose }) => [compose().ground, ...compose().layers.map(({ paint }) => paint)]);
