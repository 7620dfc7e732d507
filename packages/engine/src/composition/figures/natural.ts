import { clip } from '../../geometry/clip.ts';
import type { Path } from '../../geometry/path.ts';
import { polygon } from '../marks/drawn/outlines/polygon.ts';
import { curves, lines, solid } from '../marks/drawn/outlines/run.ts';
import { apex, type DrawFigure, ellipse, inName } from './figure.ts';

/** A sinking sun for an O: its lower half is three bars, each thinner than the one above. */
export const sunset: DrawFigure = (w, H) => {
  const body: Path = [ellipse(w, H)];
  const band = (from: number, to: number): Path => clip(clip(body, { nx: 0, ny: 1, d: from * H }), { nx: 0, ny: -1, d: -to * H });
  return { name: [], accent: [...band(-0.1, 0.5), ...band(0.575, 0.7), ...band(0.775, 0.865), ...band(0.93, 1.1)] };
};

/** A planet for an O: cut diagonally, with its ring through the cut. */
export const planet: DrawFigure = (w, H) => {
  const body: Path = [ellipse(w, H)];
  const slope = -0.3;
  const half = 0.085 * H;
  const side = (sign: 1 | -1): Path =>
    clip(body, { nx: -sign * slope, ny: sign, d: sign * (H / 2 - (slope * w) / 2) + half * Math.hypot(1, slope) });
  const reach = 0.14 * w;
  const t = 0.036 * H;
  const y = (x: number): number => H / 2 + slope * (x - w / 2);
  const [a, b] = [-reach, w + reach];
  return {
    name: [...side(1), ...side(-1)],
    accent: [solid(lines([a, y(a) - t], [b, y(b) - t], [b, y(b) + t], [a, y(a) + t]))],
  };
};

/** A filled peak for an A, its snow separated by a broken line. */
export const peak: DrawFigure = (w, H, strokes) => {
  const { left, right, lean, a } = apex(w, H, strokes);
  const [y, gap] = [0.4 * H, 0.075 * H];
  const [l, r] = [left(y), right(y)];
  const at = (k: number, dy: number): readonly [number, number] => [l + (r - l) * k, y + dy];
  const edge = [at(0.26, 0.1 * H), at(0.5, -0.03 * H), at(0.74, 0.1 * H)] as const;
  const [l2, r2] = [left(y + gap * 1.3), right(y + gap * 1.3)];
  return {
    accent: [polygon([lean, 0], [lean + a, 0], [r, y], ...edge.toReversed(), [l, y])],
    name: [
      polygon([l2, y + gap * 1.3], ...edge.map(([x, v]) => [x, v + gap * 1.3] as const), [r2, y + gap * 1.3], [w, H], [0, H]),
    ],
  };
};

/** A fir for an A: three tiers on a trunk. */
export const fir: DrawFigure = (w, H) => {
  const c = w / 2;
  const tiers = [
    [0.3, 0.34],
    [0.4, 0.6],
    [0.5, 0.86],
  ] as const;
  const half: [number, number][] = [[c, 0]];
  tiers.forEach(([reach, y], i) => {
    half.push([c + reach * w, y * H]);
    if (i < 2) half.push([c + (reach - 0.2) * w, y * H]);
  });
  half.push([c + 0.1 * w, 0.86 * H], [c + 0.1 * w, H]);
  return inName(
    polygon(
      ...half,
      ...half
        .slice(1)
        .toReversed()
        .map(([x, y]) => [w - x, y] as [number, number]),
    ),
  );
};

/** A tent for an A: one canvas, open below. */
export const tent: DrawFigure = (w, H, strokes) => {
  const { lean, a } = apex(w, H, strokes);
  const c = w / 2;
  return inName(polygon([lean, 0], [lean + a, 0], [w, H], [c + 0.17 * w, H], [c, 0.42 * H], [c - 0.17 * w, H], [0, H]));
};

/** Two peaks for an M. */
export const range: DrawFigure = (w, H) => ({
  name: [
    polygon([0, H], [0.3 * w, 0], [0.5 * w, 0.36 * H], [0.7 * w, 0], [w, H], [0.66 * w, H], [0.5 * w, 0.68 * H], [0.34 * w, H]),
  ],
  accent: [],
});

/** Two leaves on a stem for a Y or a T. */
export const sprout: DrawFigure = (w, H, strokes) => {
  const c = w / 2;
  const s = 0.8 * strokes.v;
  const blade = (k: 1 | -1): Path => [
    solid(
      curves(
        [c + k * 0.02 * w, 0.58 * H],
        [c + k * 0.02 * w, 0.2 * H, c + k * 0.22 * w, 0, c + k * 0.5 * w, 0],
        [c + k * 0.5 * w, 0.36 * H, c + k * 0.3 * w, 0.58 * H, c + k * 0.02 * w, 0.58 * H],
      ),
    ),
  ];
  return {
    accent: [...blade(-1), ...blade(1)],
    name: [polygon([c - s / 2, 0.64 * H], [c + s / 2, 0.64 * H], [c + s / 2, H], [c - s / 2, H])],
  };
};

/** A heart for a V. */
export const heart: DrawFigure = (w, H) => {
  const c = w / 2;
  return {
    name: [],
    accent: [
      solid(
        curves(
          [c, H],
          [c - 0.2 * w, 0.78 * H, 0, 0.56 * H, 0, 0.28 * H],
          [0, 0.1 * H, 0.12 * w, 0, 0.26 * w, 0],
          [0.37 * w, 0, 0.45 * w, 0.06 * H, c, 0.17 * H],
          [0.55 * w, 0.06 * H, 0.63 * w, 0, 0.74 * w, 0],
          [0.88 * w, 0, w, 0.1 * H, w, 0.28 * H],
          [w, 0.56 * H, c + 0.2 * w, 0.78 * H, c, H],
        ),
      ),
    ],
  };
};

/** A cut stone for a V. */
export const gem: DrawFigure = (w, H) => {
  const g = 0.045 * H;
  const y = 0.3 * H;
  return inName(
    polygon([0.18 * w, 0], [0.82 * w, 0], [w, y - g], [0, y - g]),
    polygon([0, y], [0.27 * w, y], [0.46 * w, H - 0.06 * H]),
    polygon([0.27 * w + g, y], [0.73 * w - g, y], [0.5 * w, H]),
    polygon([0.73 * w, y], [w, y], [0.54 * w, H - 0.06 * H]),
  );
};

/** Lightning for a Z or an S. */
export const bolt: DrawFigure = (w, H) => ({
  name: [],
  accent: [
    polygon([0.34 * w, 0], [w, 0], [0.66 * w, 0.38 * H], [w, 0.38 * H], [0.1 * w, H], [0.36 * w, 0.58 * H], [0, 0.58 * H]),
  ],
});

/** A crescent for a C. */
export const crescent: DrawFigure = (w, H) => {
  const r = H / 2;
  return {
    name: [],
    accent: [
      solid(
        curves(
          [0.72 * w, 0.02 * H],
          [0.3 * w, -0.08 * H, 0, 0.16 * H, 0, r],
          [0, 0.84 * H, 0.3 * w, 1.08 * H, 0.72 * w, 0.98 * H],
        ),
        curves(
          [0.72 * w, 0.98 * H],
          [0.98 * w, 0.9 * H, w, 0.8 * H, w, 0.76 * H],
          [0.5 * w, 0.94 * H, 0.2 * w, 0.5 * H, 0.72 * w, 0.02 * H],
        ),
      ),
    ],
  };
};
