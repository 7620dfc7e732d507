import { mapContour, type Path, placing, reversePath } from '../../geometry/path.ts';
import { circle } from '../../geometry/shapes.ts';
import { curves, lines, solid } from '../marks/drawn/run.ts';
import { type DrawFigure, ellipse, inName } from './figure.ts';
import { outline } from './outline.ts';

export const target: DrawFigure = (w, H, { v }) => {
  const s = 0.62 * v;
  const inside = mapContour(ellipse(w - 2 * s, H - 2 * s), placing(1, s, s));
  return { name: [ellipse(w, H), ...reversePath([inside])], accent: [circle(w / 2, H / 2, 0.19 * Math.min(w, H))] };
};

/** A house for an A: a gable on two walls, a door between them. */
export const gable: DrawFigure = (w, H, strokes) => {
  const door = Math.max(0.2 * w, w - 2 * strokes.v * 1.12);
  const eaves = 0.46 * H;
  const [l, r] = [(w - door) / 2, (w + door) / 2];
  const top = 0.56 * H;
  return inName(
    outline([
      [w / 2, 0],
      [w, eaves],
      [w, H],
      [r, H],
      [r, top],
      [l, top],
      [l, H],
      [0, H],
      [0, eaves],
    ]),
  );
};

/** A crown for a W. */
export const crown: DrawFigure = (w, H) => {
  const r = 0.085 * H;
  const top = 0.3 * H;
  return {
    name: [
      outline([
        [0, top],
        [0.26 * w, 0.62 * H],
        [0.5 * w, top],
        [0.74 * w, 0.62 * H],
        [w, top],
        [0.9 * w, H],
        [0.1 * w, H],
      ]),
    ],
    accent: [circle(0.02 * w, top - 1.7 * r, r), circle(0.5 * w, top - 1.7 * r, r), circle(0.98 * w, top - 1.7 * r, r)],
  };
};

/** A column for an I: capital, shaft and foot. */
export const column: DrawFigure = (_, H, { v, h }) => {
  const w = 1.9 * v;
  const slab = 0.55 * h;
  const air = 0.22 * h;
  const [l, r] = [(w - v * 1.2) / 2, (w + v * 1.2) / 2];
  const gap = 0.16 * v;
  const flute = (v * 1.2 - 2 * gap) / 3;
  const shaft = (i: number) =>
    outline([
      [l + i * (flute + gap), slab + air],
      [l + i * (flute + gap) + flute, slab + air],
      [l + i * (flute + gap) + flute, H - slab - air],
      [l + i * (flute + gap), H - slab - air],
    ]);
  return inName(
    outline([
      [0, 0],
      [w, 0],
      [w, slab],
      [0, slab],
    ]),
    ...(v > 16
      ? [shaft(0), shaft(1), shaft(2)]
      : [
          outline([
            [l, slab + air],
            [r, slab + air],
            [r, H - slab - air],
            [l, H - slab - air],
          ]),
        ]),
    outline([
      [0, H - slab],
      [w, H - slab],
      [w, H],
      [0, H],
    ]),
  );
};

/** A pencil for an I: rubber, shaft and point. */
export const pencil: DrawFigure = (_, H, { v }) => {
  const gap = 0.2 * v;
  const end = 0.16 * H;
  const point = Math.min(1.15 * v, 0.3 * H);
  return {
    accent: [
      outline([
        [0, 0, [0.4 * v, 0.4 * v]],
        [v, 0, [0.4 * v, 0.4 * v]],
        [v, end],
        [0, end],
      ]),
    ],
    name: [
      outline([
        [0, end + gap],
        [v, end + gap],
        [v, H - point],
        [v / 2, H],
        [0, H - point],
      ]),
    ],
  };
};

/** A bottle for an I. */
export const bottle: DrawFigure = (_, H, { v }) => {
  const w = 1.2 * v;
  const neck = 0.5 * v;
  const [l, r] = [(w - neck) / 2, (w + neck) / 2];
  return inName(
    outline([
      [l - 0.08 * v, 0],
      [r + 0.08 * v, 0],
      [r + 0.08 * v, 0.09 * H],
      [r, 0.09 * H],
      [r, 0.26 * H, [0, 0.08 * H]],
      [w, 0.42 * H, [0, 0.1 * H]],
      [w, H],
      [0, H],
      [0, 0.42 * H, [0, 0.1 * H]],
      [l, 0.26 * H, [0, 0.08 * H]],
      [l, 0.09 * H],
      [l - 0.08 * v, 0.09 * H],
    ]),
    ...reversePath([
      outline([
        [0.18 * v, 0.56 * H],
        [w - 0.18 * v, 0.56 * H],
        [w - 0.18 * v, 0.8 * H],
        [0.18 * v, 0.8 * H],
      ]),
    ]),
  );
};

