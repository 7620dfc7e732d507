import { markEntry } from '../../../concepts/stored-pictures.ts';
import { type Box, height, width } from '../../../geometry/box.ts';
import { mapPath, type Path, pathArea, pathBounds, placing, reversePath, signedArea } from '../../../geometry/path.ts';
import { drawnMark } from '../drawn/drawn-mark.ts';
import { type Figure, figureIn, isFigure } from '../drawn/merged/figures.ts';

/** One thing of a pair: its outline in one ink, outer contours with positive area, centered on (0, 0). */
export interface Part {
  readonly path: Path;
  readonly box: Box;
  readonly ink: number;
}

/** What stands before the name of a figure or of a drawing of ours: `figure~pencil`, `drawn~fern-4-blade`. Icons have none. */
const figurePrefix = 'figure~';
const drawnPrefix = 'drawn~';

/** The part that a drawing of drawings.txt is, by the id it has in pairs. Null for letters, vessels and drawings of two things. */
export function partOfDrawing(drawing: string): string | null {
  if (drawing.startsWith('+')) return `${figurePrefix}${drawing.slice(1)}`;
  return /^[a-z]/u.test(drawing) ? drawing : null;
}

/** What drawings.txt calls the drawing of a part: `+pencil`, `@fern-4-blade`, `fox-head`. */
export const drawingOfPart = (part: string): string =>
  part.startsWith(figurePrefix)
    ? `+${part.slice(figurePrefix.length)}`
    : part.startsWith(drawnPrefix)
      ? `@${part.slice(drawnPrefix.length)}`
      : part;

/** The mark that shows a part alone. Null for figures, which never stand alone. */
export const markOfPart = (part: string): string | null =>
  part.startsWith(figurePrefix) ? null : part.startsWith(drawnPrefix) ? part.replace('~', '/') : `icon/${part}`;

/** Most numbers of an outline, so that two of them stay within the bounds of a scene. */
const mostNumbers = 1_700;

function outlineOf(part: string): Path | null {
  if (part.startsWith(figurePrefix)) {
    const figure = part.slice(figurePrefix.length);
    return isFigure(figure) ? figureIn(figure as Figure, [0, 0, 200, 200]) : null;
  }
  if (part.startsWith(drawnPrefix)) {
    const mark = drawnMark(part.slice(drawnPrefix.length));
    const shapes = mark?.shapes.filter(({ only }) => only !== 'colour') ?? [];
    return shapes.length === 0 ? null : shapes.flatMap(({ path }) => path);
  }
  const [one, ...more] = markEntry(`icon/${part}`)?.parts ?? [];
  return one === undefined || more.length > 0 ? null : one.path;
}

/** Whether a part is drawn in one shape. One of several shows its idea by their tones, which a hole has not. */
export const isOneShape = (part: string): boolean =>
  !part.startsWith(drawnPrefix) || drawnMark(part.slice(drawnPrefix.length))?.shapes.length === 1;

/** The outline of a part, 200 units along its larger side. Null for what no single outline draws. */
export function readPart(part: string): Part | null {
  const path = outlineOf(part);
  if (path === null || path.reduce((sum, contour) => sum + contour.length, 0) > mostNumbers) return null;
  const box = pathBounds(path);
  if (box === null) return null;
  const scale = 200 / Math.max(width(box), height(box));
  const outward = path.reduce((sum, contour) => sum + signedArea(contour), 0) > 0 ? path : reversePath(path);
  const placed = mapPath(outward, placing(scale, (-(box.x0 + box.x1) / 2) * scale, (-(box.y0 + box.y1) / 2) * scale));
  return { path: placed, box: pathBounds(placed) ?? box, ink: pathArea(placed) };
}
