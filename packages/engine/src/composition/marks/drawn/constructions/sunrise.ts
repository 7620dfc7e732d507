import type { Contour } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { discBand, level } from '../outlines/disc-band.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { ringStone } from '../outlines/ring-stone.ts';
import { arc, both, curve, join, parting, polar, type Run, solid } from '../outlines/run.ts';

const air = 10;
/** The sun's own radius, which keeps air from its rays. */
const disc = 58 - air * 1.3;

/** A half disc, and rays around it like the stones of an arch, their joints of one width. */
function halfSun(n: number): readonly [stones: Piece, disc: Piece] {
  const unit = 180 / n;
  const stones = Array.from({ length: n }, (_, i) => ringStone(58, 100, 180 + i * unit, 180 + (i + 1) * unit, air / 2));
  return [piece('mark', stones), piece('accent', [solid(arc(0, -air / 2, disc, 180, 360))])];
}

/** The sun stands on its horizon. */
const rays = (n: number): readonly Piece[] => [
  ...halfSun(n),
  piece('mark', [polygon([-100, 6], [100, 6], [100, 20], [-100, 20])]),
];

/** A way leads to it and grows wider toward the eye; the land on either side completes the round. */
function way(n: number): readonly Piece[] {
  const left = join(curve([-5, 6], [-5, 24], [28, 26], [28, 45]), curve([28, 45], [28, 66], [-28, 70], [-38, 112]));
  const right = join(curve([5, 6], [5, 18], [56, 24], [56, 50]), curve([56, 50], [56, 74], [28, 84], [20, 112]));
  const horizon = (Math.asin(6 / 100) * 180) / Math.PI;
  const land = (edge: Run, start: number): Contour => {
    const [inside] = parting(edge, (x, y) => Math.hypot(x, y) - 100, false);
    const end = (Math.atan2(inside.at(-1) as number, inside.at(-2) as number) * 180) / Math.PI;
    return solid(inside, arc(0, 0, 100, end, start));
  };
  return [...halfSun(n), piece('mark', [land(left, 180 - horizon), land(right, horizon)])];
}

/** All of it, between the stones and two leaves that complete their round. */
function leaves(n: number): readonly Piece[] {
  const [stones] = halfSun(n);
  const tip = 3.4;
  const leaf = solid(arc(0, 0, 100, tip, 90 - tip), curve(polar(100, 90 - tip), [9, 66], [66, 9], polar(100, tip)));
  return [stones, piece('mark', both([leaf])), piece('accent', [circle(0, 0, disc)])];
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
    case 'way':
      return way(n);
    case 'leaves':
      return leaves(n);
    case 'bars':
      return bars(n);
    default:
      return reflected(n);
  }
}

type Sun = Pick<Construction, 'idea' | 'counts' | 'forms' | 'serves' | 'corner' | 'r16'>;

/** Fewer parts of each kind for small sizes. */
const least: Readonly<Record<string, string>> = { rays: '5', way: '3', leaves: '3', bars: '3' };

const sunrise = (told: Sun): Construction => ({
  ...told,
  name: 'sunrise',
  craft: 4.7,
  contained: never,
  draw,
  small: (count, form = 'rays') => draw(least[form] ?? String(Math.min(3, Number(count))), form),
});

const horizon = 'the sun rising over the horizon';

/** Suns that show where they stand. A free sun with pointed rays looks like any icon. */
export const sunrises: readonly Construction[] = [
  sunrise({
    idea: horizon,
    counts: 'rays',
    forms: ['5-rays', '7-rays', '9-rays'],
    serves: { sun: 0.95, dawn: 1, light: 0.8 },
    corner: 0,
    r16: 0.85,
  }),
  sunrise({
    idea: 'a path leading to the rising sun',
    counts: 'rays',
    forms: ['5-way', '7-way'],
    serves: { path: 1, road: 0.8, travel: 0.8, farm: 0.8, dawn: 0.6, sun: 0.5 },
    corner: 1,
    r16: 0.87,
  }),
  sunrise({
    idea: 'the sun between two leaves',
    counts: 'rays',
    forms: ['5-leaves', '7-leaves'],
    serves: { sun: 1, dawn: 0.7, light: 0.6 },
    corner: 1,
    r16: 0.9,
  }),
  sunrise({
    idea: `${horizon} in bands of light`,
    counts: 'bands',
    forms: ['3-bars', '4-bars', '5-bars'],
    serves: { sun: 0.8, dawn: 0.8 },
    corner: 3,
    r16: 0.81,
  }),
  sunrise({
    idea: `${horizon} in bands of light`,
    counts: 'bands',
    forms: ['2-reflected', '3-reflected', '4-reflected'],
    serves: { dawn: 0.95, sun: 0.7, island: 0.6 },
    corner: 2,
    r16: 0.81,
  }),
];
