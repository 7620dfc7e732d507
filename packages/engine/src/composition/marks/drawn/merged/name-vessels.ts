import type { Contour } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { rounded } from '../outlines/polygon.ts';
import { arc, curves, lines, type Point, polar, solid } from '../outlines/run.ts';
import type { TradeFigure } from './figures.ts';
import type { Vessel } from './vessel.ts';

const every: readonly TradeFigure[] = [
  'tooth',
  'mug',
  'bean',
  'volume',
  'home',
  'note',
  'dumbbell',
  'loaf',
  'gown',
  'pencil',
  'hoop',
];

/** Rays about a disc, a wide air between. */
const rays = (n: number, r0: number, r1: number, w: number): readonly Contour[] =>
  Array.from({ length: n }, (_, i) => {
    const [x, y] = polar(1, (360 / n) * i - 90);
    const at = (r: number, d: number): Point => [x * r - y * d, y * r + x * d];
    return rounded([at(r0, w), at(r1, w * 0.7), at(r1, -w * 0.7), at(r0, -w)], 4);
  });

/** Things of a name that hold the thing of its trade. */
export const nameVessels = {
  sun: {
    thing: 'a sun',
    serves: { sun: 1, dawn: 0.7, light: 0.7 },
    parts: () => [circle(0, 0, 66), ...rays(12, 76, 104, 9)],
    room: [0, 0, 82, 82],
    holds: every,
  },
  moon: {
    thing: 'a crescent moon',
    serves: { moon: 1 },
    parts: () => [solid(arc(0, 0, 100, 22, 263), arc(40, -32, 80, 221.4, 62))],
    room: [46, -32, 76, 76],
    open: true,
    holds: every,
  },
  blaze: {
    thing: 'a flame',
    serves: { fire: 1, ember: 1, kiln: 0.8 },
    parts: () => [
      solid(
        curves(
          [12, -108],
          [26, -56, 84, -34, 84, 30],
          [84, 78, 46, 108, 0, 108],
          [-48, 108, -84, 78, -84, 28],
          [-84, -6, -66, -28, -50, -46],
          [-46, -22, -36, -10, -20, -4],
          [-26, -54, -12, -84, 12, -108],
        ),
      ),
    ],
    room: [0, 46, 92, 84],
    holds: [...every, 'jar'],
  },
  alp: {
    thing: 'a mountain peak',
    serves: { mountain: 1, climb: 0.8, hike: 0.8 },
    parts: () => [
      rounded(
        [
          [-114, 84],
          [-24, -96],
          [26, -6],
          [46, -36],
          [114, 84],
        ],
        [10, 12, 0, 12, 10],
      ),
    ],
    room: [-20, 32, 84, 76],
    holds: every,
  },
  blade: {
    thing: 'a leaf',
    serves: { leaf: 1, plant: 0.7, herb: 0.8 },
    parts: () => [
      solid(
        curves([-84, 84], [-112, -20, -30, -92, 92, -92], [104, 30, 30, 104, -64, 88]),
        lines([-64, 88], [-100, 112], [-112, 100]),
      ),
    ],
    room: [0, 2, 88, 88],
    holds: every,
  },
} as const satisfies Readonly<Record<string, Vessel>>;
