import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

it('gives the ratios WCAG names', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 10);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#1A73E8', '#1A73E8')).toBe(1);
  expect(contrastRatio('#FFFFFF', '#1A73E8')).toBe(contrastRatio('#1A73E8', '#FFFFFF'));
});
