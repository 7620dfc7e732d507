import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex } from './hex.ts';
import { fitToSrgb, hexToOklch, linearToOklab, oklabToOklch, oklchToHex } from './oklch.ts';

describe('oklch', () => {
  // Reference values: CSS Color 4, and the author's article on OKLab.
  it.each([
    ['#FFFFFF', 1, 0, 0],
    ['#FF0000', 0.62796, 0.25768, 29.234],
    ['#00FF00', 0.86644, 0.29483, 142.495],
    ['#0000FF', 0.45201, 0.31321, 264.052],
  ] as const)('knows %s', (hex, l, c, h) => {
    const color = hexToOklch(hex);
    expect(color.l).toBeCloseTo(l, 3);
    expect(color.c).toBeCloseTo(c, 3);
    if (c > 0) expect(color.h).toBeCloseTo(h, 1);
  });

  it('brings every 8-bit color back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (n) => {
        const hex = formatHex((n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255);
        expect(oklchToHex(hexToOklch(hex))).toBe(hex);
      }),
      { numRuns: 2000 },
    );
  });

  it('fits any color into the gamut without a visible change of lightness or added chroma', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (l, c, h) => {
          const linear = fitToSrgb({ l, c, h });
          for (const channel of linear) expect(channel >= 0 && channel <= 1).toBe(true);
          const fitted = oklabToOklch(linearToOklab(linear));
          expect(Math.abs(fitted.l - l)).toBeLessThan(0.025);
          expect(fitted.c).toBeLessThan(c + 0.021);
        },
      ),
    );
  });

  it('maps the ends of lightness to white and black', () => {
    expect(oklchToHex({ l: 1, c: 0.3, h: 20 })).toBe('#FFFFFF');
    expect(oklchToHex({ l: 0, c: 0.3, h: 20 })).toBe('#000000');
  });
});
