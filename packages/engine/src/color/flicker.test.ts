import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { flickers, kinOf } from './flicker.ts';
import { oklchToHex } from './oklch.ts';

test.each([
  ['a blue leaf on orange', { l: 0.6, c: 0.15, h: 255 }, { l: 0.76, c: 0.16, h: 65 }, true],
  ['a blue leaf on pink', { l: 0.62, c: 0.15, h: 250 }, { l: 0.86, c: 0.09, h: 345 }, true],
  ['deep navy on orange', { l: 0.28, c: 0.1, h: 265 }, { l: 0.76, c: 0.16, h: 65 }, false],
  ['red on orange', { l: 0.58, c: 0.21, h: 29 }, { l: 0.76, c: 0.16, h: 65 }, false],
  ['grey on orange', { l: 0.6, c: 0.02, h: 255 }, { l: 0.76, c: 0.16, h: 65 }, false],
])('%s', (_, spot, ground, expected) => expect(flickers(spot, ground)).toBe(expected));

test('a spot of the ground’s own hue never flickers on it, and is seen', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.4, max: 0.9, noNaN: true }), fc.integer({ min: 0, max: 359 }), (l, h) => {
      const ground = { l, c: 0.12, h };
      expect(flickers(kinOf(ground), ground)).toBe(false);
      expect(contrastRatio(oklchToHex(kinOf(ground)), oklchToHex(ground))).toBeGreaterThan(2);
    }),
  );
});
