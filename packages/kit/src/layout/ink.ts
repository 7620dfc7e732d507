import { type Drawing, inkBox, inkLayers, mapPath, type PageLayer, placing } from '@brandwright/engine';
import { type Area, box } from './area.ts';

/** Where a drawing stands in an area that it doesn’t fill: 0 is left or top, 1 is right or bottom. */
export interface Standing {
  /** Default .5. */
  readonly across?: number;
  /** Default .5. */
  readonly down?: number;
}

/** Width ÷ height of a drawing’s ink. 1 for an empty one. */
export function proportion(drawing: Drawing): number {
  const ink = inkBox(drawing);
  return ink === null ? 1 : (ink.x1 - ink.x0) / (ink.y1 - ink.y0);
}

/** The largest area with the drawing’s proportions inside another. */
export function fittedArea(drawing: Drawing, within: Area, { across = 0.5, down = 0.5 }: Standing = {}): Area {
  const ratio = proportion(drawing);
  const w = Math.min(within.w, within.h * ratio);
  const h = w / ratio;
  return box(within.x + (within.w - w) * across, within.y + (within.h - h) * down, w, h);
}

/** The drawing’s inks, scaled so that they fill the width of an area from its top left. */
export function inkIn(drawing: Drawing, at: Area): readonly PageLayer[] {
  const ink = inkBox(drawing);
  if (ink === null) return [];
  const scale = at.w / (ink.x1 - ink.x0);
  const placed = placing(scale, at.x - ink.x0 * scale, at.y - ink.y0 * scale);
  return inkLayers(drawing).map(({ paint, paths }) => ({ paint, path: mapPath(paths.flat(), placed) }));
}

/** The drawing as large as an area allows. */
export const fittedInk = (drawing: Drawing, within: Area, standing?: Standing): readonly PageLayer[] =>
  inkIn(drawing, fittedArea(drawing, within, standing));
