import type { Contour } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { rounded } from '../outlines/polygon.ts';
import { type Point, polar } from '../outlines/run.ts';

const cell = (x: number, y: number, r: number): Contour =>
  rounded(
    [0, 1, 2, 3, 4, 5].map((i): Point => polar(r, -90 + 60 * i, x, y)),
    r * 0.12,
  );

/** Cells of one comb, by rows; the last named carries the accent. Distances in pitches. */
const combs: Readonly<Record<string, readonly Point[]>> = {
  '3-up': [
    [-0.5, 0],
    [0.5, 0],
    [0, -1],
  ],
  '3-down': [
    [-0.5, 0],
    [0.5, 0],
    [0, 1],
  ],
  '4-row': [
    [-0.5, 0],
    [0, 1],
    [0, -1],
    [0.5, 0],
  ],
  '5-nest': [
    [-0.5, -1],
    [-1, 0],
    [1, 0],
    [0.5, -1],
    [0, 0],
  ],
  '7-ring': [
    [-0.5, -1],
    [0.5, -1],
    [-1, 0],
    [1, 0],
    [-0.5, 1],
    [0.5, 1],
    [0, 0],
  ],
  '6-open': [
    [-0.5, -1],
    [-1, 0],
    [0, 0],
    [-0.5, 1],
    [0.5, 1],
    [0.5, -1],
  ],
};

function draw(...tokens: readonly string[]): readonly Piece[] {
  const places = combs[tokens.join('-')] ?? [];
  const pitch = 100;
  const cells = places.map(([x, y]) => cell(x * pitch, y * pitch * 0.866, pitch / Math.sqrt(3) - 6));
  return [piece('mark', cells.slice(0, -1)), piece(cells.length > 4 ? 'accent' : 'tone', cells.slice(-1))];
}

/** Comb cells, one of them full. */
export const hive: Construction = {
  name: 'hive',
  serves: { honey: 1 },
  idea: 'a group of honeycomb cells',
  counts: 'cells',
  forms: Object.keys(combs),
  corner: 1,
  craft: 4.5,
  contained: never,
  r16: 0.89,
  draw,
};
