import { expect, test } from 'vitest';
import { brandKeyOf, readBrand } from './brand.ts';

const kiln = { businessName: 'Pelican', industry: 'Retail', description: 'Surf school' };
const shows = { things: ['surfboard'], never: ['wave'], letters: false, nothing: false };

test('[W-17] what the mark should show is part of a bought brand', () => {
  expect(readBrand({ ...kiln, shows }).brief.shows).toEqual(shows);
  expect(brandKeyOf(readBrand({ ...kiln, shows }))).not.toBe(brandKeyOf(readBrand(kiln)));
});

test('[W-17] a brand without the field, or with nothing in it, stays the brand that it was', () => {
  const before = brandKeyOf(readBrand(kiln));
  expect(readBrand(kiln).brief).not.toHaveProperty('shows');
  for (const empty of [null, undefined, {}, { things: [], never: null, letters: false }])
    expect(brandKeyOf(readBrand({ ...kiln, shows: empty }))).toBe(before);
});
