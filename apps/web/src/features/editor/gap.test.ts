import { expect, test } from 'vitest';
import type { Letter } from './edited-logo.ts';
import { gapsOf } from './gap.ts';

const letter = (index: number, text: string, x: number, y = 0): Letter => ({
  index,
  text,
  place: { x, y, width: 0.1, height: 0.5 },
});

test('[E-01] a gap reaches from letter to letter and tells where the space is', () => {
  const [, gap] = gapsOf([letter(0, 'A', 0), letter(1, 'V', 0.14), letter(2, 'A', 0.28), letter(3, 'V', 0.42)]);
  expect(gap).toMatchObject({ index: 1, left: 'V', right: 'A', y: 0, height: 0.5 });
  expect(gap?.x).toBeCloseTo(0.19);
  expect(gap?.width).toBeCloseTo(0.14);
  expect(gap?.line).toBeCloseTo(0.5);
});

test('[E-01] wherever a letter is pressed, a pair of it is chosen', () => {
  const [first, last] = gapsOf([letter(0, 'a', 0), letter(1, 'b', 0.14), letter(2, 'c', 0.28)]);
  expect(first?.x).toBeCloseTo(0);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(last?.x ?? -1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(0.38);
});

test('[E-01] no gap stands between the end of a line and the next', () => {
  const two = [letter(0, 'a', 0), letter(1, 'b', 0.2), letter(2, 'c', 0, 0.5), letter(3, 'd', 0.2, 0.5)];
  expect(gapsOf(two).map(({ index }) => index)).toEqual([0, 2]);
  expect(gapsOf([letter(0, 'a', 0)])).toEqual([]);
});
