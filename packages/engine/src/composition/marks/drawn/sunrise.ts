import type { Contour } from '../../../geometry/path.ts';
import { circle } from '../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';
import { discBand, level } from './disc-band.ts';
import { polygon, rounded } from './polygon.ts';
import { ringStone } from './ring-stone.ts';
import { arc, lines, polar, solid } from './run.ts';

const air = 10;

/** A half disc on its horizon; rays stand around it like stones, their joints of one width. */
function rays(n: number): readonly Piece[] {
  const unit = 180 / n;
  const stones = Array.from({ length: n }, (_, i) => ringStone(58, 100, 180 + i * unit, 180 + (i + 1) * unit, air / 2));
  return [
    piece('mark', [...stones, polygon([-100, 6], [100, 6], [100, 20], [-100, 20])]),
    piece('accent', [solid(arc(0, -air / 2, 58 - air * 1.3, 180, 360))]),
  ];
}

/** The whole sun: pointed rays around a disc, their feet on one circle. */
function wheel(n: number): readonly Piece[] {
  const unit = 360 / n;
  const foot = 58;
  const gap = ((air * 0.62) / foot) * (180 / Math.PI);
  const points = Array.from({ length: n }, (_, i) => {
    const a = -90 + (i - 0.5) * unit + gap;
    return solid(arc(0, 0, foot, a, a + unit - 2 * gap), lines(polar(100, -90 + i * unit)));
  });
  return [piece('mark', points), piece('mark', [circle(0, 0, foot - air * 1.2)])];
}

/** A sun that sinks into its own reflection: one air, bars that grow thinner. */
function bars(n: number): readonly Piece[] {
  const bands: Contour[] = [];
  let y = -6;
  const heights = Array.from({ length: n }, (_, i) => 1 - (0.62 * i) / n);
  const total = heights.reduce((a, b) => a + b, 0);
  const room = 100 - y - air * n;
  bands.push(discBand(100, null, level(y)));
  heights.forEach((share, i) => {
    const top = y + air;
    y = top + (room * share) / total;
    bands.push(discBand(100, level(top), i === n - 1 ? null : level(y)));
  });
  return [piece('mark', bands)];
}

/** A half sun over bars that shorten toward the eye, all with round ends. */
function reflected(n: number): readonly Piece[] {
  const thick = 13;
  const path = Array.from({ length: n }, (_, i) => {
    const y = air + i * (thick + air);
    const w = 100 - i * (72 / n);
    return rounded(
      [
        [-w, y],
        [w, y],
        [w, y + thick],
        [-w, y + thick],
      ],
      thick / 2,
    );
  });
  return [piece('mark', [solid(arc(0, 0, 66, 180, 360))]), piece('tone', path)];
}

function draw(count: string, form = 'rays'): readonly Piece[] {
  const n = Number(count);
  switch (form) {
    case 'rays':
      return rays(n);
    case 'wheel':
      return wheel(n);
    case 'bars':
      return bars(n);
    default:
      return reflected(n);
  }
}

/** The sun on its horizon; rays are counted. */
const sunrise = (kind: string, counts: string, forms: readonly string[], serves: Construction['serves']): Construction => ({
  name: 'sunrise',
  serves,
  idea: 'the sun on its horizon',
  counts,
  forms: forms.map((n) => `${n}-${kind}`),
  corner: kind === 'reflected' ? 2 : kind === 'bars' ? 3 : 0,
  craft: kind === 'wheel' ? 4 : 4.7,
  contained: never,
  r16: 0.81,
  draw,
  small: (count, form) =>
    draw(form === 'rays' ? '5' : form === 'wheel' ? '8' : form === 'bars' ? '3' : String(Math.min(3, Number(count))), form),
});

export const sunrises: readonly Construction[] = [
  sunrise('rays', 'rays', ['5', '7', '9'], { sun: 0.95, dawn: 1, light: 0.8 }),
  sunrise('wheel', 'rays', ['8', '9', '10'], { sun: 1, light: 0.7 }),
  sunrise('bars', 'bars', ['3', '4', '5'], { sun: 0.8, dawn: 0.8 }),
  sunrise('reflected', 'bars', ['2', '3', '4'], { dawn: 0.95, sun: 0.7, island: 0.6 }),
];
