import { expect, it } from 'vitest';
import { hueTurn, inHueRange, turnInto, wrapHue } from './hue.ts';

it('goes round the circle', () => {
  expect(wrapHue(-10)).toBe(350);
  expect(wrapHue(730)).toBe(10);
  expect(hueTurn(350, 10)).toBe(20);
  expect(hueTurn(10, 350)).toBe(-20);
});

it('knows ranges that cross zero, single hues and the whole circle', () => {
  expect(inHueRange(5, [345, 20])).toBe(true);
  expect(inHueRange(40, [345, 20])).toBe(false);
  expect(inHueRange(130, [130, 130])).toBe(true);
  expect(inHueRange(299, [0, 360])).toBe(true);
});

it('turns into the nearest range by the shortest way', () => {
  expect(turnInto(30, [[25, 60]])).toBe(0);
  expect(
    turnInto(350, [
      [25, 60],
      [200, 220],
    ]),
  ).toBe(35);
  expect(
    turnInto(100, [
      [25, 60],
      [130, 130],
    ]),
  ).toBe(30);
  expect(turnInto(100, [])).toBe(0);
});
