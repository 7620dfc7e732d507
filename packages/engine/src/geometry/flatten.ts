import type { Contour, Path } from './path.ts';

/**
 * Flattens a cubic contour to a polyline `[x, y, …]`, implicitly closed. `steps` chords per curve, one per
 * straight.
 */
export function flattenContour(contour: Contour, steps = 8): number[] {
  const out: number[] = [contour[0] as number, contour[1] as number];
  for (let i = 2; i + 5 < contour.length; i += 6) {
    const x0 = contour[i - 2] as number;
    const y0 = contour[i - 1] as number;
    const x1 = contour[i] as number;
    const y1 = contour[i + 1] as number;
    const x2 = contour[i + 2] as number;
    const y2 = contour[i + 3] as number;
    const x3 = contour[i + 4] as number;
    const y3 = contour[i + 5] as number;
    const straight = x1 === x0 && y1 === y0 && x2 === x3 && y2 === y3;
    const n = straight ? 1 : steps;
    for (let k = 1; k <= n; k++) {
      const t = k / n;
      const u = 1 - t;
      const a = u * u * u;
      const b = 3 * u * u * t;
      const c = 3 * u * t * t;
      const d = t * t * t;
      out.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
    }
  }
  return out;
}

export const flatten = (path: Path, steps = 8): number[][] => path.map((contour) => flattenContour(contour, steps));
