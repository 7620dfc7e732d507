import { type Contour, mapPath, rotation } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { rounded } from '../outlines/polygon.ts';
import { arc, backwards, curve, curves, flippedRun, hole, join, lines, parting, type Run, solid } from '../outlines/run.ts';
import type { Vessel } from './vessel.ts';

const air = 9;
/** A book is nearly all cover: its slits are wider. */
const slit = 12;
const whole = (half: Run): Contour => solid(half, backwards(flippedRun(half)));
/** What of a half outline lies between two heights, with its reflection. */
const slice = (half: Run, y0: number, y1: number): Contour => {
  const from = parting(half, (_, y) => y - y0, false)[1];
  return whole(parting(from, (_, y) => y1 - y, true)[0]);
};
const bar = (x0: number, y0: number, x1: number, y1: number, r = 0): Contour => roundedRect(x0, y0, x1, y1, r);

/** A handle at the right of a body that ends at x: half a ring of weight `w`, one air away. */
const handle = (x: number, y: number, r: number, w: number): Contour =>
  solid(arc(x + air, y, r, -90, 90), arc(x + air, y, r - w, 90, -90));

/** A handle over a body whose top is level: a bow that grows out of it, and the hole under the bow. */
const bow = (y: number, r: number, w: number): { readonly over: Run; readonly under: Contour } => ({
  over: join(lines([-r, y]), arc(0, y - 14, r, 180, 360), lines([r, y])),
  under: hole(lines([-r + w, y]), arc(0, y - 14, r - w, 180, 360), lines([r - w, y])),
});

const staves = curve([60, -101], [88, -40], [88, 40], [60, 101]);
const tooth = join(
  curves(
    [0, -80],
    [16, -92, 34, -98, 48, -98],
    [78, -98, 92, -70, 88, -36],
    [84, -8, 74, 16, 68, 48],
    [62, 82, 54, 100, 42, 100],
    [24, 100, 30, 52, 0, 52],
  ),
);

