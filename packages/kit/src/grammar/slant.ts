import type { Path } from '@brandwright/engine';

/** Degrees in which slants of one figure count as equal. */
const bin = 5;
/** Edges nearer to horizontal or vertical than this, in degrees, are upright. */
const upright = 15;
/** Share of a figure’s outline that the slanted edges of one direction must make up. */
const enough = 0.08;

/**
 * Direction of most of a figure’s slanted straight edges, in degrees counterclockwise from horizontal: between 15
 * and 75, or 105 and 165. 0 if none makes up 8 % of the outline.
 */
export function slantOf(figure: Path): number {
  const lengths = new Map<number, number>();
  let all = 0;
  for (const contour of figure) {
    for (let i = 0; i + 7 < contour.length; i += 6) {
      const [x0, y0, x1, y1, x2, y2, x3, y3] = contour.slice(i, i + 8) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const length = Math.hypot(x3 - x0, y3 - y0);
      all += length;
      if (x1 !== x0 || y1 !== y0 || x2 !== x3 || y2 !== y3) continue;
      const degrees = ((Math.atan2(y0 - y3, x3 - x0) * 180) / Math.PI + 180) % 180;
      const off = Math.min(degrees % 90, 90 - (degrees % 90));
      if (off < upright) continue;
      const key = Math.round(degrees / bin) * bin;
      lengths.set(key, (lengths.get(key) ?? 0) + length);
    }
  }
  const [most] = [...lengths].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most === undefined || most[1] < enough * all ? 0 : most[0];
}
