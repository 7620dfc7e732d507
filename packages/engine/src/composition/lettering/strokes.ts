import { type Contour, type Path, reverseContour } from '../../geometry/path.ts';
import { type Corner, type Hand, outline, type Radii } from './hand.ts';

/** Draws a capital: `w` wide and `H` high, cap line at y = 0, baseline at H. */
export type Draw = (w: number, H: number, hand: Hand) => Path;

export const poly = (...corners: readonly Corner[]): Contour => outline(corners);

export const hollow = (outer: Contour, ...counters: readonly Contour[]): Path => [outer, ...counters.map(reverseContour)];

/** Outer and inner radii of a round bowl's corner; a cut corner keeps the weight of the stroke. */
export const bowl = (hand: Hand, most: number, also: number) => bends(hand, Math.min(most, also), Math.min(most, also));

/** The same where a side may be rounder than the other. */
export function bends(hand: Hand, rx: number, ry: number): { readonly R: Radii; readonly r: Radii } {
  const R: Radii = [Math.min(hand.bend, rx), Math.min(hand.bend, ry)];
  const k = hand.turn === 'cut' ? 0.586 : 1;
  return { R, r: [Math.max(hand.inner, R[0] - k * hand.v), Math.max(hand.inner, R[1] - k * hand.h)] };
}

/** Width of an apex: a little more than the stroke, or it looks thin. */
export const apexOf = ({ t }: Hand, w: number): number => Math.min(t * 1.06, w / 3.3);

/** Level width of a stroke that runs `run` aside over `rise`. */
export const slanted = ({ t }: Hand, run: number, rise: number): number => (t * Math.hypot(run, rise)) / rise;
