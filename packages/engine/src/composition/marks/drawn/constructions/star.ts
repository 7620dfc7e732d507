import { mapContour, rotation } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { facets } from '../outlines/polygon.ts';
import { arc, lines, type Point, polar, solid } from '../outlines/run.ts';

/** A point of one of `n` rays at distance `r`, `turn` rays on from the top; rounded so that shared corners are written alike. */
function at(n: number, r: number, turn: number): Point {
  const [x, y] = polar(r, -90 + (360 / n) * turn);
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

/** Ribbons laid over each other in turn about an open middle: each passes under the next. */
function folded(lit: boolean): readonly Piece[] {
  const n = 5;
  // How far out the notches and the corners of the open middle are, and how far round, in points, a fold runs.
  const [notch, middle, twist] = [43, 20, 0.86];
  const ribbons = facets(
    Array.from({ length: n }, (_, i): readonly Point[] => [
      at(n, 100, i),
      at(n, notch, i + 0.5),
      at(n, middle, i + 0.5 + twist),
      at(n, middle, i - 0.5 + twist),
      at(n, notch, i - 0.5),
    ]),
    10.5,
  );
  return lit ? [piece('mark', ribbons.slice(1)), piece('accent', ribbons.slice(0, 1))] : [piece('mark', ribbons)];
}

/** Four kites, parted by one air, so that one ink keeps them; the pole's two are the longer. */
function kites(): readonly Piece[] {
  const four = facets(
    [100, 70, 100, 70].map((tip, i): readonly Point[] => [[0, 0], at(4, 42, i - 0.5), at(4, tip, i), at(4, 42, i + 0.5)]),
    11,
  );
  const of = (odd: number) => four.filter((_, i) => i % 2 === odd);
  return [piece('mark', of(0)), piece('accent', of(1))];
}

/** Four quarters of discs. */
function quarters(): readonly Piece[] {
  const [far, near] = [100, 8];
  const quarter = solid(arc(far, far, far - near, 180, 270), lines([far, far]));
  return [
    piece(
      'mark',
      [0, 1, 2, 3].map((i) => mapContour(quarter, rotation(90 * i))),
    ),
  ];
}

const drawings: Readonly<Record<string, () => readonly Piece[]>> = {
  fold: () => folded(false),
  lit: () => folded(true),
  quarter: quarters,
  kite: kites,
};

const starOf = (idea: string, forms: readonly string[], serves: Construction['serves']): Construction => ({
  name: 'star',
  serves,
  idea,
  counts: 'points',
  forms,
  corner: 0,
  craft: 4.6,
  contained: never,
  r16: 0.8,
  draw: (_, form) => (drawings[form as string] as () => readonly Piece[])(),
});

export const stars: readonly Construction[] = [
  starOf('a star folded from ribbons', ['5-fold', '5-lit'], { star: 1, light: 0.6 }),
  starOf('a star in the space between four quarter circles', ['4-quarter'], { star: 0.9 }),
  starOf('a four-pointed compass star', ['4-kite'], { compass: 1, star: 0.8, light: 0.8 }),
];
