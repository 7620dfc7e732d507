import { mapPath, placing, reversePath } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { facets, polygon } from '../outlines/polygon.ts';
import type { Point } from '../outlines/run.ts';

type Tile = readonly Point[];

const mirror = (tile: Tile): Tile => tile.map(([x, y]): Point => [x === 0 ? 0 : -x, y]);

/** The right ear and side of the face, the cheek, and the brow that runs down into the nose. */
const side: Tile = [
  [78, -98],
  [100, 12],
  [28, 30],
  [30, -42],
];
const cheek: Tile = [
  [100, 12],
  [0, 98],
  [28, 30],
];
const brow: Tile = [
  [-30, -42],
  [30, -42],
  [28, 30],
  [0, 98],
  [-28, 30],
];
const whole: Tile = [
  [78, -98],
  [100, 12],
  [0, 98],
  [-100, 12],
  [-78, -98],
  [-30, -42],
  [30, -42],
];

function draw(_: string, form = 'facet'): readonly Piece[] {
  if (form === 'disc') {
    const cut = mapPath(facets([side, mirror(side), cheek, mirror(cheek), brow], 10), placing(0.62, 0, 4));
    return [piece('mark', [circle(0, 0, 100), ...reversePath(cut)])];
  }
  if (form === 'mask') {
    const eyes = ([1, -1] as const).map((s) => polygon([s * 22, -4], [s * 50, -12], [s * 34, 12]));
    return [piece('mark', [polygon(...whole), ...reversePath(eyes)])];
  }
  const [right, left, cheekRight, cheekLeft, middle] = facets([side, mirror(side), cheek, mirror(cheek), brow], 9);
  const of = (...paths: readonly (typeof right)[]) => paths.filter((c) => c !== undefined);
  return [piece('mark', of(right, left, middle)), piece('tone', of(cheekRight, cheekLeft))];
}

/** A fox from five facets. */
export const fox: Construction = {
  name: 'fox',
  serves: { wild: 0.8 },
  only: true,
  idea: 'the face of a fox built from flat facets',
  told: (form) => (form === '1-facet' ? 'the face of a fox built from flat facets' : 'the face of a fox'),
  counts: null,
  forms: ['1-facet', '1-mask', '1-disc'],
  corner: 0,
  craft: 4.7,
  contained: (form) => form === '1-disc',
  r16: 0.85,
  draw,
};
