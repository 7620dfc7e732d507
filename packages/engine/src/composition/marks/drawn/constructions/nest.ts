import type { Contour } from '../../../../geometry/path.ts';
import { reverseContour } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { arc, lines, type Point, polar, solid } from '../outlines/run.ts';

/** The outline of one shell, its distance from the middle `r`. */
const outlines: Readonly<Record<string, (r: number) => Contour>> = {
  arch: (r) => solid(lines([-r, 62], [-r, 0]), arc(0, 0, r, 180, 360), lines([r, 62])),
  half: (r) => solid(arc(0, 0, r, 180, 360)),
  quarter: (r) => solid(arc(0, 0, r, 270, 360), lines([0, 0])),
  square: (r) =>
    rounded(
      [
        [-r, -r],
        [r, -r],
        [r, r],
        [-r, r],
      ],
      r * 0.45,
    ),
  leaf: (r) =>
    rounded(
      [
        [-r, -r],
        [r, -r],
        [r, r],
        [-r, r],
      ],
      [0, r * 0.95, 0, r * 0.95],
    ),
  hex: (r) => polygon(...[0, 1, 2, 3, 4, 5].map((i): Point => polar(r, -90 + 60 * i))),
  house: (r) => polygon([0, -r * 1.05], [r, -r * 0.1], [r, 62], [-r, 62], [-r, -r * 0.1]),
};

/** Shells open at their foot stand on one line: they are parted by walls, not by outlines inside outlines. */
const standing: Readonly<Record<string, (r: number, inner: number) => Contour>> = {
  arch: (r, q) =>
    solid(lines([-q, 62], [-r, 62], [-r, 0]), arc(0, 0, r, 180, 360), lines([r, 62], [q, 62], [q, 0]), arc(0, 0, q, 360, 180)),
  half: (r, q) => solid(arc(0, 0, r, 180, 360), arc(0, 0, q, 360, 180)),
  quarter: (r, q) => solid(arc(0, 0, r, 270, 360), arc(0, 0, q, 360, 270)),
  house: (r, q) =>
    polygon(
      [-q, 62],
      [-r, 62],
      [-r, -r * 0.1],
      [0, -r * 1.05],
      [r, -r * 0.1],
      [r, 62],
      [q, 62],
      [q, -q * 0.1],
      [0, -q * 1.05],
      [-q, -q * 0.1],
    ),
};

/** `n` shells of one wall around a solid core; the core carries the accent. */
function draw(count: string, form = 'arch'): readonly Piece[] {
  const n = Number(count);
  const pitch = 100 / (n + 0.62);
  const wall = pitch * 0.6;
  const outline = outlines[form] as (r: number) => Contour;
  const stand = standing[form];
  const shells = Array.from({ length: n }, (_, i) => {
    const r = 100 - i * pitch;
    return stand === undefined ? [outline(r), reverseContour(outline(r - wall))] : [stand(r, r - wall)];
  });
  return [piece('mark', shells.flat()), piece('accent', [outline(100 - n * pitch)])];
}

const nest = (
  kind: string,
  idea: string,
  counts: string,
  shells: readonly string[],
  serves: Construction['serves'],
): Construction => ({
  name: 'nest',
  serves,
  idea,
  counts,
  forms: shells.map((n) => `${n}-${kind}`),
  corner: kind === 'hex' || kind === 'house' ? 0 : kind === 'square' ? 2 : 3,
  craft: 4.6,
  contained: never,
  r16: 0.84,
  draw,
  small: (_, form) => draw(form === 'quarter' ? '3' : '2', form),
});

export const nests: readonly Construction[] = [
  nest('arch', 'arches nested inside one another', 'outer arches', ['2', '3', '4'], { rainbow: 0.9, kiln: 0.6, sound: 0.3 }),
  nest('half', 'a rainbow of evenly spaced arcs', 'outer arcs', ['2', '3', '4'], { rainbow: 1 }),
  nest('quarter', 'evenly spaced waves spreading from one corner', 'waves', ['3', '4'], { sound: 0.6, voice: 0.5 }),
  nest('square', 'squares nested inside one another', 'outer squares', ['2', '3'], { square: 0.9 }),
  nest('leaf', 'leaves nested inside one another', 'outer leaves', ['2', '3'], { leaf: 0.7, plant: 0.5 }),
  nest('hex', 'a cube of nested hexagons', 'outer hexagons', ['2', '3'], { cube: 0.5 }),
  nest('house', 'houses nested inside one another', 'outer houses', ['2', '3'], {
    house: 0.9,
    cabin: 0.8,
    roof: 0.9,
    estate: 0.8,
  }),
];
