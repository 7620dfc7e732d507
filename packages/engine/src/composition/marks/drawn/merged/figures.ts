import { type Contour, mapPath, type Path, pathBounds, placing, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { wave } from '../outlines/disc-band.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import {
  arc,
  backwards,
  both,
  curve,
  curves,
  flippedRun,
  hole,
  join,
  lines,
  type Point,
  polar,
  type Run,
  solid,
} from '../outlines/run.ts';
import { nameSilhouettes } from './name-figures.ts';
import { tradeSilhouettes } from './trade-figures.ts';
import type { Room } from './vessel.ts';

const whole = (half: Run): Contour => solid(half, backwards(flippedRun(half)));

const petalOf = (dx: number, lean: number): Path =>
  mapPath(
    [solid(curve([0, 0], [-dx, -34], [-dx, -76], [0, -112]), curve([0, -112], [dx, -76], [dx, -34], [0, 0]))],
    rotation(lean),
  );

/** Beams of a sun, parted from its disc by air. */
const beams = (n: number): Path =>
  Array.from({ length: n }, (_, i) => {
    const a = (360 / n) * i - 90;
    const [x, y] = polar(1, a);
    const at = (r: number, w: number): Point => [x * r - y * w, y * r + x * w];
    return rounded([at(62, 9), at(100, 7), at(100, -7), at(62, -9)], 4);
  });

/** Upper edge of a wave from end to end, and the same one `w` lower. */
const ribbon = (y: number, w: number): Contour => solid(wave(y, 11, 88, 88), backwards(wave(y + w, 11, 88, 88)));

