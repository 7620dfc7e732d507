import { expect, it } from 'vitest';
import { lightnessContrast } from './apca.ts';

// The published test pairs of APCA-W3 0.1.9.
it.each([
  ['#888888', '#FFFFFF', 63.056469930209424],
  ['#FFFFFF', '#888888', -68.54146436644962],
  ['#000000', '#AAAAAA', 58.146262578561334],
  ['#AAAAAA', '#000000', -56.24113336839742],
  ['#112233', '#DDEEFF', 91.66830811481631],
  ['#DDEEFF', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
] as const)('%s on %s is Lc %f', (text, ground, lc) => {
  expect(lightnessContrast(text, ground)).toBeCloseTo(lc, 8);
});

it('is zero for a color on itself', () => {
  expect(lightnessContrast('#123456', '#123456')).toBe(0);
});
