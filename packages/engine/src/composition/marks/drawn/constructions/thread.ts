import { type Contour, reverseContour } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon } from '../outlines/polygon.ts';
import { type Point, polar } from '../outlines/run.ts';

const air = 9;

/** A spool: thread wound `n` times, each winding slanted, between two ends. */
function spool(n: number): readonly Piece[] {
  const [half, top, foot, slant] = [52, -64, 64, 18];
  const pitch = (foot - top - slant + air) / n;
  const windings = Array.from({ length: n }, (_, i) => {
    const y = top + i * pitch;
    return roundedBand(half, y, pitch - air, slant);
  });
  const ends = [roundedRect(-72, top - air - 22, 72, top - air, 7), roundedRect(-72, foot + air, 72, foot + air + 22, 7)];
  return [piece('mark', ends), piece('tone', windings)];
}

const roundedBand = (half: number, y: number, weight: number, slant: number): Contour =>
  polygon([-half, y + slant], [half, y], [half, y + weight], [-half, y + slant + weight]);

/** A button of four holes, its rim parted from its middle. */
function button(form: string): readonly Piece[] {
  const eyes = [45, 135, 225, 315].map((a): Point => polar(29, a));
  const hole = 11.5;
  const rim = [circle(0, 0, 100), reverseContour(circle(0, 0, 80))];
  const disc = circle(0, 0, 80 - air);
  const holes = eyes.map(([x, y]) => reverseContour(circle(x, y, hole)));
  if (form === 'plain') return [piece('mark', [circle(0, 0, 100), ...holes])];
  return [piece('mark', rim), piece('tone', [disc, ...holes])];
}

/** One plain thing for each trade, drawn no more than well. */
const shared = { craft: 3.8, contained: never, r16: 0.84 };

export const threads: readonly Construction[] = [
  {
    ...shared,
    name: 'spool',
    idea: 'a spool of thread',
    counts: 'turns of thread',
    forms: ['3-wound', '4-wound', '5-wound'],
    serves: { tailor: 1, yarn: 0.8, fashion: 0.7, dress: 0.6 },
    corner: 1,
    draw: (n) => spool(Number(n)),
    small: () => spool(3),
  },
  {
    ...shared,
    name: 'button',
    idea: 'a button',
    counts: 'holes',
    forms: ['4-rim', '4-plain'],
    serves: { tailor: 0.9, fashion: 0.65, dress: 0.6 },
    corner: 3,
    draw: (_, form) => button(form as string),
  },
];
