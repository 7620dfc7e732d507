import { type Drawing, type frame as Frame, frame, inkBox, printShapes } from '@brandwright/engine';
import { type Area, area, path } from './outline.ts';

type Size = NonNullable<Parameters<typeof Frame>[3]>;

/** A drawing in the middle of a plate, sized by optical area as everywhere else; see the engine's `frame`. */
export const centred = (d: Drawing, plate: Area, size: Size = {}): string =>
  shifted(printShapes(frame(d, plate.w, plate.h, size)), plate.x, plate.y);

/** Width ÷ height of a drawing's ink; 1 for an empty one. */
export function aspect(d: Drawing): number {
  const box = inkBox(d);
  return box === null ? 1 : (box.x1 - box.x0) / (box.y1 - box.y0);
}

/** The largest area of this drawing's proportions inside the box, from its left top corner. */
export function fitted(d: Drawing, box: Area): Area {
  const ratio = aspect(d);
  const w = Math.min(box.w, box.h * ratio);
  return area(box.x, box.y, w, w / ratio);
}

/** A drawing with its ink exactly in an area of its own proportions (`fitted`). */
export const filling = (d: Drawing, box: Area): string =>
  shifted(printShapes(frame(d, box.w, box.h, { area: 1, wide: 1, tall: 1 })), box.x, box.y);

const shifted = (shapes: string, x: number, y: number): string => `<g transform="${path`translate(${x} ${y})`}">${shapes}</g>`;
