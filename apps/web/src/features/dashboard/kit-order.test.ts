import type { KitSummary } from '@brandwright/contract';
import { expect, test } from 'vitest';
import { arranged, countsOf } from './kit-order.ts';

const kit = (businessName: string, day: number, change: Partial<KitSummary> = {}): KitSummary => ({
  id: businessName,
  businessName,
  industry: 'Retail',
  status: 'completed',
  variants: 1,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  updatedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  swatches: [],
  typeface: null,
  ...change,
});
const kits = [
  kit('Café Ötzi', 3, { industry: 'Food & Beverage', updatedAt: '2026-11-20T09:00:00.000Z' }),
  kit('Kiln 10', 9, { status: 'generating' }),
  kit('kiln 9', 5, { status: 'error' }),
  kit('Άλφα', 7, { status: 'pending' }),
];
const names = (...ask: [Parameters<typeof arranged>[1], string]) =>
  arranged(kits, ...ask).map(({ businessName }) => businessName);

test('[D-05] the newest come first; the other orders are by change and by name, numbers as numbers', () => {
  expect(names('newest', '')).toEqual(['Kiln 10', 'Άλφα', 'kiln 9', 'Café Ötzi']);
  expect(names('updated', '')).toEqual(['Café Ötzi', 'Kiln 10', 'Άλφα', 'kiln 9']);
  expect(names('name', '')).toEqual(['Café Ötzi', 'kiln 9', 'Kiln 10', 'Άλφα']);
});

test('[D-04] a search asks for neither case nor accents, in name and industry', () => {
  expect(names('newest', ' KILN ')).toEqual(['Kiln 10', 'kiln 9']);
  expect(names('newest', 'otzi')).toEqual(['Café Ötzi']);
  expect(names('newest', 'beverage')).toEqual(['Café Ötzi']);
  expect(names('newest', 'ΑΛΦΑ')).toEqual(['Άλφα']);
  expect(names('newest', 'none of these')).toEqual([]);
});

test('[D-01] only completed and generating kits are counted as such', () => {
  expect(countsOf(kits)).toEqual({ total: 4, completed: 1, processing: 1 });
});
