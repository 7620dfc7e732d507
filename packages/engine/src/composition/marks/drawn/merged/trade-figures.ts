import { mapPath, rotation } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { halvesOf } from '../constructions/bean.ts';
import { leafOf } from '../constructions/book.ts';
import { ringStone } from '../outlines/ring-stone.ts';
import { backwards, both, curves, lines, solid } from '../outlines/run.ts';
import { tradeVessels } from './trade-vessels.ts';
import { householdVessels } from './vessels.ts';

const bar = roundedRect;

/** Things of a trade that a thing of the name may hold: each told by its silhouette alone. */
export const tradeSilhouettes = {
  tooth: householdVessels.tooth.parts,
  mug: householdVessels.cup.parts,
  bean: () => mapPath(halvesOf(24), rotation(32)),
  volume: () => both([leafOf(-56, 56, 'open')]),
  home: householdVessels.house.parts,
  note: () => [
    solid(
      lines([30, 48], [30, -100], [48, -100]),
      curves([48, -100], [54, -64, 100, -58, 86, 0], [80, -28, 62, -36, 48, -38]),
      lines([48, -38], [48, 60]),
      curves([48, 60], [48, 92, 14, 104, -14, 100], [-44, 94, -48, 60, -20, 46], [0, 38, 18, 40, 30, 48]),
    ),
  ],
  dumbbell: () => [bar(-34, -12, 34, 12), ...both([bar(44, -62, 68, 62, 8), bar(80, -34, 102, 34, 8)])],
  loaf: householdVessels.loaf.parts,
  gown: tradeVessels.dress.parts,
  jar: householdVessels.pot.parts,
  hoop: () => [
    circle(0, 0, 100),
    ...Array.from({ length: 5 }, (_, i) => backwards(ringStone(24, 78, 72 * i - 90, 72 * i - 18, 8))),
  ],
  pencil: () =>
    mapPath([bar(-28, -104, 28, -82, 10), bar(-28, -66, 28, 40), solid(lines([-28, 54], [28, 54], [0, 108]))], rotation(35)),
} as const;
