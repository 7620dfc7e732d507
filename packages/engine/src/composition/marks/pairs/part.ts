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

/** Marks of families whose ids hold a slash, as a part names them: `figure~pencil`, `drawn~fern-4-blade`. */
const figurePrefix = 'figure~';
const drawnPrefix = 'drawn~';

/** The part that a drawing of drawings.txt is, by the id it has in pairs. Null for letters, vessels and drawings of two things. */
export function partOfDrawing(drawing: string): string | null {
  if (drawing.startsWith('+')) return `${figurePrefix}${drawing.slice(1)}`;
  return /^[a-z]/u.test(drawing) ? drawing : null;
}

/** The mark that shows a part alone. Null for figures, which never stand alone. */
export const markOfPart = (part: string): string | null =>
  part.startsWith(figurePrefix) ? null : part.startsWith(drawnPrefix) ? part.replace('~', '/') : `icon/${part}`;

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
  const box = path === null ? null : pathBounds(path);
  if (path === null || box === null) return null;
  const scale = 200 / Math.max(width(box), height(box));
  const outward = path.reduce((sum, contour) => sum + signedArea(contour), 0) > 0 ? path : reversePath(path);
  const placed = mapPath(outward, placing(scale, (-(box.x0 + box.x1) / 2) * scale, (-(box.y0 + box.y1) / 2) * scale));
  return { path: placed, box: pathBounds(placed) ?? box, ink: pathArea(placed) };
}
