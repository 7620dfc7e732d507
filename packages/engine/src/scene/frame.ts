import { type Box, height, unionAll, width } from '../geometry/box.ts';
import { mapPath, pathBounds, placing } from '../geometry/path.ts';
import { quantise } from './quantise.ts';
import type { Drawing } from './scene.ts';

/** How large a logo stands in a frame (design rules, slot rule): share of area, and the most of width and height it may take. */
export interface FrameOptions {
  readonly area?: number;
  readonly wide?: number;
  readonly tall?: number;
  /** Steps of the grid in a unit of the canvas; default 100. Pictures of a page do with 10: a tenth of a pixel, a quarter of the bytes less. */
  readonly steps?: number;
}

/** The box of a drawing's ink, in its own units; null for an empty one. */
export const inkBox = (drawing: Drawing): Box | null => unionAll(drawing.scene.shapes.map((s) => pathBounds(s.path)));

/**
 * Puts a drawing into a canvas of `w × h` units, centred by its ink and sized by optical area: about 19 % of the canvas,
 * never wider than 62 % nor taller than 60 % of it. So a long name and a short one look equally large side by side.
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
