import { expect, test } from 'vitest';
import { standing } from './stage.ts';

const canvas = { width: 1000, height: 600 };
const designed = { width: 600, height: 100 };

test('[E-02] twice the text is twice as large on the canvas while it fits', () => {
  const before = standing(canvas, { width: 300, height: 200 }, { width: 300, height: 200 });
  const after = standing(canvas, { width: 300, height: 200 }, { width: 360, height: 240 });
  expect(after.width / before.width).toBeCloseTo(1.2);
  expect(after.zoom).toBe(100);
});

test('[E-02] what would leave the canvas is shown smaller, and says so', () => {
  const after = standing(canvas, designed, { width: 1200, height: 200 });
  expect(after.width).toBeCloseTo(920);
  expect(after.zoom).toBeLessThan(100);
  expect(after.left).toBeCloseTo(40);
});

test('[E-02] the ink stands in the middle', () => {
  const { left, top, width, height } = standing(canvas, designed, designed);
  expect(left + width / 2).toBeCloseTo(500);
  expect(top + height / 2).toBeCloseTo(300);
});