/** Simple things, each told by its silhouette alone, so that it may be cut out of another; any size, about any point. */
const silhouettes = {
  ...nameSilhouettes,
  ...tradeSilhouettes,
  bolt: () => [
    rounded(
      [
        [22, -100],
        [-54, 16],
        [-8, 16],
        [-24, 100],
        [54, -26],
        [8, -26],
      ],
      3,
    ),
  ],
  star: () => [
    rounded(
      Array.from({ length: 10 }, (_, i) => polar(i % 2 === 0 ? 100 : 44, -90 + 36 * i)),
      3,
    ),
  ],
  leaf: () => [solid(curves([-66, 66], [-92, -22, -18, -88, 88, -88], [92, 14, 26, 92, -52, 72]), lines([-88, 100], [-98, 90]))],
  bird: () =>
    mapPath(
      [
        whole(
          curves(
            [0, -66],
            [7, -62, 13, -54, 14, -44],
            [48, -50, 82, -30, 104, 22],
            [76, -6, 46, -12, 22, 0],
            [20, 22, 22, 44, 34, 78],
            [22, 68, 10, 56, 0, 40],
          ),
        ),
      ],
      rotation(34),
    ),
  flame: () => [
    solid(
      curves(
        [14, -100],
        [24, -50, 72, -30, 72, 32],
        [72, 74, 40, 100, 0, 100],
        [-42, 100, -72, 72, -72, 30],
        [-72, 0, -58, -18, -44, -34],
        [-40, -10, -30, 2, -16, 8],
        [-22, -40, -8, -74, 14, -100],
      ),
    ),
  ],
  peak: () => [
    rounded(
      [
        [-100, 62],
        [-30, -62],
        [8, 2],
        [30, -32],
        [100, 62],
      ],
      [4, 5, 0, 5, 4],
    ),
  ],
  heart: () => [whole(curves([0, -46], [14, -78, 42, -88, 62, -80], [104, -62, 104, -8, 74, 26], [48, 56, 22, 76, 0, 94]))],
  drop: () => [whole(curves([0, -100], [36, -62, 68, -12, 68, 34], [68, 72, 38, 100, 0, 100]))],
  sun: () => [circle(0, 0, 44), ...beams(8)],
  halfsun: () => {
    const rays = Array.from({ length: 5 }, (_, i) => {
      const [x, y] = polar(1, 180 + (i + 0.5) * 36);
      const at = (r: number, w: number): Point => [x * r - y * w, y * r + x * w];
      return rounded([at(72, 9), at(106, 9), at(106, -9), at(72, -9)], 8);
    });
    return [solid(arc(0, 0, 58, 180, 360)), ...rays];
  },
  moon: () => [solid(arc(0, 0, 92, 14.05, 271.35), arc(42, -32, 72, 236.4, 49))],
  wave: () => [ribbon(-52, 27), ribbon(0, 27), ribbon(52, 27)],
  key: () => {
    const teeth = lines([44, 40], [44, 60], [13, 60], [13, 76], [36, 76], [36, 96], [13, 96]);
    return mapPath(
      [
        solid(arc(0, -48, 50, 104, 436), lines([12, 40]), teeth, lines([13, 104], [-12, 104], [-12, 0])),
        hole(arc(0, -48, 22, 0, 360)),
      ],
      rotation(35),
    );
  },
  fish: () => [
    solid(
      curves(
        [-100, 0],
        [-66, -52, -4, -58, 44, -12],
        [60, -22, 78, -36, 98, -44],
        [86, -14, 86, 14, 98, 44],
        [78, 36, 60, 22, 44, 12],
        [-4, 58, -66, 52, -100, 0],
      ),
    ),
    hole(arc(-58, -9, 8, 0, 360)),
  ],
  paw: () => [
    whole(curves([0, 0], [26, 0, 36, 22, 50, 40], [74, 70, 48, 100, 20, 90], [12, 87, 6, 86, 0, 86])),
    ...both([
      ...mapPath([solid(arc(0, 0, 1, 0, 360).map((v, i) => (i % 2 === 0 ? v * 19 : v * 27)))], {
        ...rotation(14),
        e: 29,
        f: -48,
      }),
      ...mapPath([solid(arc(0, 0, 1, 0, 360).map((v, i) => (i % 2 === 0 ? v * 17 : v * 25)))], { ...rotation(32), e: 74, f: -4 }),
    ]),
  ],
  pine: () => [
    polygon(
      [0, -100],
      [38, -38],
      [22, -38],
      [54, 12],
      [34, 12],
      [72, 68],
      [11, 68],
      [11, 100],
      [-11, 100],
      [-11, 68],
      [-72, 68],
      [-34, 12],
      [-54, 12],
      [-22, -38],
      [-38, -38],
    ),
  ],
  tulip: () => [
    whole(join(lines([0, -64], [24, -96]), curves([24, -96], [34, -84, 44, -74, 58, -96], [76, -34, 50, 4, 0, 4]))),
    polygon([-7, 16], [7, 16], [7, 100], [-7, 100]),
    ...both([solid(curves([17, 92], [18, 52, 40, 30, 72, 24], [72, 62, 50, 90, 17, 92]))]),
  ],
  crocus: () => [
    ...petalOf(32, 0),
    ...both(mapPath([solid(curves([9, -6], [36, -24, 46, -60, 34, -98], [92, -70, 84, -12, 9, 6]))], placing(1, 6, 0))),
    polygon([-7, 14], [7, 14], [7, 74], [-7, 74]),
  ],
  crown: () => [
    rounded(
      [
        [-84, 62],
        [-100, -48],
        [-44, 0],
        [0, -78],
        [44, 0],
        [100, -48],
        [84, 62],
      ],
      4,
    ),
  ],
  grain: () => [
    ...mapPath(petalOf(26, 0), placing(0.6, 0, -42)),
    ...[-14, 50].flatMap((y) => both(mapPath(mapPath(petalOf(27, 44), placing(0.62, 0, 0)), placing(1, 14, y)))),
    polygon([-6.5, 66], [6.5, 66], [6.5, 108], [-6.5, 108]),
  ],
  anchor: () => [
    solid(
      arc(0, -72, 28, 116, 424),
      lines([11, -46], [11, -26], [40, -26], [40, -6], [11, -6], [11, 72]),
      curve([11, 72], [36, 68], [54, 52], [60, 30]),
      lines([46, 34], [76, -6], [94, 40], [80, 36]),
      curves([80, 36], [72, 74, 40, 98, 0, 100], [-40, 98, -72, 74, -80, 36]),
      lines([-94, 40], [-76, -6], [-46, 34], [-60, 30]),
      curve([-60, 30], [-54, 52], [-36, 68], [-11, 72]),
      lines([-11, -6], [-40, -6], [-40, -26], [-11, -26]),
    ),
    hole(arc(0, -72, 11, 0, 360)),
  ],
} as const;

