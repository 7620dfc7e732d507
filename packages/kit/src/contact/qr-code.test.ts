import { contrastRatio, pathBounds } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { qrCode, quietZone } from './qr-code.ts';

test('[K-15] a QR code has contrast of 4.5 on white in every brand, and four clear modules around it', () => {
  for (const { design } of brands) {
    const { ground, layers, width, height } = qrCode('https://example.com', design);
    expect(layers).toHaveLength(1);
    for (const { paint, path } of layers) {
      expect(contrastRatio(paint, ground)).toBeGreaterThanOrEqual(4.5);
      expect(pathBounds(path)).toEqual({ x0: quietZone, y0: quietZone, x1: width - quietZone, y1: height - quietZone });
    }
  }
});

test('[K-15] a QR code refuses a text that no code holds', () => {
  const [brand] = brands;
  if (brand === undefined) throw new Error('There is no brand.');
  expect(() => qrCode('x'.repeat(2400), brand.design)).toThrow();
});
