import type { Drawing, frame as Frame } from '@brandwright/engine';
import { frame, inkBox, printShapes } from '@brandwright/engine/documents';
import { type Area, area, hole, path, rect } from './outline.ts';

type Size = NonNullable<Parameters<typeof Frame>[3]>;

/** A drawing centered on a plate, at equal optical size; see the engine's `frame`. */
export const centerd = (d: Drawing, plate: Area, size: Size = {}): string =>
  shifted(printShapes(frame(d, plate.w, plate.h, size)), plate.x, plate.y);

/** Width ÷ height of a drawing's ink; 1 for an empty one. */
export function aspect(d: Drawing): number {
  const box = inkBox(d);
  return box === null ? 1 : (box.x1 - box.x0) / (box.y1 - box.y0);
}

/** The largest area with this drawing's proportions inside the box, at its top left. */
export function fitted(d: Drawing, box: Area): Area {
  const ratio = aspect(d);
  const w = Math.min(box.w, box.h * ratio);
  return area(box.x, box.y, w, w / ratio);
}

/** A drawing whose ink exactly fills an area of its own proportions (see `fitted`). */
export const filling = (d: Drawing, box: Area): string =>
  shifted(printShapes(frame(d, box.w, box.h, { area: 1, wide: 1, tall: 1 })), box.x, box.y);

/**
 * A mark larger than its plate, running off it by a fifth: at the lower right, or only at the bottom if its
 * right side is needed to recognize it (letters, narrow marks). Cover the overflow afterwards with `mat`,
 * unless it is off the canvas.
 */
export function cropped(d: Drawing, plate: Area, letter: boolean): string {
  if (letter || aspect(d) < 0.85) {
    const ink = fitted(d, area(0, 0, plate.w * 0.8, plate.h * 1.08));
    const beside = plate.w > 1.3 * plate.h ? 0.84 : 0.5;
    return filling(d, { ...ink, x: plate.x + (plate.w - ink.w) * beside, y: plate.y + plate.h - 0.8 * ink.h });
  }
  const ink = fitted(d, area(0, 0, Math.min(plate.h * 1.45, plate.w * 1.06), plate.h * 1.16));
  return filling(d, { ...ink, x: plate.x + plate.w - 0.79 * ink.w, y: plate.y + plate.h - 0.79 * ink.h });
}

/** The canvas with plates cut out, to cover what runs off them. */
export const mat = (canvas: Area, ...plates: readonly Area[]): string => rect(canvas) + plates.map(hole).join('');

const shifted = (shapes: string, x: number, y: number): string => `<g transform="${path`translate(${x} ${y})`}">${shapes}</g>`;
