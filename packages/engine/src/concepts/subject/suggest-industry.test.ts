import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestIndustry } from './suggest-industry.ts';

const suggested = (name: string, description = '') => suggestIndustry({ name, description });

test('[W-18] a trade suggests its industry, in the name or in the description', () => {
  expect(suggested('Tidewater Oyster Bar')).toEqual({ industry: 'Food & Beverage', word: 'Oyster' });
  expect(suggested('Pelican', 'Dentist for children')).toEqual({
    industry: 'Healthcare',
    word: expect.stringMatching(/^Dentist/),
  });
  expect(suggested('Okoye', 'Accountants for small firms')?.industry).toBe('Finance');
});

test('[W-18] a thing that most trades of one industry show suggests it, and one of many trades nothing', () => {
  expect(suggested('The Brass Croissant')?.industry).toBe('Food & Beverage');
  expect(suggested('Okoye Partners')).toBeNull();
  expect(suggested('')).toBeNull();
});

test('[W-18] any text is read', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (name, about) => suggested(name, about) !== undefined),
    { numRuns: 30 },
  );
});
