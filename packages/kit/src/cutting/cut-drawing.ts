import {
  type Drawing,
  type Hex,
  inkBox,
  inkLayers,
  mapPath,
  nearestColorName,
  type Path,
  pathData,
  placing,
} from '@brandwright/engine';
import { markupText } from '../files/markup-text.ts';

/** Outlines for a plotter or a sign maker, at their true size in millimeters, y down from the top left. */
export interface CutDrawing {
  /** Millimeters. The outlines fill the drawing to its edges. */
  readonly width: number;
  readonly height: number;
  /** One for each paint, bottom first. */
  readonly layers: readonly CutLayer[];
}

export interface CutLayer {
  /** ASCII letters, digits and low lines, as DXF allows them: `1_DEEP_GREEN_1F4D3A`. */
  readonly name: string;
  readonly paint: Hex;
  readonly path: Path;
}

/** The outlines of a drawing, as wide as given in millimeters. */
export function cutDrawing(drawing: Drawing, width: number): CutDrawing {
  const ink = inkBox(drawing);
  if (ink === null) return { width, height: width, layers: [] };
  const scale = width / (ink.x1 - ink.x0);
  const placed = placing(scale, -ink.x0 * scale, -ink.y0 * scale);
  const paths = new Map<Hex, Path>();
  for (const layer of inkLayers(drawing)) {
    const path = mapPath(layer.paths.flat(), placed);
    paths.set(layer.paint, [...(paths.get(layer.paint) ?? []), ...path]);
  }
  return {
    width,
    height: (ink.y1 - ink.y0) * scale,
    layers: [...paths].map(([paint, path], i) => ({ name: layerName(paint, i), paint, path })),
  };
}

const layerName = (paint: Hex, i: number): string =>
  `${i + 1}_${nearestColorName(paint)}_${paint.slice(1)}`.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

/** Width of the lines in millimeters: laser cutters cut lines up to 0.001 inch and engrave wider ones. */
const hairline = 0.025;

/** The outlines as unfilled hairlines, one group for each paint, at true size. */
export function cutSvg({ width, height, layers }: CutDrawing, title: string): string {
  const [w, h] = [round(width), round(height)];
  const groups = layers.map(
    ({ name, paint, path }) =>
      `<g id="layer-${name.toLowerCase()}" stroke="${paint}">${path.map((one) => `<path d="${pathData([one])}"/>`).join('')}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}" fill="none" stroke-width="${hairline}"><title>${markupText(`${title}, ${w} × ${h} mm`)}</title>${groups.join('')}</svg>\n`;
}

const round = (v: number): number => Math.round(v * 1000) / 1000;
