import { type Box, height, unionAll, width } from '../geometry/box.ts';
import { mapPath, pathBounds, placing } from '../geometry/path.ts';
import { quantise } from './quantise.ts';
import type { Drawing } from './scene.ts';

/**
 * Size of a logo in a frame (design rules, slot rule): share of the area, and maximum shares of width and
 * height.
 */
export interface FrameOptions {
  readonly area?: number;
  readonly wide?: number;
  readonly tall?: number;
  /**
   * Grid steps per canvas unit. Default 100. For pictures on a page, 10 are enough: a tenth of a pixel, a
   * quarter fewer bytes.
   */
  readonly steps?: number;
}

/** Bounds of a drawing's ink in its own units. Null if it is empty. */
export const inkBox = (drawing: Drawing): Box | null => unionAll(drawing.scene.shapes.map((s) => pathBounds(s.path)));

/**
 * Places a drawing on a canvas of `w × h` units, centered by its ink at equal optical size: about 19 % of the
 * canvas, never wider than 62 % nor taller than 60 % of it. Long and short names then look equally large side
 * by side.
 */
export function frame(
  drawing: Drawing,
  w: number,
  h: number,
  { area = 0.19, wide = 0.62, tall = 0.6, steps }: FrameOptions = {},
): Drawing {
  const box = inkBox(drawing);
  if (box === null) return drawing;
  const scale = Math.min(
    (wide * w) / width(box),
    (tall * h) / height(box),
    Math.sqrt((area * w * h) / (width(box) * height(box))),
  );
  const m = placing(scale, w / 2 - ((box.x0 + box.x1) / 2) * scale, h / 2 - ((box.y0 + box.y1) / 2) * scale);
  const scene = {
    ...drawing.scene,
    width: w,
    height: h,
    shapes: drawing.scene.shapes.map((s) => ({ ...s, path: mapPath(s.path, m) })),
  };
  return { ...drawing, scene: quantise(scene, steps) };
}
