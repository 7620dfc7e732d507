import type { Face } from '../../concepts/face.ts';
import type { Widths } from './drawn-line.ts';
import type { Hand } from './hand.ts';

/** Widths of letters of one height drawn close: all nearly as wide as an O, as in wood type. */
export const even: Widths = {
  A: 1.12,
  C: 0.95,
  E: 0.88,
  F: 0.84,
  J: 0.85,
  K: 1.06,
  L: 0.82,
  M: 1.35,
  N: 1.08,
  P: 0.97,
  R: 1.02,
  S: 0.98,
  T: 0.96,
  V: 1.08,
  W: 1.6,
  X: 1.1,
  Y: 1.08,
  Z: 0.94,
  '&': 1.16,
};

/** Widths of Roman capitals: round letters full, letters of two storeys narrow (Johnston, Writing & Illuminating, & Lettering, 1906). */
export const roman: Widths = {
  A: 0.92,
  B: 0.56,
  C: 0.86,
  D: 0.84,
  E: 0.5,
  F: 0.48,
  G: 0.94,
  H: 0.76,
  J: 0.44,
  K: 0.68,
  L: 0.48,
  M: 1.05,
  N: 0.85,
  P: 0.54,
  R: 0.6,
  S: 0.58,
  T: 0.62,
  U: 0.74,
  V: 0.9,
  W: 1.36,
  X: 0.76,
  Y: 0.78,
  Z: 0.68,
  '&': 0.8,
};

const within = (x: number, least: number, most: number): number => Math.max(least, Math.min(most, x));

/** A heavy hand, as heavy as the face it stands beside allows: corners cut for a technical voice, rounded for a warm one. */
export function blockHand({ metrics, traits, corner }: Face): Hand {
  const v = within(122 * metrics.stem, 22, 30);
  const cut = corner === 0 && traits.technical > 0.6 && traits.warm < 0.4;
  return {
    v,
    h: 0.86 * v,
    t: 0.94 * v,
    bend: (cut ? 0.72 : corner > 1 || traits.playful > 0.6 ? 1.9 : 1.12) * v,
    inner: cut ? 0 : 0.14 * v,
    turn: cut ? 'cut' : 'arc',
    waist: 0.5,
  };
}

/** A light hand of circles and straight strokes, its waist high or low as letters had it between the wars. */
export function lineHand({ metrics }: Face): Hand {
  const v = within(74 * metrics.stem, 8, 15);
  return {
    v,
    h: 0.94 * v,
    t: 0.97 * v,
    bend: 1000,
    inner: 0.2 * v,
    turn: 'arc',
    waist: metrics.x / metrics.cap > 0.71 ? 0.6 : 0.42,
  };
}

/** Faces whose letters a drawn hand can stand for: slogan and second line are set in them. */
export const lendsHand = ({ style, connected, italic }: Face): boolean =>
  !connected && !italic && (style === 'sans-serif' || style === 'display');
