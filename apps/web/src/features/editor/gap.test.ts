import { expect, test } from 'vitest';
import type { Letter } from './edited-logo.ts';
import { gapsOf } from './gap.ts';

const letter = (index: number, text: string, x: number, y = 0): Letter => ({
  index,
  text,
  place: { x, y, width: 0.1, height: 0.5 },
});

test('[E-01] a gap reaches from letter to letter and tells where the space is', () => {
  const [gap] = gapsOf([letter(0, 'A', 0), letter(1, 'V', 0.14)]);
  expect(gap).toMatchObject({ index: 0, left: 'A', right: 'V', y: 0, height: 0.5 });
  expect(gap?.x).toBeCloseTo(0.05);
  expect(gap?.width).toBeCloseTo(0.14);
  expect(gap?.line).toBeCloseTo(0.5);
});

test('[E-01] no gap stands between the end of a line and the next', () => {
  const two = [letter(0, 'a', 0), letter(1, 'b', 0.2), letter(2, 'c', 0, 0.5), letter(3, 'd', 0.2, 0.5)];
  expect(gapsOf(two).map(({ index }) => index)).toEqual([0, 2]);
  expect(gapsOf([letter(0, 'a', 0)])).toEqual([]);
});
