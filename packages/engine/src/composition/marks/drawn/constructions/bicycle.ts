import { reverseContour } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { rounded } from '../outlines/polygon.ts';
import { arc, backwards, curve, flippedRun, join, lines, polar, type Run, solid } from '../outlines/run.ts';

const degrees = (sine: number): number => (Math.asin(sine) * 180) / Math.PI;

/** A chainring: four teeth for each of `n` arms, which widen towards the crank. */
function chainring(n: number): readonly Piece[] {
  const [tip, root, ring] = [100, 84, 63];
  const step = 360 / (4 * n);
  const teeth = Array.from({ length: 4 * n }, (_, i): Run => {
    const a = -90 + (i - 0.5) * step;
    // The chain's roller lies in a round valley; a tooth is a blunt point.
    return join(
      curve(polar(root, a), polar(root, a + step * 0.24), polar(tip - 6, a + step * 0.3), polar(tip, a + step * 0.42)),
      arc(0, 0, tip, a + step * 0.42, a + step * 0.58),
      curve(polar(tip, a + step * 0.58), polar(tip - 6, a + step * 0.7), polar(root, a + step * 0.76), polar(root, a + step)),
    );
  });
  const [thin, thick] = [11, 19];
  const windows = Array.from({ length: n }, (_, i) => {
    const [from, to] = [-90 + (360 / n) * i, -90 + (360 / n) * (i + 1)];
    const mid = (from + to) / 2;
    const slit = degrees(thin / ring);
    const corners = [
      polar(ring, from + slit),
      polar(ring * 1.13, mid),
      polar(ring, to - slit),
      polar(thick / Math.sin(Math.PI / n), mid),
    ];
    return reverseContour(rounded(corners, 6));
  });
  return [piece('mark', [solid(...teeth), ...windows, reverseContour(circle(0, 0, 12.5))])];
}

/** Right halves of handlebars from the top of the axis to the stem, one weight. */
const bars: Readonly<Record<string, Run>> = {
  flat: join(lines([0, -98], [86, -98]), arc(86, -87, 11, -90, 90), lines([86, -76], [11, -76])),
  drop: join(
    lines([0, -104], [58, -104]),
    arc(58, -78, 26, -90, 0),
    arc(73, -38, 11, 0, 180),
    arc(58, -78, 4, 0, -90),
    lines([58, -82], [11, -82]),
  ),
};

/** A bicycle that comes towards you: its bars, its fork and, between the blades, its tyre. */
function front(form: string): readonly Piece[] {
  const [outer, inner, tyre] = [42, 28, 15];
  const half = join(
    bars[form] as Run,
    arc(0, 0, outer, degrees(11 / outer) - 90, 0),
    lines([outer, 66], [inner, 66]),
    arc(0, 0, inner, 0, -90),
  );
  return [
    piece('mark', [solid(half, backwards(flippedRun(half)))]),
    piece('accent', [roundedRect(-tyre, -tyre, tyre, 112, tyre)]),
  ];
}

const ridden = (name: string, idea: string, forms: readonly string[], counts: string | null): Construction => ({
  name,
  serves: { bicycle: 1 },
  idea,
  counts,
  forms,
  corner: 2,
  craft: 4.8,
  contained: never,
  r16: 0.8,
  draw: (n, form = 'ring') => (form === 'ring' ? chainring(Number(n)) : front(form)),
});

export const bicycles: readonly Construction[] = [
  ridden('chainring', 'a bicycle chainring', ['5-ring', '4-ring'], 'arms'),
  ridden('handlebars', 'a bicycle seen from the front', ['1-flat', '1-drop'], null),
];
