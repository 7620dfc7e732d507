import { height, width } from './box.ts';
import { type Path, pathArea, pathBounds } from './path.ts';
import { rasterise } from './raster.ts';

/** Side of the picture in which ink is counted, and the share of it by which contours may seem to overlap before they do. */
const side = 160;
const slack = 0.012;

/**
 * Whether contours lie over one another, so that the path may not be knocked out of a solid: the ink its contours enclose, each
 * counted, is more than the ink that is seen.
 */
export function overlaps(path: Path): boolean {
  const box = pathBounds(path);
  if (box === null) return false;
  const s = side / Math.max(width(box), height(box));
  const { coverage } = rasterise(path, { a: s, b: 0, c: 0, d: s, e: -box.x0 * s, f: -box.y0 * s }, side, side);
  const seen = coverage.reduce((sum, v) => sum + v, 0) / (s * s);
  return pathArea(path) > seen * (1 + slack);
}
