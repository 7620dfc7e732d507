import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corpus } from '../../testing/corpus.ts';
import { kitPath } from './kit-file.ts';
import { slugOf } from './slug.ts';

const slug = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

test('[S-24] a name becomes a part of a file name in plain ASCII', () => {
  const slugs = {
    'Juniper & Rye': 'juniper-rye',
    'Özge Yıldız': 'ozge-yildiz',
    'O’Brien & Søns': 'obrien-sons',
    'Straße Łódź': 'strasse-lodz',
  };
  for (const [name, slug] of Object.entries(slugs)) expect(slugOf(name)).toBe(slug);
});

test('[S-24] [corpus] names that mean something to a file system, or have no letter of ours, still give one', () => {
  expect(['CON', 'nul', 'COM1', '東京', '../../x', '...', ' '].map(slugOf)).toEqual([
    'con-brand',
    'nul-brand',
    'com1-brand',
    'brand',
    'x',
    'brand',
    'brand',
  ]);
  for (const name of [...corpus, 'x'.repeat(200), `${'y'.repeat(39)} z`]) expect(slugOf(name)).toMatch(slug);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0xffff }), { maxLength: 90 }), (units) => {
      const name = String.fromCharCode(...units);
      expect(slugOf(name)).toMatch(slug);
      expect(`logo/${slugOf(name)}`).toMatch(kitPath);
    }),
  );
});