export type Figure = keyof typeof silhouettes;
const figureNames = Object.keys(silhouettes) as readonly Figure[];
export const isFigure = (name: string): name is Figure => Object.hasOwn(silhouettes, name);
/** Figures that are called otherwise than they are named here. */
const nouns: Readonly<Partial<Record<Figure, string>>> = {
  bean: 'a coffee bean',
  bolt: 'a lightning bolt',
  cells: 'a pixel pattern',
  grain: 'an ear of wheat',
  drop: 'a drop of water',
  foxglove: 'a stem of bell-shaped flowers',
  gown: 'a dress',
  halfsun: 'a rising sun',
  home: 'a house',
  hoop: 'a wheel',
  loaf: 'a loaf of bread',
  moon: 'a crescent moon',
  note: 'a music note',
  orbit: 'a planet and its moon',
  paw: 'a paw print',
  peak: 'a mountain peak',
  pine: 'a pine tree',
  mug: 'a cup',
  pixels: 'a pixelated flame',
  sun: 'the sun',
  volume: 'a book',
};

/** What a figure is, with its article: `an anchor`. */
export const nounOf = (figure: Figure): string => nouns[figure] ?? `${/^[aeiou]/u.test(figure) ? 'an' : 'a'} ${figure}`;

/** Silhouettes of many parts, with the least width and height of a room in which they stay open. */
export const fine: ReadonlyMap<Figure, number> = new Map([
  ['foxglove', 95],
  ...(['lantern', 'rose', 'planet'] as const).map((figure) => [figure, 86] as const),
  ['crocus', 84],
  ['grain', 84],
  ['fern', 72],
  ['daisy', 70],
]);
/** A half sun needs a horizon, a flame of pixels an anvil. */
const placed: ReadonlySet<Figure> = new Set(['halfsun', 'pixels']);
/** Figures of a name's things, which may be cut out of a thing of any trade. */
export const nameFigures: readonly Figure[] = figureNames.filter((name) => !(name in tradeSilhouettes) && !placed.has(name));
export type TradeFigure = keyof typeof tradeSilhouettes;

/** What of its room a silhouette fills: thin ones more, round and square ones less, so that all weigh alike to the eye. */
const optical: Readonly<Partial<Record<Figure, number>>> = {
  bolt: 1.12,
  pine: 1.06,
  tulip: 1.04,
  grain: 1.08,
  heart: 0.92,
  wave: 0.92,
  bird: 1.06,
  sun: 1.06,
  peak: 1.04,
  key: 1.04,
};

/** A silhouette in the middle of a room, or on its floor: the whole of it inside. */
export function figureIn(name: Figure, [x, y, w, h]: Room, floor = false): Path {
  const path = silhouettes[name]();
  const box = pathBounds(path);
  if (box === null) return path;
  const scale = Math.min(w / (box.x1 - box.x0), h / (box.y1 - box.y0)) * (optical[name] ?? 1);
  const level = floor ? y + h / 2 - box.y1 * scale : y - ((box.y0 + box.y1) / 2) * scale;
  return mapPath(path, placing(scale, x - ((box.x0 + box.x1) / 2) * scale, level));
}
