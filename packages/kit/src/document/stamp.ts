import { type Drawing, inkBox, inkLayers, type Matrix, placing } from '@brandwright/engine';
import type { Area } from '../layout/area.ts';
import { fittedArea, type Standing } from '../layout/ink.ts';
import type { Layer } from './document.ts';

/** A drawing’s inks on a page, scaled so that they fill the width of an area from its top left. Its paths are shared. */
export function stamp(drawing: Drawing, at: Area): readonly Layer[] {
  const ink = inkBox(drawing);
  if (ink === null) return [];
  const scale = at.w / (ink.x1 - ink.x0);
  const by = placing(scale, at.x - ink.x0 * scale, at.y - ink.y0 * scale);
  return inkLayers(drawing).flatMap(({ paint, paths }) => paths.map((path) => ({ paint, path, by })));
}

/** A drawing as large as an area allows. */
export const stampIn = (drawing: Drawing, within: Area, standing?: Standing): readonly Layer[] =>
  stamp(drawing, fittedArea(drawing, within, standing));

/** Layers moved by a further matrix. */
export const moved = (layers: readonly Layer[], by: Matrix): readonly Layer[] =>
  layers.map((layer) => ({ ...layer, by: layer.by === undefined ? by : after(by, layer.by) }));

/** The map that applies `first`, then `then`. */
const after = (then: Matrix, first: Matrix): Matrix => ({
  a: then.a * first.a + then.c * first.b,
  b: then.b * first.a + then.d * first.b,
  c: then.a * first.c + then.c * first.d,
  d: then.b * first.c + then.d * first.d,
  e: then.a * first.e + then.c * first.f + then.e,
  f: then.b * first.e + then.d * first.f + then.f,
});
