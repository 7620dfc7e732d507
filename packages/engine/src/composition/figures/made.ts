import { mapContour, type Path, placing, reverseContour, reversePath } from '../../geometry/path.ts';
import { circle, roundedRect } from '../../geometry/shapes.ts';
import { polygon, rounded } from '../marks/drawn/outlines/polygon.ts';
import { type DrawFigure, ellipse, inName } from './figure.ts';

/** A target, an eye or a lens for an O: a ring around a dot. */
export const target: DrawFigure = (w, H, { v }) => {
  const s = 0.62 * v;
  const inside = mapContour(ellipse(w - 2 * s, H - 2 * s), placing(1, s, s));
  return { name: [ellipse(w, H), ...reversePath([inside])], accent: [circle(w / 2, H / 2, 0.19 * Math.min(w, H))] };
};

/** A house for an A: a gable on two walls with a door between them. */
export const gable: DrawFigure = (w, H, strokes) => {
  const door = Math.max(0.2 * w, w - 2 * strokes.v * 1.12);
  const eaves = 0.46 * H;
  const [l, r] = [(w - door) / 2, (w + door) / 2];
  const top = 0.56 * H;
  return inName(polygon([w / 2, 0], [w, eaves], [w, H], [r, H], [r, top], [l, top], [l, H], [0, H], [0, eaves]));
};

/** A crown for a W. */
export const crown: DrawFigure = (w, H) => {
  const r = 0.085 * H;
  const top = 0.3 * H;
  return {
    name: [polygon([0, top], [0.26 * w, 0.62 * H], [0.5 * w, top], [0.74 * w, 0.62 * H], [w, top], [0.9 * w, H], [0.1 * w, H])],
    accent: [circle(0.02 * w, top - 1.7 * r, r), circle(0.5 * w, top - 1.7 * r, r), circle(0.98 * w, top - 1.7 * r, r)],
  };
};

/** A column for an I: capital, shaft and base. */
export const column: DrawFigure = (_, H, { v, h }) => {
  const w = 1.9 * v;
  const slab = 0.55 * h;
  const air = 0.22 * h;
  const [l, r] = [(w - v * 1.2) / 2, (w + v * 1.2) / 2];
  const gap = 0.16 * v;
  const flute = (v * 1.2 - 2 * gap) / 3;
  const shaft = (i: number) =>
    polygon(
      [l + i * (flute + gap), slab + air],
      [l + i * (flute + gap) + flute, slab + air],
      [l + i * (flute + gap) + flute, H - slab - air],
      [l + i * (flute + gap), H - slab - air],
    );
  return inName(
    polygon([0, 0], [w, 0], [w, slab], [0, slab]),
    ...(v > 16
      ? [shaft(0), shaft(1), shaft(2)]
      : [polygon([l, slab + air], [r, slab + air], [r, H - slab - air], [l, H - slab - air])]),
    polygon([0, H - slab], [w, H - slab], [w, H], [0, H]),
  );
};

/** A pencil for an I: eraser, shaft and point. */
export const pencil: DrawFigure = (_, H, { v }) => {
  const gap = 0.2 * v;
  const end = 0.16 * H;
  const point = Math.min(1.15 * v, 0.3 * H);
  return {
    accent: [
      rounded(
        [
          [0, 0],
          [v, 0],
          [v, end],
          [0, end],
        ],
        [0.4 * v, 0.4 * v, 0, 0],
      ),
    ],
    name: [polygon([0, end + gap], [v, end + gap], [v, H - point], [v / 2, H], [0, H - point])],
  };
};

/** A bottle for an I, with a white label. */
export const bottle: DrawFigure = (_, H, { v }) => {
  const w = 1.2 * v;
  const neck = 0.5 * v;
  const [l, r] = [(w - neck) / 2, (w + neck) / 2];
  const [lip, shoulder] = [0.08 * v, 0.5 * v];
  return inName(
    rounded(
      [
        [l - lip, 0],
        [r + lip, 0],
        [r + lip, 0.09 * H],
        [r, 0.09 * H],
        [r, 0.26 * H],
        [w, 0.42 * H],
        [w, H],
        [0, H],
        [0, 0.42 * H],
        [l, 0.26 * H],
        [l, 0.09 * H],
        [l - lip, 0.09 * H],
      ],
      [0, 0, 0, 0, shoulder, shoulder, 0, 0, shoulder, shoulder, 0, 0],
    ),
    reverseContour(roundedRect(0.18 * v, 0.56 * H, w - 0.18 * v, 0.8 * H)),
  );
};

/** Three bars for an E. */
export const layers: DrawFigure = (w, H, { h }) => {
  const bar = (y: number, k: number) => polygon([0, y], [w * k, y], [w * k, y + h], [0, y + h]);
  return { name: [bar(0, 1), bar(H - h, 1)], accent: [bar((H - h) / 2, 0.8)] };
};

/** A magnifying glass for a Q. */
export const lens: DrawFigure = (w, H, strokes) => {
  const s = 0.8 * strokes.v;
  const d = 0.86 * Math.min(w, H);
  const R = d / 2;
  const ring: Path = [ellipse(d, d), ...reversePath([circle(R, R, R - s)])];
  const k = Math.SQRT1_2;
  const [x, y, t] = [R + (R - s / 2) * k, R + (R - s / 2) * k, s * 0.62];
  const e = 0.3 * d;
  return {
    name: ring,
    accent: [
      polygon([x + t * k, y - t * k], [x + t * k + e, y - t * k + e], [x - t * k + e, y + t * k + e], [x - t * k, y + t * k]),
    ],
  };
};
