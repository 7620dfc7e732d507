import type { Contour } from '../../../../geometry/path.ts';
import { backwards, parting, type Run, solid } from './run.ts';

/**
 * One gore of a lantern, globe or balloon between the shares f0 < f1 (-1 … 1) of its half outline's width,
 * with air `h` on each side that is not the silhouette. `half` is the right half outline from top to foot. A
 * gore that grows too narrow ends in a point.
 */
function gore(half: Run, f0: number, f1: number, h: number): Contour {
  const left = f0 > -1 ? h : 0;
  const right = f1 < 1 ? h : 0;
  const room = (x: number): number => x * (f1 - f0) - left - right;
  const [x0] = half as readonly [number];
  const from = room(x0) > 0 ? half : parting(half, room, false)[1];
  const run = parting(from, room, true)[0];
  const at = (f: number, d: number): Run => run.map((v, i) => (i % 2 === 0 ? v * f + d : v));
  return solid(at(f1, -right), backwards(at(f0, left)));
}

/**
 * Draws `n` gores of one half outline side by side, `air` apart. Those at the sides are slightly narrower, as
 * on a ball.
 */
export function gores(half: Run, n: number, air: number): readonly Contour[] {
  const share = (j: number): number => {
    const even = (2 * j) / n - 1;
    return 0.65 * even + 0.35 * Math.sin((even * Math.PI) / 2);
  };
  return Array.from({ length: n }, (_, i) => gore(half, share(i), share(i + 1), air / 2));
}
