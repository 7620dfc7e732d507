import { apexOf, type Draw, hollow, poly, slanted } from './strokes.ts';

const A: Draw = (w, H, hand) => {
  const { h } = hand;
  const a = apexOf(hand, w);
  const lean = (w - a) / 2;
  const t = slanted(hand, lean, H);
  const inner = (y: number): number => lean + t - (y / H) * lean;
  const top = (H * (t - a / 2)) / lean;
  const foot = H * (0.6 + 0.34 * hand.waist);
  const bar = foot - h * 0.92;
  const body = poly([lean, 0], [lean + a, 0], [w, H], [w - t, H], [w - inner(foot), foot], [inner(foot), foot], [t, H], [0, H]);
  return bar > top + 0.04 * H
    ? hollow(body, poly([w / 2, top], [w - inner(bar), bar], [inner(bar), bar]))
    : [poly([lean, 0], [lean + a, 0], [w, H], [w - t, H], [w / 2, top], [t, H], [0, H])];
};

const E: Draw = (w, H, { v, h, waist }) => {
  const m = H * waist;
  const arm = w * 0.93;
  return [
    poly(
      [0, 0],
      [w, 0],
      [w, h],
      [v, h],
      [v, m - h / 2],
      [arm, m - h / 2],
      [arm, m + h / 2],
      [v, m + h / 2],
      [v, H - h],
      [w, H - h],
      [w, H],
      [0, H],
    ),
  ];
};

const F: Draw = (w, H, { v, h, waist }) => {
  const m = H * (waist + 0.02);
  const arm = w * 0.92;
  return [
    poly([0, 0], [w, 0], [w, h], [v, h], [v, m - h / 2], [arm, m - h / 2], [arm, m + h / 2], [v, m + h / 2], [v, H], [0, H]),
  ];
};

const Hh: Draw = (w, H, { v, h, waist }) => {
  const m = H * waist;
  return [
    poly(
      [0, 0],
      [v, 0],
      [v, m - h / 2],
      [w - v, m - h / 2],
      [w - v, 0],
      [w, 0],
      [w, H],
      [w - v, H],
      [w - v, m + h / 2],
      [v, m + h / 2],
      [v, H],
      [0, H],
    ),
  ];
};

const I: Draw = (_, H, { v }) => [poly([0, 0], [v, 0], [v, H], [0, H])];

const K: Draw = (w, H, hand) => {
  const { v, waist } = hand;
  const m = H * waist;
  const t = slanted(hand, w - 1.5 * v, H / 2);
  const x = v + t * 0.55;
  const up = (w - x) / m;
  const low = (w - x) / (H - m);
  return [
    poly(
      [0, 0],
      [v, 0],
      [v, (w - t - v) / up],
      [w - t, 0],
      [w, 0],
      [x, m],
      [w, H],
      [w - t, H],
      [v, H - (w - t - v) / low],
      [v, H],
      [0, H],
    ),
  ];
};

const L: Draw = (w, H, { v, h }) => [poly([0, 0], [v, 0], [v, H - h], [w, H - h], [w, H], [0, H])];

const M: Draw = (w, H, hand) => {
  const { v } = hand;
  const a = apexOf(hand, w);
  const depth = H;
  const lean = (w / 2 - a / 2) / depth;
  const t = 0.94 * slanted(hand, lean, 1);
  return [
    poly(
      [0, 0],
      [t, 0],
      [w / 2, (w / 2 - t) / lean],
      [w - t, 0],
      [w, 0],
      [w, H],
      [w - v, H],
      [w - v, v / lean],
      [w / 2 + a / 2, depth],
      [w / 2 - a / 2, depth],
      [v, v / lean],
      [v, H],
      [0, H],
    ),
  ];
};

const N: Draw = (w, H, hand) => {
  const { v } = hand;
  const t = 0.94 * slanted(hand, w - 1.2 * v, H);
  const lean = (w - t) / H;
  return [
    poly([0, 0], [t, 0], [w - v, (w - v - t) / lean], [w - v, 0], [w, 0], [w, H], [w - t, H], [v, v / lean], [v, H], [0, H]),
  ];
};

const T: Draw = (w, H, { v, h }) => {
  const x = (w - v) / 2;
  return [poly([0, 0], [w, 0], [w, h], [x + v, h], [x + v, H], [x, H], [x, h], [0, h])];
};

const V: Draw = (w, H, hand) => {
  const a = apexOf(hand, w);
  const lean = (w - a) / 2;
  const t = slanted(hand, lean, H);
  const yi = H - (H * (t - a / 2)) / lean;
  return [poly([0, 0], [t, 0], [w / 2, yi], [w - t, 0], [w, 0], [lean + a, H], [lean, H])];
};

const W: Draw = (w, H, hand) => {
  const a = apexOf(hand, w / 2);
  const half = (w + a) / 2;
  const lean = (half - a) / 2;
  const t = 0.97 * slanted(hand, lean, H);
  const yi = H - (H * (t - a / 2)) / lean;
  const ym = (H * (half - w / 2)) / lean;
  return [
    poly(
      [0, 0],
      [t, 0],
      [half / 2, yi],
      [half - t, 0],
      [w - half + t, 0],
      [w - half / 2, yi],
      [w - t, 0],
      [w, 0],
      [w - half / 2 + a / 2, H],
      [w - half / 2 - a / 2, H],
      [w / 2, ym],
      [half / 2 + a / 2, H],
      [half / 2 - a / 2, H],
    ),
  ];
};

const X: Draw = (w, H, hand) => {
  const t = slanted(hand, w - hand.v, H);
  const lean = (w - t) / H;
  const y = (w / 2 - t) / lean;
  return [
    poly(
      [0, 0],
      [t, 0],
      [w / 2, y],
      [w - t, 0],
      [w, 0],
      [(w + t) / 2, H / 2],
      [w, H],
      [w - t, H],
      [w / 2, H - y],
      [t, H],
      [0, H],
      [(w - t) / 2, H / 2],
    ),
  ];
};

const Y: Draw = (w, H, hand) => {
  const { v } = hand;
  const m = H * 0.56;
  const t = slanted(hand, (w - v) / 2, m);
  const lean = (w / 2 - v / 2) / m;
  return [
    poly(
      [0, 0],
      [t, 0],
      [w / 2, (w / 2 - t) / lean],
      [w - t, 0],
      [w, 0],
      [(w + v) / 2, m],
      [(w + v) / 2, H],
      [(w - v) / 2, H],
      [(w - v) / 2, m],
    ),
  ];
};

const Z: Draw = (w, H, hand) => {
  const { v, h } = hand;
  const t = slanted(hand, w - 1.2 * v, H - 2 * h);
  return [poly([0, 0], [w, 0], [w, h], [t, H - h], [w, H - h], [w, H], [0, H], [0, H - h], [w - t, h], [0, h])];
};

/** Capitals of straight strokes alone. */
export const straightCapitals: Readonly<Record<string, Draw>> = { A, E, F, H: Hh, I, K, L, M, N, T, V, W, X, Y, Z };
