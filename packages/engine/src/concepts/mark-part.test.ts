import { expect, test } from 'vitest';
import { pathBounds, signedArea } from '../geometry/path.ts';
import { partPath } from './mark-part.ts';

/** A bar from the center upwards: it shows where a copy points. */
const bar = [[100, 100, 100, 100, 100, 20, 100, 20, 100, 20, 110, 20, 110, 20, 110, 20, 100, 100, 100, 100]];
const outlineOf = () => bar;

test('a stamp without a place is the outline itself', () => {
  expect(partPath({ stamps: [{ of: 'bar' }] }, outlineOf)).toEqual(bar);
});

test('a stamp scales and turns about the centre, then puts that centre where it is told', () => {
  const [copy, turned] = partPath(
    {
      stamps: [
        {
          of: 'bar',
          scale: 0.5,
          at: [
            [30, 40],
            [30, 40, 90],
          ],
        },
      ],
    },
    outlineOf,
  );
  expect(pathBounds([copy ?? []])).toEqual({ x0: 30, y0: 0, x1: 35, y1: 40 });
  const box = pathBounds([turned ?? []]);
  expect([box?.x0, box?.y0, box?.x1, box?.y1].map((v) => Math.round(v ?? 0))).toEqual([30, 40, 70, 45]);
});

test('a cut runs against what it is cut from, and path data of a part comes first', () => {
  const path = partPath({ d: 'M0 0L200 0L200 200L0 200Z', stamps: [{ of: 'bar', cut: true }] }, outlineOf);
  expect(path).toHaveLength(2);
  expect(Math.sign(signedArea(path[0] ?? []))).toBe(1);
  expect(Math.sign(signedArea(path[1] ?? []))).toBe(-Math.sign(signedArea(bar[0] ?? [])));
});
