import type { Contour } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { leafOf } from '../constructions/book.ts';
import { arc, both, curves, hole, lines, solid } from '../outlines/run.ts';
import type { Figure } from './figures.ts';
import type { Vessel } from './vessel.ts';

const air = 9;
const bar = (x0: number, y0: number, x1: number, y1: number, r = 0): Contour => roundedRect(x0, y0, x1, y1, r);

const blooming: readonly Figure[] = ['tulip', 'crocus', 'foxglove', 'rose', 'fern'];
const common: Pick<Vessel, 'open' | 'floor'> = { open: true, floor: true };

/** Things of a trade out of which the name's own thing rises. */
export const stands = {
  page: {
    ...common,
    thing: 'an open book',
    serves: { book: 1, school: 0.95, print: 0.5 },
    parts: () => both([leafOf(30, 64, 'open'), leafOf(73, 88, 'open')]),
    room: [0, -63, 150, 112],
    holds: [
      'star',
      'bird',
      'planet',
      'orbit',
      'heart',
      'moon',
      'leaf',
      'halfsun',
      'bolt',
      'pine',
      'flame',
      'peak',
      'temple',
      'lighthouse',
      'globe',
      'tulip',
      'rose',
      'crown',
      'fern',
      'key',
    ],
  },
  dish: {
    ...common,
    thing: 'a bowl',
    serves: { bowl: 1, restaurant: 0.9, noodles: 1, kitchen: 0.7 },
    parts: () => [solid(arc(0, 0, 1, 0, 180).map((v, i) => v * (i % 2 === 0 ? 94 : 72))), bar(-38, 72 + air, 38, 72 + air + 15)],
    room: [0, -66, 150, 114],
    holds: [...blooming, 'leaf', 'peak', 'pine', 'fish', 'wave'],
  },
  mugful: {
    ...common,
    thing: 'a cup',
    serves: { coffee: 1, tea: 0.8, cup: 1 },
    parts: () => [
      solid(
        lines([-78, 0], [78, 0], [78, 14]),
        arc(0, 14, 1, 0, 180).map((v, i) => (i % 2 === 0 ? v * 78 : 14 + (v - 14) * 66)),
      ),
      solid(arc(78 + air, 30, 28, -90, 90), arc(78 + air, 30, 14, 90, -90)),
    ],
    room: [0, -65, 140, 112],
    holds: [
      'pine',
      'peak',
      'temple',
      'lighthouse',
      'globe',
      'tulip',
      'leaf',
      'wave',
      'anchor',
      'fern',
      'bird',
      'star',
      'planet',
      'moon',
    ],
  },
  palms: {
    ...common,
    thing: 'a pair of hands',
    serves: { care: 1, body: 1, calm: 0.75 },
    parts: () =>
      both([
        solid(
          curves(
            [5, 104],
            [5, 66, 36, 44, 62, 26],
            [76, 14, 78, -16, 84, -30],
            [112, -36, 116, 20, 96, 52],
            [80, 78, 58, 78, 54, 104],
          ),
          lines([54, 104], [5, 104]),
        ),
      ]),
    room: [0, -42, 124, 118],
    holds: ['star', 'bird', 'heart', 'moon', 'leaf', 'halfsun', 'flame', 'tulip', 'rose', 'globe', 'drop', 'pine', 'fern'],
  },
  band: {
    ...common,
    thing: 'a ring',
    serves: { jewel: 1, wedding: 0.9 },
    parts: () => [circle(0, 46, 76), hole(arc(0, 46, 56, 0, 360))],
    room: [0, -77, 110, 76],
    holds: ['star', 'bird', 'leaf', 'heart', 'crown', 'moon', 'sun', 'rose', 'drop', 'peak'],
  },
  anvil: {
    ...common,
    thing: 'an anvil',
    serves: { fire: 0.9, hammer: 1 },
    parts: () => [
      solid(
        lines([-58, 10], [96, 10], [96, 44]),
        curves([96, 44], [56, 44, 40, 54, 40, 68], [40, 76, 52, 80, 64, 82]),
        lines([64, 82], [64, 104], [-52, 104], [-52, 82]),
        curves([-52, 82], [-40, 80, -28, 76, -28, 68], [-30, 52, -92, 52, -108, 14]),
        lines([-108, 10], [-58, 10]),
      ),
    ],
    room: [12, -54, 120, 110],
    holds: ['pixels', 'star', 'bolt', 'flame', 'crown'],
  },
} as const satisfies Readonly<Record<string, Vessel>>;
