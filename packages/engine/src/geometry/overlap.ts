import { height, width } from './box.ts';
import { type Path, pathArea, pathBounds } from './path.ts';
import { rasterize } from './raster.ts';

/** Side of the raster for counting ink, and the share of ink within which apparent overlap is ignored. */
const side = 160;
const slack = 0.012;

/**
 * True if contours overlap, so that the path cannot be knocked out of a solid: the sum of the enclosed areas
 * exceeds the visible ink.
 */
export function overlaps(path: Path): boolean {
  const box = pathBounds(path);
  if (box === null) return false;
  const s = side / Math.max(width(box), height(box));
  const { coverage } = rasterize(path, { a: s, b: 0, c: 0, d: s, e: -box.x0 * s, f: -box.y0 * s }, side, side);
  const seen = coverage.reduce((sum, v) => sum + v, 0) / (s * s);
  return pathArea(path) > seen * (1 + slack);
}
