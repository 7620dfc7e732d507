import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clip, opposite, rightOf } from './clip.ts';
import { flatten } from './flatten.ts';
import { inkAcross, inkDown } from './ink-runs.ts';
import { type Contour, pathBounds, reverseContour, signedArea } from './path.ts';
import { circle, polygon, roundedRect } from './shapes.ts';

const ring = [circle(0, 0, 50), reverseContour(circle(0, 0, 30))];
const coordinate = fc.integer({ min: -100, max: 100 });
/** Any closed run of curves, crossing itself as it likes. */
const anyContour: fc.Arbitrary<Contour> = fc
  .array(fc.tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate), { minLength: 1, maxLength: 7 })
  .map((segments) => {
    const all = segments.flat();
    return [all.at(-2) as number, all.at(-1) as number, ...all];
  });
const anyPlane = fc.record({ angle: fc.double({ min: 0, max: 6.28, noNaN: true }), d: coordinate }).map(({ angle, d }) => ({
  nx: Math.cos(angle),
  ny: Math.sin(angle),
  d,
}));
const area = (path: readonly Contour[]): number => path.reduce((sum, c) => sum + signedArea(c), 0);

describe('a path cut by a line', () => {
  test('both halves together have the area of the whole, whatever overlaps', () => {
    fc.assert(
      fc.property(fc.array(anyContour, { minLength: 1, maxLength: 3 }), anyPlane, (path, plane) => {
        expect(area(clip(path, plane)) + area(clip(path, opposite(plane)))).toBeCloseTo(area(path), 4);
      }),
    );
  });

  test('a half lies on its side of the line, within the box of the whole, and closes', () => {
    fc.assert(
      fc.property(anyContour, anyPlane, (contour, plane) => {
        const half = clip([contour], plane);
        const whole = pathBounds([contour]);
        const box = pathBounds(half);
        if (box !== null && whole !== null) {
          expect(box.x0).toBeGreaterThan(whole.x0 - 1e-6);
          expect(box.y1).toBeLessThan(whole.y1 + 1e-6);
        }
        for (const c of half) {
          expect(c.slice(-2)).toEqual(c.slice(0, 2));
          for (let i = 0; i < c.length; i += 6) {
            const side = plane.nx * (c[i] as number) + plane.ny * (c[i + 1] as number) - plane.d;
            expect(side).toBeGreaterThan(-1e-5);
          }
        }
      }),
    );
  });

  test('a ring cut through its middle is one arch, and beside it stays whole', () => {
    const right = clip(ring, rightOf(0, 0, 0));
    expect(right).toHaveLength(1);
    expect(area(right)).toBeCloseTo(area(ring) / 2, 6);
    expect(clip(ring, rightOf(-60, 0, 0))).toEqual(ring);
    expect(clip(ring, rightOf(60, 0, 0))).toEqual([]);
  });

  test('a leaning line leans: x grows with height by its slope', () => {
    const box = pathBounds(clip([roundedRect(0, 0, 10, 10)], rightOf(2, 10, 0.5)));
    expect(box?.x0).toBeCloseTo(2, 9);
    expect(pathBounds(clip([polygon([0, 0, 10, 0, 10, 0.001, 0, 0.001])], rightOf(2, 10, 0.5)))?.x0).toBeCloseTo(7, 2);
  });
});

test('ink on a line through a ring is two strokes, and overlapping strokes count once', () => {
  expect(inkAcross(flatten(ring), 0).map((run) => run.map(Math.round))).toEqual([
    [-50, -30],
    [30, 50],
  ]);
  expect(inkDown(flatten([roundedRect(0, 0, 10, 10), roundedRect(0, 5, 10, 20)]), 5)).toEqual([[0, 20]]);
});
