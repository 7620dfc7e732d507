import { type Path, pathBounds, signedArea } from '@brandwright/engine';
import { box, within } from '../layout/area.ts';

const inkArea = (path: Path): number => Math.abs(path.reduce((sum, contour) => sum + signedArea(contour), 0));

/** Share of a figure’s ink in the lowest part of its height, 0–1. `part` is that part’s share of the height. */
export function shareBelow(figure: Path, part: number): number {
  const bounds = pathBounds(figure);
  if (bounds === null) return 0;
  const { x0, x1, y0, y1 } = bounds;
  const h = (y1 - y0) * part;
  return inkArea(within(figure, box(x0, y1 - h, x1 - x0, h))) / inkArea(figure);
}