/** A cup for a U: its handle at the right. */
export const mug: DrawFigure = (w, H, strokes) => {
  const { v, h } = strokes;
  const [R, r] = [Math.min(w / 2, 0.6 * H), Math.max(0.15 * v, Math.min(w / 2, 0.6 * H) - v)];
  const body = outline([
    [0, 0],
    [v, 0],
    [v, H - h, [r, r]],
    [w - v, H - h, [r, r]],
    [w - v, 0],
    [w, 0],
    [w, H, [R, R]],
    [0, H, [R, R]],
  ]);
  const [x, k, s] = [w, 0.36 * H, 0.55 * h];
  const bend = 0.6 * v;
  const turn = (by: number): [number, number] => [Math.max(0, bend - by), Math.max(0, bend - by)];
  return inName(
    body,
    outline([
      [x, 0.18 * H],
      [x + k * 0.8, 0.18 * H, turn(0)],
      [x + k * 0.8, 0.18 * H + k * 1.2, turn(0)],
      [x, 0.18 * H + k * 1.2],
      [x, 0.18 * H + k * 1.2 - s],
      [x + k * 0.8 - s, 0.18 * H + k * 1.2 - s, turn(s)],
      [x + k * 0.8 - s, 0.18 * H + s, turn(s)],
      [x, 0.18 * H + s],
    ]),
  );
};

/** A hammer for a T. */
export const hammer: DrawFigure = (w, H, { v, h }) => {
  const c = w / 2;
  const s = 0.8 * v;
  return inName(
    outline([
      [0, -0.02 * H],
      [0.26 * w, -0.02 * H],
      [0.26 * w, 0.03 * H],
      [0.7 * w, 0.03 * H],
      [w, 0.3 * H],
      [0.7 * w, h * 1.15],
      [c + s / 2, h * 1.15],
      [c + s / 2, H],
      [c - s / 2, H],
      [c - s / 2, h * 1.15],
      [0.26 * w, h * 1.15],
      [0.26 * w, h * 1.15 + 0.05 * H],
      [0, h * 1.15 + 0.05 * H],
    ]),
  );
};

/** A bridge for an H: two towers, a deck, and the cable between them. */
export const bridge: DrawFigure = (w, H, strokes) => {
  const { v, h } = strokes;
  const m = 0.56 * H;
  const k = 0.5 * h;
  return inName(
    outline([
      [0, 0],
      [v, 0],
      [v, H],
      [0, H],
    ]),
    outline([
      [w - v, 0],
      [w, 0],
      [w, H],
      [w - v, H],
    ]),
    outline([
      [-0.12 * w, m + 0.02 * H],
      [w * 1.12, m + 0.02 * H],
      [w * 1.12, m + 0.02 * H + k],
      [-0.12 * w, m + 0.02 * H + k],
    ]),
    solid(
      curves([v, 0.14 * H], [v + 0.1 * w, 0.44 * H, w - v - 0.1 * w, 0.44 * H, w - v, 0.14 * H]),
      lines([w - v, 0.14 * H], [w - v, 0.14 * H + k]),
      curves(
        [w - v, 0.14 * H + 1.1 * k],
        [w - v - 0.1 * w, 0.44 * H + 1.1 * k, v + 0.1 * w, 0.44 * H + 1.1 * k, v, 0.14 * H + 1.1 * k],
      ),
    ),
  );
};

/** Three bars for an E. */
export const layers: DrawFigure = (w, H, { h }) => {
  const bar = (y: number, k: number) =>
    outline([
      [0, y],
      [w * k, y],
      [w * k, y + h],
      [0, y + h],
    ]);
  return { name: [bar(0, 1), bar(H - h, 1)], accent: [bar((H - h) / 2, 0.8)] };
};

/** A glass on its lens for a Q: to look closely. */
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
      outline([
        [x + t * k, y - t * k],
        [x + t * k + e, y - t * k + e],
        [x - t * k + e, y + t * k + e],
        [x - t * k, y + t * k],
      ]),
    ],
  };
};
