import type { Contour } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { arc, backwards, both, curve, curves, flippedRun, hole, join, lines, polar, type Run, solid } from '../outlines/run.ts';
import type { Vessel } from './vessel.ts';

const air = 9;
const bar = (x0: number, y0: number, x1: number, y1: number, r = 0): Contour => roundedRect(x0, y0, x1, y1, r);
const whole = (half: Run): Contour => solid(half, backwards(flippedRun(half)));

/** Teeth of a chainring: the valleys are the chain's rollers. */
const chainring = (n: number): Contour =>
  solid(
    ...Array.from({ length: n }, (_, i) => {
      const a = (360 / n) * (i + 0.5) - 90;
      const [x, y] = polar(100, a);
      return arc(x, y, 100 * Math.sin(Math.PI / n) * 0.68, a - 90, a - 270);
    }),
  );

/** Things of the trades that vessels.ts has none for. */
export const tradeVessels = {
  wheel: {
    thing: 'a bicycle chainring',
    serves: { bicycle: 1 },
    parts: () => [chainring(14), hole(arc(0, 0, 70, 0, 360))],
    room: [0, 0, 90, 90],
    open: true,
  },
  temple: {
    thing: 'a temple',
    serves: { column: 1, temple: 1, law: 0.9, capital: 0.75 },
    parts: () => [
      polygon([0, -108], [108, 2], [-108, 2]),
      ...both([bar(11, 2 + air, 39, 70), bar(61, 2 + air, 89, 70)]),
      bar(-104, 70 + air, 104, 70 + air + 20),
    ],
    room: [0, -34, 66, 58],
  },
  cross: {
    thing: 'a medical cross',
    serves: { medicine: 1, pharmacy: 0.8, care: 0.8 },
    parts: () => [
      rounded(
        [
          [-46, -100],
          [46, -100],
          [46, -46],
          [100, -46],
          [100, 46],
          [46, 46],
          [46, 100],
          [-46, 100],
          [-46, 46],
          [-100, 46],
          [-100, -46],
          [-46, -46],
        ],
        [16, 16, 0, 16, 16, 0, 16, 16, 0, 16, 16, 0],
      ),
    ],
    room: [0, 0, 94, 94],
  },
  bubble: {
    thing: 'a speech bubble',
    serves: { chat: 1, voice: 0.8, partner: 0.5, marketing: 0.6 },
    parts: () => [
      rounded(
        [
          [-98, -92],
          [98, -92],
          [98, 58],
          [-16, 58],
          [-62, 96],
          [-62, 58],
          [-98, 58],
        ],
        [34, 34, 34, 0, 3, 0, 34],
      ),
    ],
    room: [0, -17, 124, 100],
  },
  latchkey: {
    thing: 'a key',
    serves: { key: 1, estate: 0.8, security: 0.8 },
    parts: () => [
      solid(
        arc(0, -38, 66, 103.1, 436.9),
        lines([15, 44], [54, 44], [54, 66], [15, 66], [15, 82], [40, 82], [40, 104], [-15, 104]),
      ),
    ],
    room: [0, -38, 84, 84],
  },
  van: {
    thing: 'a van',
    serves: { truck: 1, package: 0.6 },
    parts: () => [
      rounded(
        [
          [-110, -84],
          [32, -84],
          [32, 46],
          [-110, 46],
        ],
        [10, 0, 0, 10],
      ),
      rounded(
        [
          [32 + air, -42],
          [78, -42],
          [110, 2],
          [110, 46],
          [32 + air, 46],
        ],
        [0, 8, 8, 10, 0],
      ),
      ...[-62, 66].map((x) => circle(x, 46 + air + 20, 20)),
    ],
    room: [-39, -19, 102, 98],
  },
  casserole: {
    thing: 'a cooking pot',
    serves: { kitchen: 1, restaurant: 0.95, bowl: 0.6, noodles: 0.7 },
    parts: () => [
      bar(-24, -92, 24, -74, 8),
      rounded(
        [
          [-84, -65],
          [84, -65],
          [84, -42],
          [-84, -42],
        ],
        [14, 14, 0, 0],
      ),
      rounded(
        [
          [-84, -42 + air],
          [84, -42 + air],
          [84, 80],
          [-84, 80],
        ],
        [0, 0, 26, 26],
      ),
      ...both([bar(84 + air, -20, 112, 4, 6)]),
    ],
    room: [0, 24, 110, 92],
  },
  teapot: {
    thing: 'a teapot',
    serves: { tea: 1 },
    parts: () => {
      const [r, y] = [72, 24];
      const rim = (Math.asin(52 / r) * 180) / Math.PI;
      return [
        circle(0, -72, 12),
        solid(arc(0, y, r + 2, 232, 308)),
        solid(arc(0, y, r, -rim + 4, 180 + rim - 4)),
        solid(
          curve([78, 58], [104, 52], [92, 0], [122, -24]),
          lines([122, -24], [94, -34]),
          curve([94, -34], [84, -20], [88, -4], [82, 6]),
        ),
        solid(arc(-r - air + 2, y - 4, 38, 90, 270), arc(-r - air + 2, y - 4, 22, 270, 90)),
      ];
    },
    room: [0, 29, 98, 86],
  },
  eye: {
    thing: 'an eye',
    serves: { eye: 1, glasses: 0.7, telescope: 0.7 },
    parts: () => [solid(curves([-108, 0], [-60, -90, 60, -90, 108, 0], [60, 90, -60, 90, -108, 0])), hole(arc(0, 0, 50, 0, 360))],
    room: [0, 0, 66, 66],
    open: true,
  },
  balloon: {
    thing: 'a balloon',
    serves: { child: 0.9, party: 1, baby: 0.7 },
    parts: () => [
      whole(join(curves([0, -108], [52, -108, 82, -76, 82, -32], [82, 10, 46, 38, 10, 52]), lines([10, 52], [20, 70], [0, 70]))),
      solid(
        curve([-6, 79], [-6, 92], [-26, 96], [-26, 116]),
        lines([-26, 116], [-14, 116]),
        curve([-14, 116], [-14, 102], [6, 98], [6, 79]),
      ),
    ],
    room: [0, -34, 104, 96],
  },
  flacon: {
    thing: 'a perfume bottle',
    serves: { beauty: 1, soap: 0.9, hair: 0.7, bath: 0.6 },
    parts: () => [bar(-30, -104, 30, -70, 6), bar(-22, -70 + air, 22, -38 - air), bar(-78, -38, 78, 104, 22)],
    room: [0, 33, 100, 96],
  },
  dress: {
    thing: 'a dress',
    serves: { fashion: 0.9, dress: 1 },
    parts: () => [
      whole(
        join(
          curve([0, -72], [14, -72], [24, -84], [28, -102]),
          lines([28, -102], [46, -102]),
          curve([46, -102], [38, -72], [36, -54], [36, -26]),
          lines([0, -26]),
        ),
      ),
      whole(join(lines([0, -26 + air], [38, -26 + air]), curve([38, -26 + air], [52, 30], [70, 70], [92, 102]), lines([0, 102]))),
    ],
    room: [0, 52, 82, 74],
  },
} as const satisfies Readonly<Record<string, Vessel>>;
