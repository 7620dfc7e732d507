import { contrastRatio, type PageLayer, pathBounds } from '@brandwright/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandFor, brands } from '../../testing/brands.ts';
import type { Sheet } from '../layout/sheet.ts';
import { cardBack, cardFront } from './business-card.ts';
import { placeholderContact } from './contact.ts';
import { invoice } from './invoice.ts';
import { letterhead } from './letterhead.ts';
import { mm, papers } from './paper.ts';
import { stationeryFiles } from './stationery.ts';

/** Points of every item, as people know their sizes. */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  'business-card-front': [252, 144],
  'business-card-back': [252, 144],
  'letterhead-a4': [210 * mm, 297 * mm],
  'letterhead-a4-continuation': [210 * mm, 297 * mm],
  'invoice-a4': [210 * mm, 297 * mm],
  'business-cards-a4-front': [210 * mm, 297 * mm],
  'business-cards-a4-back': [210 * mm, 297 * mm],
  'letterhead-us-letter': [612, 792],
  'letterhead-us-letter-continuation': [612, 792],
  'invoice-us-letter': [612, 792],
  'business-cards-us-letter-front': [612, 792],
  'business-cards-us-letter-back': [612, 792],
  'envelope-dl-front': [220 * mm, 110 * mm],
  'envelope-dl-back': [220 * mm, 110 * mm],
  'envelope-no10-front': [684, 297],
  'envelope-no10-back': [684, 297],
  'note-card': [210 * mm, 99 * mm],
};

/** Bounds of what a sheet shows in one paint. */
const boundsOf = (layers: readonly PageLayer[]) => pathBounds(layers.flatMap(({ path }) => path));

/** Layers of text: those that a sheet with other contact details paints differently. */
const changed = (one: Sheet, other: Sheet): readonly PageLayer[] =>
  one.layers.filter(({ path }, i) => JSON.stringify(path) !== JSON.stringify(other.layers[i]?.path));

const other = { person: '', role: '', phone: '', email: '', website: '', address: [] };

describe('stationery', () => {
  test('[K-04] has the sizes that printers and envelopes have', () => {
    for (const { stationery } of brands) {
      const found = stationery.map(({ stem, compose }) => {
        const { width, height, scale } = compose();
        return [stem, [width * scale, height * scale]] as const;
      });
      expect(found.map(([stem]) => stem)).toEqual(Object.keys(sizes));
      for (const [stem, [width, height]] of found) {
        expect(width, stem).toBeCloseTo(sizes[stem]?.[0] ?? 0, 0);
        expect(height, stem).toBeCloseTo(sizes[stem]?.[1] ?? 0, 0);
      }
    }
  });

  test('[K-04] keeps contact details inside its margins, where they can be read', () => {
    for (const brand of brands) {
      for (const make of [
        (contact: typeof placeholderContact) => cardBack(brand, contact),
        (contact: typeof placeholderContact) => letterhead(brand, contact, papers.a4),
        (contact: typeof placeholderContact) => invoice(brand, contact, papers['us-letter']),
      ]) {
        const sheet = make(placeholderContact);
        const text = changed(sheet, make(other));
        const bounds = boundsOf(text);
        expect(text.length, brand.design.name).toBeGreaterThan(2);
        expect(bounds?.x0).toBeGreaterThanOrEqual(0.06 * sheet.width);
        expect(bounds?.x1).toBeLessThanOrEqual(0.94 * sheet.width);
        expect(bounds?.y1).toBeLessThanOrEqual(0.97 * sheet.height);
        for (const { paint } of text) expect(contrastRatio(paint, sheet.ground), brand.design.name).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('[K-04] shows the name or the mark on each card, and more than half of the back is empty', () => {
    for (const brand of brands) {
      expect(cardFront(brand).layers.length, brand.design.name).toBeGreaterThan(0);
      const back = boundsOf(changed(cardBack(brand, placeholderContact), cardBack(brand, other)));
      expect((back?.x1 ?? 0) - (back?.x0 ?? 0), brand.design.name).toBeLessThan(0.5 * 1050);
    }
  });

  test('[K-04] composes for any contact details, however long or strange', () => {
    const brand = brandFor({ name: 'Juniper & Rye' }, 0);
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    const contact = fc.record({
      person: text,
      role: text,
      phone: text,
      email: text,
      website: text,
      address: fc.array(text, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(contact, (one) => {
        for (const { layers } of [cardBack(brand, one), letterhead(brand, one, papers.a4), invoice(brand, one, papers.a4)]) {
          const numbers = layers.flatMap(({ path }) => path.flat());
          expect(numbers.every(Number.isFinite)).toBe(true);
        }
        const text = boundsOf(changed(cardBack(brand, one), cardBack(brand, other)));
        expect(text?.x1 ?? 0).toBeLessThanOrEqual(0.94 * 1050);
      }),
      { numRuns: 40 },
    );
  });

  test('[K-10] has the contact details of the brand, and leaves out what is empty', () => {
    const ada = { ...other, person: 'Ada Moreau', email: 'ada@example.org', address: ['Building 3', '8 Rue des Lilas', 'Paris'] };
    const [own, none, placeholders] = [ada, other, null].map((contact) => brandFor({ name: 'Juniper & Rye' }, 0, { contact }));
    if (own === undefined || none === undefined || placeholders === undefined) throw new Error('There are not three brands.');
    const sheets = (brand: typeof own, stem: string): string =>
      JSON.stringify(brand.stationery.find((item) => item.stem === stem)?.compose());
    expect(sheets(own, 'business-card-back')).toBe(JSON.stringify(cardBack(placeholders, ada)));
    for (const { stem } of own.stationery) {
      const bears = /card.*-back|letterhead-[a-z0-9-]+(?<!continuation)$|invoice|envelope.*-front/.test(stem);
      expect(sheets(own, stem) !== sheets(none, stem), stem).toBe(bears || stem === 'note-card');
      expect(sheets(placeholders, stem) === sheets(none, stem), stem).toBe(!bears && stem !== 'note-card');
    }
    // Three lines of an address end above the margin, as two do.
    const foot = (contact: typeof ada): number | undefined =>
      boundsOf(changed(letterhead(own, contact, papers.a4), letterhead(own, other, papers.a4)))?.y1;
    expect(foot(ada)).toBeLessThanOrEqual((foot({ ...ada, address: ['Building 3', '8 Rue des Lilas'] }) ?? 0) + 3);
  });

  test('[K-03] [K-04] [K-15] each item has its vectors and pixels, and printed ones a file for the printer', () => {
    const [brand] = brands;
    const paths = brand === undefined ? [] : stationeryFiles(brand).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('-print-cmyk.pdf'))).toHaveLength(11);
    for (const stem of Object.keys(sizes)) {
      // Ten cards on a sheet are for a printer at home.
      const endings = stem.startsWith('business-cards-') ? ['.pdf'] : ['.svg', '.pdf', '.png'];
      for (const ending of endings) expect(paths).toContain(`stationery/${stem}${ending}`);
    }
  });
});
