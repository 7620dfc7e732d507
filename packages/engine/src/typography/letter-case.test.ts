import { describe, expect, test } from 'vitest';
import { inCase } from './letter-case.ts';

describe('letter case', () => {
  test.each([
    ['özge yıldız', 'title', 'Özge Yıldız'],
    ['Özge Yıldız', 'upper', 'ÖZGE YILDIZ'],
    ['İstanbul', 'lower', 'istanbul'],
    ['ıhlamur ve ilham', 'upper', 'IHLAMUR VE İLHAM'],
    ['Καφές Αθήνα', 'upper', 'ΚΑΦΕΣ ΑΘΗΝΑ'],
    ['harbor and pine', 'title', 'Harbor and Pine'],
    ['eBay-like', 'title', 'eBay-like'],
    ['IBM', 'title', 'IBM'],
    ['24/7', 'title', '24/7'],
  ] as const)('%s in %s is %s', (text, letterCase, expected) => {
    expect(inCase(text, letterCase)).toBe(expected);
  });

  test.each([
    ['Straße', 'upper'],
    ['24/7', 'upper'],
    ['ﬁn', 'upper'],
  ] as const)('%s is not forced into %s', (text, letterCase) => {
    expect(inCase(text, letterCase)).toBeNull();
  });
});
