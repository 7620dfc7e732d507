import { type Path, pathBounds } from '@brandwright/engine';

/** Largest distance of a point from its mirror image’s nearest neighbor, as a share of the figure’s size. */
const tolerance = 0.02;
/** Share of points that must have such a neighbor. */
const enough = 0.94;

/** True if a figure equals its mirror image about its vertical axis, judged by the ends of its segments. */
export function isMirrored(figure: Path): boolean {
  const bounds = pathBounds(figure);
  if (bounds === null) return true;
  const points = figure.flatMap(ends);
  const near = tolerance * Math.max(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0);
  const found = points.filter(([x, y]) => {
    const mirror = bounds.x0 + bounds.x1 - x;
    return points.some(([px, py]) => Math.abs(px - mirror) <= near && Math.abs(py - y) <= near);
  });
  return found.length >= enough * points.length;
}

/** The end points of a contour’s segments. */
function ends(contour: readonly number[]): readonly (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < contour.length; i += 6) out.push([contour[i] as number, contour[i + 1] as number]);
  return out;
}
