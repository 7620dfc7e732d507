import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCompactPath } from '../../../packages/engine/src/geometry/compact-path.ts';
import type { Contour } from '../../../packages/engine/src/geometry/path.ts';
import { writeContours } from './compact.ts';

const whole = fc.integer({ min: -5000, max: 5000 });
const near = fc.integer({ min: -2, max: 2 });
const point = fc.tuple(whole, whole);
/** A handle off its end: with both on theirs, a curve is a straight. */
const handle = point.filter(([hx, hy]) => hx !== 0 || hy !== 0);

/** From a point to the next: straights along an axis or across, and curves that are free, or quarters and arcs off by a little. */
const segment = fc.oneof(
  fc.record({ kind: fc.constantFrom('h', 'v', 'l'), to: point }),
  fc.record({ kind: fc.constant('free'), to: point, a: handle, b: handle }),
  fc.record({ kind: fc.constantFrom('x', 'y', 's'), to: point, a: point, off: fc.tuple(near, near) }),
);
type Segment = typeof segment extends fc.Arbitrary<infer T> ? T : never;

/** Tenths of a contour that goes through the segments, the last of them home where that is told, and home in any case. */
function contourOf([sx, sy]: readonly [number, number], segments: readonly Segment[], home: boolean): Contour {
  const out: number[] = [sx, sy];
  let [x, y] = [sx, sy];
  segments.forEach((s, i) => {
    const [tx, ty] = home && i === segments.length - 1 ? [sx, sy] : s.to;
    const [ex, ey] = s.kind === 'h' ? [tx, y] : s.kind === 'v' ? [x, ty] : [tx, ty];
    const [dx, dy] = [ex - x, ey - y];
    // The plain writer leaves nothing without length.
    if (s.kind !== 'free' && dx === 0 && dy === 0) return;
    const [u, v] = 'off' in s ? s.off : [0, 0];
    const k = (n: number): number => Math.round(0.5523 * n);
    if (!('a' in s)) out.push(x, y, ex, ey, ex, ey);
    else if ('b' in s) out.push(x + s.a[0], y + s.a[1], ex - s.b[0], ey - s.b[1], ex, ey);
    else if (s.kind === 'x') out.push(x + k(dx) + u, y, ex, ey - k(dy) - v, ex, ey);
    else if (s.kind === 'y') out.push(x, y + k(dy) + u, ex - k(dx) - v, ey, ex, ey);
    else out.push(x + s.a[0], y + s.a[1], ex - s.a[0] + u, ey + s.a[1] + v, ex, ey);
    [x, y] = [ex, ey];
  });
  if (x !== sx || y !== sy) out.push(x, y, sx, sy, sx, sy);
  return out;
}

const contour = fc.tuple(point, fc.array(segment, { minLength: 1, maxLength: 6 }), fc.boolean());

/** The reader's tenths as whole numbers; adding 0 leaves no −0. */
const tenths = (path: readonly Contour[]): readonly Contour[] => path.map((c) => c.map((n) => Math.round(n * 10) + 0));

test('whatever is written in tenths is read back as it was', () => {
  fc.assert(
    fc.property(fc.array(contour, { minLength: 1, maxLength: 4 }), (drawn) => {
      const contours = drawn.map(([start, segments, home]) => contourOf(start, segments, home));
      expect(tenths(parseCompactPath(writeContours(contours)))).toEqual(contours);
    }),
    { numRuns: 500 },
  );
});

test('a circle is four quarters of which one is long', () => {
  const circle = [
    0, -100, 55, -100, 100, -55, 100, 0, 100, 55, 55, 100, 0, 100, -55, 100, -100, 55, -100, 0, -100, -55, -55, -100, 0, -100,
  ];
  expect(writeContours([circle])).toMatch(/^mxyxY \S{16}$/);
});

test('an arc leaves its second handle out, a curve that is none does not', () => {
  expect(writeContours([[0, 0, 0, 60, 41, 100, 100, 100, 100, 100, 0, 0, 0, 0]])).toMatch(/^ms\d \S{12}$/);
  expect(writeContours([[0, 0, 0, 60, 50, 100, 100, 100, 100, 100, 0, 0, 0, 0]])).toMatch(/^mc \S{16}$/);
});

test('what no number can say is refused', () => {
  expect(() => writeContours([[0, 0, 0, 0, 1e6, 0, 1e6, 0, 1e6, 0, 0, 9, 0, 9]])).toThrow('1000000');
});
