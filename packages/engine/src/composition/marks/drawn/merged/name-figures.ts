import type { Box } from '../../../../geometry/box.ts';
import { type Contour, mapPath, type Path, pathBounds, placing, rotation } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { bloom } from '../constructions/blossom.ts';
import { foxgloveBells } from '../constructions/foxglove.ts';
import { grid } from '../constructions/globe.ts';
import { openRing } from '../constructions/orbit.ts';
import { gores } from '../outlines/gore.ts';
import { pixels } from '../outlines/pixels.ts';
import { polygon } from '../outlines/polygon.ts';
import { arc, both, curve, curves, join, lines, type Point, type Run, solid } from '../outlines/run.ts';

const degrees = (x: number): number => (Math.acos(Math.max(-1, Math.min(1, x))) * 180) / Math.PI;

/** A planet in the ring that passes before it: the ring's band, and what of the planet stands above and below it. */
const ringed = (): Path => {
  const r = 60;
  const ellipse = (a: number, b: number, from: number, to: number): Run =>
    arc(0, 0, 1, from, to).map((v, i) => v * (i % 2 === 0 ? a : b));
  /** The ellipse's parameter where it passes the planet, and the planet's angle there. */
  const passes = (a: number, b: number): readonly [t: number, angle: number] => {
    const x = Math.sqrt((r * r - b * b) / (1 - (b * b) / (a * a)));
    const t = degrees(x / a);
    return [t, (Math.atan2(b * Math.sin((t * Math.PI) / 180), x) * 180) / Math.PI];
  };
  const [ta, up] = passes(76, 2);
  const [tb, low] = passes(118, 48);
  const band = solid(ellipse(106, 34, -20, 200), ellipse(90, 13, 190, -10));
  return mapPath(
    [
      solid(arc(0, 0, r, 180 - up, 360 + up), ellipse(76, 2, ta, 180 - ta)),
      solid(arc(0, 0, r, low, 180 - low), ellipse(118, 48, 180 - tb, tb)),
      band,
    ],
    rotation(-20),
  );
};

/** Parts of a flower moved away from its middle by `by`, for the small rooms it stands in; what stands in the middle stays. */
const parted = (flower: Path, by: number): Path =>
  flower.map((part) => {
    const box = pathBounds([part]) as Box;
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const far = Math.hypot(x, y);
    return far < 12 ? part : (mapPath([part], placing(1, (x / far) * by, (y / far) * by))[0] as Contour);
  });

const blade = (x: number, y: number, k: number): Contour =>
  solid(
    curve([x, y], [x + 6 * k, y - 34 * k], [x + 34 * k, y - 50 * k], [x + 66 * k, y - 50 * k]),
    curve([x + 66 * k, y - 50 * k], [x + 58 * k, y - 16 * k], [x + 34 * k, y + 2 * k], [x, y]),
  );

/** Things a name may say, beside those of figures.ts. */
export const nameSilhouettes = {
  planet: ringed,
  orbit: () => mapPath([openRing(80, 21, 25, 13), circle(80, 0, 25)], rotation(-45)).concat([circle(0, 0, 38)]),
  globe: () => [...grid(3, [-44, 44], 13)].flat(),
  bridge: () => {
    const spans: readonly Point[] = [
      [78, 19],
      [0, 38],
      [-78, 19],
    ];
    return [
      solid(
        curve([-100, -16], [-50, -52], [50, -52], [100, -16]),
        lines([100, -16], [100, 50]),
        ...spans.map(([x, r]) => arc(x, 50, r, 360, 180)),
        lines([-100, 50]),
      ),
    ];
  },
  temple: () => [
    polygon([0, -92], [100, -34], [-100, -34]),
    ...[-66, 0, 66].map((x) => roundedRect(x - 17, -18, x + 17, 56)),
    roundedRect(-100, 72, 100, 94),
  ],
  pixels: () => pixels(['...#...', '...##.#', '..###..', '#.####.', '#######', '###.###', '##..###', '.#####.'], 25),
  cells: () =>
    ['##.', '###', '.##'].flatMap((row, y) =>
      [...row].flatMap((cell, x) => (cell === '#' ? [roundedRect(x * 70, y * 70, x * 70 + 54, y * 70 + 54)] : [])),
    ),
  lantern: () => [
    roundedRect(-36, -104, 36, -84),
    ...gores(join(curves([44, -68], [84, -52, 100, -26, 100, 0], [100, 26, 84, 52, 44, 68])), 3, 16),
    roundedRect(-36, 84, 36, 104),
  ],
  lighthouse: () => [
    polygon([0, -104], [30, -76], [-30, -76]),
    roundedRect(-22, -62, 22, -38),
    polygon([-38, -24], [38, -24], [38, -6], [27, -6], [42, 100], [-42, 100], [-27, -6], [-38, -6]),
  ],
  fern: () => [
    solid(curves([0, -104], [22, -84, 22, -62, 0, -46], [-22, -62, -22, -84, 0, -104])),
    ...both([blade(21, 2, 0.74), blade(21, 58, 1)]),
    roundedRect(-7, -30, 7, 104),
  ],
  foxglove: () => foxgloveBells(true),
  rose: () => parted(bloom('rose'), 9),
  daisy: () => bloom('daisy'),
} as const;
