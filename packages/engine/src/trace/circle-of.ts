import type { Contour } from '../geometry/path.ts';
import { type Loop, loopArea } from './contours.ts';

/** Length of a handle of a quarter circle, by its radius. */
const kappa = 0.5523;
/** Pixels of the smallest circle; a smaller one may be anything. */
const leastRadius = 3;

/** A loop as a circle of four curves; null if a point of it is further off one than `tolerance` pixels. */
export function circleOf(loop: Loop, tolerance: number): Contour | null {
  const n = loop.length / 2;
  let [x, y] = [0, 0];
  for (let i = 0; i < loop.length; i += 2) {
    x += (loop[i] as number) / n;
    y += (loop[i + 1] as number) / n;
  }
  const area = loopArea(loop);
  const radius = Math.sqrt(Math.abs(area) / Math.PI);
  if (radius < leastRadius) return null;
  for (let i = 0; i < loop.length; i += 2)
    if (Math.abs(Math.hypot((loop[i] as number) - x, (loop[i + 1] as number) - y) - radius) > tolerance) return null;
  const handle = kappa * radius;
  // The way around: outlines run clockwise on screen, holes the other way.
  const [down, back] = area > 0 ? [radius, handle] : [-radius, -handle];
  return [
    ...[x + radius, y],
    ...[x + radius, y + back, x + handle, y + down, x, y + down],
    ...[x - handle, y + down, x - radius, y + back, x - radius, y],
    ...[x - radius, y - back, x - handle, y - down, x, y - down],
    ...[x + handle, y - down, x + radius, y - back, x + radius, y],
  ];
}