export const householdVessels = {
  barrel: {
    thing: 'a barrel',
    serves: { barrel: 1, beer: 0.85, wine: 0.75, hops: 0.6 },
    parts: () => [slice(staves, -100, -70), slice(staves, -70 + air, 70 - air), slice(staves, 70, 100)],
    room: [0, 0, 96, 94],
  },
  cup: {
    thing: 'a cup',
    serves: { coffee: 1, tea: 0.8, cup: 1 },
    parts: () => [
      solid(lines([-76, -72], [76, -72], [76, -10]), arc(0, -10, 76, 0, 180)),
      handle(76, -34, 34, 14),
      bar(-84, 66 + air, 84, 66 + air + 14, 7),
    ],
    room: [0, -10, 92, 88],
  },
  book: {
    thing: 'a book',
    serves: { book: 1, school: 0.95, print: 0.7 },
    parts: () => [
      solid(arc(-64, -88, 12, 180, 270), lines([-50, -100], [-50, 100]), arc(-64, 88, 12, 90, 180)),
      rounded(
        [
          [-50 + slit, -100],
          [76, -100],
          [76, 68],
          [-50 + slit, 68],
        ],
        [0, 12, 0, 0],
      ),
      rounded(
        [
          [-50 + slit, 68 + slit],
          [76, 68 + slit],
          [76, 100],
          [-50 + slit, 100],
        ],
        [0, 0, 12, 0],
      ),
    ],
    room: [19, -16, 86, 112],
  },
  house: {
    thing: 'a house',
    serves: { house: 1, estate: 0.9, roof: 0.8, building: 0.5, furniture: 0.5, cleaning: 0.4 },
    parts: () => [
      rounded(
        [
          [0, -100],
          [96, -18],
          [78, -18],
          [78, 92],
          [-78, 92],
          [-78, -18],
          [-96, -18],
        ],
        [6, 4, 0, 8, 8, 0, 4],
      ),
    ],
    room: [0, 24, 96, 100],
  },
  tooth: {
    thing: 'a tooth',
    serves: { tooth: 1 },
    parts: () => [whole(tooth)],
    room: [0, -26, 104, 84],
  },
  drop: {
    thing: 'a drop of water',
    serves: { plumbing: 1, soap: 0.8, cleaning: 0.7, bath: 0.7, swim: 0.6 },
    parts: () => [whole(curves([0, -104], [38, -64, 76, -16, 76, 30], [76, 76, 42, 104, 0, 104]))],
    room: [0, 30, 88, 88],
  },
  pot: {
    thing: 'a jar',
    serves: { kiln: 0.9, jar: 1, honey: 0.6 },
    parts: () => [
      bar(-48, -100, 48, -84, 4),
      whole(
        join(
          lines([0, -84 + air], [34, -84 + air]),
          curve([34, -84 + air], [44, -52], [88, -42], [88, 10]),
          curve([88, 10], [88, 54], [58, 70], [48, 100]),
          lines([0, 100]),
        ),
      ),
    ],
    room: [0, 14, 104, 92],
  },
  lantern: {
    thing: 'a paper lantern',
    serves: { lantern: 1, lamp: 0.8 },
    parts: () => [
      ...[
        solid(lines([-34, -78], [-34, -90], [-16, -90]), arc(0, -90, 16, 180, 360), lines([34, -90], [34, -78])),
        hole(arc(0, -90, 8, 180, 360)),
      ],
      whole(
        join(lines([0, -69], [44, -69]), curves([44, -69], [78, -54, 96, -28, 96, 0], [96, 28, 78, 54, 44, 69]), lines([0, 69])),
      ),
      bar(-34, 78, 34, 90, 3),
      circle(0, 108, 9),
    ],
    room: [0, 0, 112, 92],
  },
  bag: {
    thing: 'a shopping bag',
    serves: { store: 0.9, bag: 1, gift: 0.7, market: 0.7 },
    parts: () => {
      const { over, under } = bow(-42, 42, 14);
      return [solid(lines([-74, -42]), over, lines([74, -42], [80, 100], [-80, 100])), under];
    },
    room: [0, 30, 96, 100],
  },
  box: {
    thing: 'a box',
    serves: { package: 1, truck: 0.9, warehouse: 0.8, gift: 0.7 },
    parts: () => [
      bar(-92, -88, -13, -46, 5),
      bar(-13 + air, -88, 13 - air, -46),
      bar(13, -88, 92, -46, 5),
      rounded(
        [
          [-84, -46 + air],
          [84, -46 + air],
          [84, 92],
          [-84, 92],
        ],
        [0, 0, 6, 6],
      ),
    ],
    room: [0, 28, 106, 100],
  },
  camera: {
    thing: 'a camera',
    serves: { camera: 1, film: 0.6 },
    parts: () => [
      rounded(
        [
          [-100, -58],
          [-46, -58],
          [-32, -82],
          [32, -82],
          [46, -58],
          [100, -58],
          [100, 82],
          [-100, 82],
        ],
        [18, 0, 8, 8, 0, 18, 18, 18],
      ),
      hole(arc(0, 12, 56, 0, 360)),
    ],
    room: [0, 12, 70, 70],
    open: true,
  },
  stein: {
    thing: 'a beer mug',
    serves: { beer: 1, hops: 0.8, barrel: 0.5 },
    parts: () => [
      bar(-84, -100, 56, -64, 18),
      rounded(
        [
          [-74, -64 + air],
          [46, -64 + air],
          [46, 100],
          [-74, 100],
        ],
        [0, 0, 12, 12],
      ),
      handle(46, 22, 46, 16),
    ],
    room: [-14, 22, 84, 116],
  },
  loaf: {
    thing: 'a loaf of bread',
    serves: { bread: 1, pastry: 0.4 },
    parts: () => [
      whole(
        join(
          lines([0, -86], [44, -86]),
          curves([44, -86], [82, -86, 102, -66, 102, -34], [102, -10, 90, 4, 78, 12]),
          lines([78, 12], [78, 76]),
          curve([78, 76], [78, 84], [72, 90], [64, 90]),
          lines([0, 90]),
        ),
      ),
    ],
    room: [0, 4, 100, 112],
  },
  heart: {
    thing: 'a heart',
    serves: { care: 1, heart: 1, wedding: 0.8 },
    parts: () => [whole(curves([0, -50], [16, -82, 42, -92, 62, -84], [110, -66, 110, -8, 78, 28], [52, 58, 24, 78, 0, 98]))],
    room: [0, -14, 84, 64],
  },
  cloche: {
    thing: 'a covered dish',
    serves: { restaurant: 1, kitchen: 0.8 },
    parts: () => [circle(0, -78, 12), solid(arc(0, 46, 100, 180, 360)), bar(-108, 46 + air, 108, 46 + air + 16, 8)],
    room: [0, 6, 88, 64],
  },
  kettlebell: {
    thing: 'a kettlebell',
    serves: { gym: 1, strength: 1 },
    parts: () => [
      solid(
        arc(0, 30, 72, -46, 226),
        curve([-50, -21], [-66, -56], [-62, -102], [-34, -102]),
        lines([34, -102]),
        curve([34, -102], [62, -102], [66, -56], [50, -21]),
      ),
      hole(
        curve([-28, -36], [-42, -60], [-40, -80], [-24, -80]),
        lines([24, -80]),
        curves([24, -80], [40, -80, 42, -60, 28, -36], [10, -45, -10, -45, -28, -36]),
      ),
    ],
    room: [0, 30, 88, 88],
  },
  mortar: {
    thing: 'a mortar and pestle',
    serves: { pharmacy: 1, medicine: 0.6, herb: 0.5 },
    parts: () => [
      ...mapPath([bar(-9, -60, 9, 20, 9)], { ...rotation(34), e: 48, f: -64 }),
      bar(-92, -38, 92, -20, 9),
      solid(
        lines([-80, -20 + air], [80, -20 + air]),
        curve([80, -20 + air], [80, 40], [56, 68], [44, 74]),
        lines([44, 100], [-44, 100], [-44, 74]),
        curve([-44, 74], [-56, 68], [-80, 40], [-80, -20 + air]),
      ),
    ],
    room: [0, 35, 88, 72],
  },
  suitcase: {
    thing: 'a suitcase',
    serves: { travel: 1, suitcase: 1, hotel: 0.8 },
    parts: () => {
      const { over, under } = bow(-44, 40, 14);
      return [
        solid(lines([-50, -44]), over, lines([50, -44], [50, 88], [-50, 88])),
        under,
        rounded(
          [
            [-96, -44],
            [-50 - air, -44],
            [-50 - air, 88],
            [-96, 88],
          ],
          [16, 0, 0, 16],
        ),
        rounded(
          [
            [50 + air, -44],
            [96, -44],
            [96, 88],
            [50 + air, 88],
          ],
          [0, 16, 16, 0],
        ),
      ];
    },
    room: [0, 24, 74, 96],
  },
} as const satisfies Readonly<Record<string, Vessel>>;
