import { expect, test } from 'vitest';
import briefs from './briefs.json' with { type: 'json' };
import { setOf } from './font-book.ts';

test.each(briefs.filter((_, i) => i % 4 === 0))('the reasons for $name are told plainly and without repeating', (brief) => {
  const told = setOf(brief).designs.flatMap((design) => design.reasons);
  for (const reason of told) {
    expect(reason).toMatch(/^[\p{Lu}“\p{N}\p{L}].*\.”?$/u);
    expect(reason).not.toMatch(
      /undefined|null|NaN|\$\{|\b(?:kerning|tracking|OKLCH|WCAG|contrast ratio|genome|lockup|archetype)\b/u,
    );
  }
  // Of all reasons of eight designs, at most two are heard twice: a treatment or construction that comes back.
  expect(told.length - new Set(told).size).toBeLessThanOrEqual(2);
});

test('a reason that quotes part of a longer word does not call it a word', () => {
  const names = ['Tulipway', 'Lanternside Towing', 'Butterflyway Realty', 'Foxwood Homes', 'Foxfield Farm'];
  const told = names.flatMap((name) => setOf({ name }).designs.flatMap((design) => design.reasons));
  const parts = told.filter((reason) => /“(?:Tulip|Lantern|Butterfly|Fox|wood)”/u.test(reason));
  expect(parts.filter((reason) => /^The “/u.test(reason))).not.toEqual([]);
  expect(parts.filter((reason) => /\bword “/u.test(reason))).toEqual([]);
});
