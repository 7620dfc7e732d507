import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flattenContour } from './flatten.ts';
import { mapPath, pathArea, pathBounds, placing, reverseContour, rotation, signedArea } from './path.ts';
import { parsePath } from './path-data.ts';
import { correlation, likenessOf, rasterize } from './raster.ts';
import { circle, roundedRect, squircle } from './shapes.ts';

const unit = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

describe('contours', () => {
  test('a circle has its area, its bounds and runs clockwise on screen', () => {
    const disc = circle(10, 20, 5);
    expect(signedArea(disc)).toBeCloseTo(Math.PI * 25, 1);
    expect(pathBounds([disc])).toEqual({ x0: 5, y0: 15, x1: 15, y1: 25 });
    expect(signedArea(reverseContour(disc))).toBeCloseTo(-signedArea(disc), 9);
  });

  test('a ring weighs its outer disc less its counter', () => {
    expect(pathArea([circle(0, 0, 10), reverseContour(circle(0, 0, 6))])).toBeCloseTo(Math.PI * 64, 0);
  });

  test('corners round up to half a side, and a squircle stands between disc and square', () => {
    expect(pathArea([roundedRect(0, 0, 10, 10, 99)])).toBeCloseTo(pathArea([circle(0, 0, 5)]), 6);
    const share = pathArea([squircle(0, 0, 10)]) / 400;
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(0.99);
  });

  test('a squircle follows its superellipse to within half a per cent', () => {
    const line = flattenContour(squircle(0, 0, 100), 40);
    for (let i = 0; i < line.length; i += 2) {
      const reach = (Math.abs((line[i] as number) / 100) ** 4.5 + Math.abs((line[i + 1] as number) / 100) ** 4.5) ** (1 / 4.5);
      expect(Math.abs(reach - 1)).toBeLessThan(0.005);
    }
  });

  test('bounds follow curves, not control points, and turn with the shape', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), fc.double({ min: 1, max: 100, noNaN: true }), (degrees, r) => {
        const box = pathBounds(mapPath([circle(0, 0, r)], rotation(degrees)));
        expect(box?.x1).toBeCloseTo(r, 1);
        expect((box?.y0 ?? 0) / r).toBeCloseTo(-1, 2);
      }),
    );
  });

  test('catalogue path data reads back to closed cubics', () => {
    const path = parsePath('M0 0L10 0L10 10C10 12 0 12 0 10Z');
    expect(pathBounds(path)?.x1).toBe(10);
    expect(path[0]?.length).toBe(2 + 6 * 4);
    expect(() => parsePath('M0 0A5 5 0 0 1 9 9Z')).toThrow(/isn’t finite/);
  });
});

describe('raster', () => {
  test('coverage sums to the area, whatever the place, to within three per cent', () => {
    for (const dx of [0, 0.3, 0.77]) {
      const sum = rasterize([circle(16 + dx, 15.7, 11)], unit, 32, 32).coverage.reduce((s, v) => s + v, 0);
      expect(Math.abs(sum / (Math.PI * 121) - 1)).toBeLessThan(0.03);
    }
  });

  test('holes are holes: non-zero, by direction', () => {
    const ring = rasterize([circle(16, 16, 14), reverseContour(circle(16, 16, 8))], unit, 32, 32);
    expect(ring.coverage[16 * 32 + 16]).toBe(0);
    expect(ring.coverage[16 * 32 + 5]).toBeCloseTo(1);
  });

  test('a picture is like itself, unlike its negative, and nothing is like a blank', () => {
    const a = likenessOf(rasterize([circle(8, 8, 6)], unit, 16, 16));
    const b = likenessOf(rasterize([roundedRect(0, 0, 16, 16), reverseContour(circle(8, 8, 6))], unit, 16, 16));
    expect(correlation(a, a)).toBeCloseTo(1);
    expect(correlation(a, b)).toBeLessThan(-0.9);
    expect(correlation(a, likenessOf(rasterize([], placing(1, 0, 0), 16, 16)))).toBe(0);
  });
});
