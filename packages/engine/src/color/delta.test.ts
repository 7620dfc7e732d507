import { expect, it } from 'vitest';
import { colorDifference } from './delta.ts';

it('spans black to white as 1, and a color to itself as 0', () => {
  expect(colorDifference('#000000', '#FFFFFF')).toBeCloseTo(1, 6);
  expect(colorDifference('#1A73E8', '#1A73E8')).toBe(0);
});
