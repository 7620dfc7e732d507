import { type Contour, mapPath, rotation } from '../../../geometry/path.ts';
import { circle, roundedRect } from '../../../geometry/shapes.ts';
import { halvesOf } from './bean.ts';
import { leafOf } from './book.ts';
import { rounded } from './polygon.ts';
import { ringStone } from './ring-stone.ts';
import { arc, backwards, both, curve, lines, solid } from './run.ts';
import { toothOutline } from './tooth.ts';

const bar = (x0: number, y0: number, x1: number, y1: number, r = 0): Contour => roundedRect(x0, y0, x1, y1, r);

/** Things of a trade that a thing of the name may hold: each told by its silhouette alone. */
export const tradeSilhouettes = {
  tooth: () => [toothOutline()],
  mug: () => [
    solid(lines([-84, -60], [60, -60], [60, 0]), arc(-12, 0, 72, 0, 180)),
    solid(arc(74, -20, 34, -90, 90), arc(74, -20, 15, 90, -90)),
  ],
  bean: () => mapPath(halvesOf(24), rotation(32)),
  volume: () => both([leafOf(-56, 56, 'open')]),
  home: () => [
    rounded(
      [
        [0, -90],
        [96, -12],
        [74, -12],
        [74, 84],
        [24, 84],
        [24, 30],
        [-24, 30],
        [-24, 84],
        [-74, 84],
        [-74, -12],
        [-96, -12],
      ],
      0,
    ),
  ],
  note: () => [
    solid(
      lines([30, 48], [30, -100], [48, -100]),
      curve([48, -100], [54, -64], [100, -58], [86, 0]),
      curve([86, 0], [80, -28], [62, -36], [48, -38]),
      lines([48, -38], [48, 60]),
      curve([48, 60], [48, 92], [14, 104], [-14, 100]),
      curve([-14, 100], [-44, 94], [-48, 60], [-20, 46]),
      curve([-20, 46], [0, 38], [18, 40], [30, 48]),
    ),
  ],
  dumbbell: () => [bar(-34, -12, 34, 12), ...both([bar(44, -62, 68, 62, 8), bar(80, -34, 102, 34, 8)])],
  loaf: () => [
    solid(
      lines([-40, -80], [40, -80]),
      curve([40, -80], [84, -80], [100, -60], [100, -32]),
      curve([100, -32], [100, -8], [90, 4], [78, 10]),
      lines([78, 10], [78, 80], [-78, 80], [-78, 10]),
      curve([-78, 10], [-90, 4], [-100, -8], [-100, -32]),
      curve([-100, -32], [-100, -60], [-84, -80], [-40, -80]),
    ),
  ],
  gown: () => [
    solid(
      lines([-44, -100], [-28, -100]),
      curve([-28, -100], [-22, -70], [22, -70], [28, -100]),
      lines([28, -100], [44, -100]),
      curve([44, -100], [36, -70], [34, -50], [34, -22]),
      lines([34, -22], [-34, -22]),
      curve([-34, -22], [-34, -50], [-36, -70], [-44, -100]),
    ),
    solid(
      lines([-33, -4], [33, -4]),
      curve([33, -4], [44, 40], [62, 76], [80, 100]),
      lines([80, 100], [-80, 100]),
      curve([-80, 100], [-62, 76], [-44, 40], [-33, -4]),
    ),
  ],
  jar: () => [
    bar(-46, -100, 46, -80),
    solid(
      lines([-30, -64], [30, -64]),
      curve([30, -64], [42, -40], [84, -30], [84, 16]),
      curve([84, 16], [84, 60], [52, 74], [46, 100]),
      lines([46, 100], [-46, 100]),
      curve([-46, 100], [-52, 74], [-84, 60], [-84, 16]),
      curve([-84, 16], [-84, -30], [-42, -40], [-30, -64]),
    ),
  ],
  hoop: () => [
    circle(0, 0, 100),
    ...Array.from({ length: 5 }, (_, i) => backwards(ringStone(24, 78, 72 * i - 90, 72 * i - 18, 8))),
  ],
  pencil: () =>
    mapPath([bar(-28, -104, 28, -82, 10), bar(-28, -66, 28, 40), solid(lines([-28, 54], [28, 54], [0, 108]))], rotation(35)),
} as const;
