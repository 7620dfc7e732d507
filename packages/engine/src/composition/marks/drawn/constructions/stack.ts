import type { Contour } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { facets, polygon, rounded } from '../outlines/polygon.ts';
import type { Point } from '../outlines/run.ts';

const w = 100;

/** A sheet seen from above at 30°, and what shows of each sheet under it: a chevron of one weight. */
function sheets(n: number, soft: boolean): readonly Piece[] {
  const h = w * 0.56;
  const weight = n === 2 ? 40 : n === 3 ? 26 : 20;
  const air = 13;
  const top: Contour = soft
    ? rounded(
        [
          [0, -h],
          [w, 0],
          [0, h],
          [-w, 0],
        ],
        16,
      )
    : polygon([0, -h], [w, 0], [0, h], [-w, 0]);
  const under = Array.from({ length: n - 1 }, (_, i) => {
    const y = (i + 1) * (weight + air) - weight + (soft ? 4 : 0);
    const edge: readonly Point[] = [
      [-w, y],
      [0, y + h],
      [w, y],
      [w, y + weight],
      [0, y + h + weight],
      [-w, y + weight],
    ];
    return soft ? rounded(edge, [5, 5, 5, 5, 10, 5]) : polygon(...edge);
  });
  return [piece('mark', [top]), piece('tone', under)];
}

/** A box of three faces; `n` of them are cut once more, so that the box is built of smaller ones. */
function box(n: number): readonly Piece[] {
  const c = w * 0.866;
  const s = w * 0.5;
  const o: Point = [0, 0];
  const t: Point = [0, -w];
  const r: Point = [c, -s];
  const l: Point = [-c, -s];
  const b: Point = [0, w];
  const rb: Point = [c, s];
  const lb: Point = [-c, s];
  if (n === 3) {
    const [top, left, right] = facets(
      [
        [t, r, o, l],
        [l, o, b, lb],
        [o, r, rb, b],
      ],
      12,
    ) as [Contour, Contour, Contour];
    return [piece('accent', [top]), piece('mark', [left]), piece('tone', [right])];
  }
  const m = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const tiles = facets(
    [
      [t, r, o, l],
      [l, o, m(o, b), m(l, lb)],
      [m(l, lb), m(o, b), b, lb],
      [o, r, m(r, rb), m(o, b)],
      [m(o, b), m(r, rb), rb, b],
    ],
    11,
  );
  return [piece('accent', tiles.slice(0, 1)), piece('mark', tiles.slice(1, 3)), piece('tone', tiles.slice(3))];
}

const draw = (count: string, form = 'sheet'): readonly Piece[] =>
  form === 'box' ? box(Number(count)) : sheets(Number(count), form === 'soft');

/** Sheets and boxes in one projection. */
const stack = (
  kinds: readonly string[],
  counts: string,
  idea: string,
  serves: Construction['serves'],
  toldFor: Construction['toldFor'] = {},
): Construction => ({
  name: 'stack',
  serves,
  idea,
  toldFor,
  counts,
  forms: kinds,
  corner: 0,
  craft: 4.5,
  contained: never,
  r16: 0.84,
  draw,
});

export const stacks: readonly Construction[] = [
  stack(['2-sheet', '3-sheet', '4-sheet', '2-soft', '3-soft', '4-soft'], 'layers', 'a stack of evenly spaced layers', {
    layers: 1,
    data: 0.75,
    server: 0.8,
  }),
  stack(
    ['3-box', '5-box'],
    'panels',
    'a box with even gaps between its panels',
    { cube: 1, package: 0.95, warehouse: 0.7 },
    {
      cube: 'a cube with even gaps between its sides',
    },
  ),
];
