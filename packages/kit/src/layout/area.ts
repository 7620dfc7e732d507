import { clip, type Contour, type Path, pathBounds, roundedRect } from '@brandwright/engine';

/** A box by corner and size, y down. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const box = (x: number, y: number, w: number, h: number): Area => ({ x, y, w, h });

/** The area moved inward on all sides. */
export const inset = ({ x, y, w, h }: Area, by: number): Area => box(x + by, y + by, w - 2 * by, h - 2 * by);

/** A rectangle with corner radius `r`, clockwise. */
export const rectangle = ({ x, y, w, h }: Area, r = 0): Contour => roundedRect(x, y, x + w, y + h, r);

/** The exact part of a path inside an area. */
export function within(path: Path, { x, y, w, h }: Area): Path {
  const bounds = pathBounds(path);
  if (bounds === null) return path;
  let out = path;
  if (bounds.x0 < x) out = clip(out, { nx: 1, ny: 0, d: x });
  if (bounds.x1 > x + w) out = clip(out, { nx: -1, ny: 0, d: -(x + w) });
  if (bounds.y0 < y) out = clip(out, { nx: 0, ny: 1, d: y });
  if (bounds.y1 > y + h) out = clip(out, { nx: 0, ny: -1, d: -(y + h) });
  return out;
}
