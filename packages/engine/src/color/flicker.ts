import { hueTurn } from './hue.ts';
import type { Oklch } from './oklch.ts';

/**
 * True for opposite hues with similar lightness and some chroma, which seem to vibrate: a blue spot on
 * orange, a pink wheel on yellow.
 */
const opposite = { turn: 85, lightness: 0.36, chroma: 0.045 } as const;

export const flickers = (a: Oklch, b: Oklch): boolean =>
  Math.min(a.c, b.c) >= opposite.chroma &&
  Math.abs(hueTurn(a.h, b.h)) >= opposite.turn &&
  Math.abs(a.l - b.l) < opposite.lightness;

/**
 * A spot in the ground's own hue: deep and saturated on a light ground (a merely darkened pale one is mud),
 * light on a deep one.
 */
export const kinOf = ({ l, c, h }: Oklch): Oklch =>
  l >= 0.62
    ? { l: l - 0.34, c: Math.min(0.17, Math.max(0.11, 1.4 * c)), h }
    : { l: Math.min(0.92, l + 0.4), c: Math.min(0.1, c), h };
