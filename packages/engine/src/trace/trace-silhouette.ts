import { height as heightOf } from '../geometry/box.ts';
import { type Path, pathBounds, signedArea } from '../geometry/path.ts';
import { contoursOf, softened } from './contours.ts';
import { inkOfPicture, type PictureFault, type RgbPicture } from './ink-of-picture.ts';
import { cleanLoops, outlineOf } from './outline.ts';
import { mostTracedCurves, mostTracedUnits, unitsOfPixel } from './traced-path.ts';

/** Why no mark is made of a picture: it is no silhouette, shows what may be letters, or needs too many curves. */
export type TraceFault = PictureFault | 'lettered' | 'intricate';

/** A traced picture: outlines, or why there are none. */
export type Traced = { readonly ok: true; readonly path: Path } | { readonly ok: false; readonly fault: TraceFault };

/** Pixels by which an outline may leave the edge of the ink, finest first. A rough edge needs more room, or a curve for each pixel. */
const tolerances = [0.25, 0.5, 0.9, 1.4] as const;
/** Square pixels of the smallest part or hole that is kept, and its share of the largest part. */
const least = { area: 24, share: 0.0004 };

/**
 * The outlines of a flat silhouette of one color on white, in whole quarters of its pixels, y down: few straight lines and cubic curves,
 * with sharp corners. Outlines run clockwise on screen and holes the other way, so that the nonzero rule fills them. Specks and pinholes
 * are left out. Refuses whatever is no silhouette, and four parts or more in a row, which may be letters.
 */
export function traceSilhouette(picture: RgbPicture): Traced {
  const field = inkOfPicture(picture);
  if (typeof field === 'string') return { ok: false, fault: field };
  const loops = cleanLoops(contoursOf(softened(field)), least);
  if (loops.length === 0) return { ok: false, fault: 'empty' };
  // Each has three curves at least. What follows takes time by their number.
  if (3 * loops.length > mostTracedCurves) return { ok: false, fault: 'intricate' };
  for (const tolerance of tolerances) {
    const path = loops.map((loop) => outlineOf(loop, tolerance));
    if (looksLettered(path)) return { ok: false, fault: 'lettered' };
    const whole = onGrid(path);
    if (whole.length > 0 && curvesOf(whole) <= mostTracedCurves) return { ok: true, path: whole };
  }
  return { ok: false, fault: 'intricate' };
}

/** Curves and lines of a path. */
export const curvesOf = (path: Path): number => path.reduce((sum, contour) => sum + (contour.length - 2) / 6, 0);

const onGrid = (path: Path): Path =>
  path
    .map((contour) => contour.map((value) => Math.max(0, Math.min(mostTracedUnits, Math.round(value * unitsOfPixel)))))
    .filter((contour) => signedArea(contour) !== 0);

/** Parts of a row of letters, at least. */
const leastLetters = 4;
/** Share of a letter’s height by which those beside it differ in height and foot, and the widest space between two, in heights. */
const evenness = 0.22;
const widestSpace = 0.9;

/** Whether four parts or more stand in a row, as high as one another: a word, as far as can be told. */
function looksLettered(path: Path): boolean {
  const boxes = path.flatMap((contour) => {
    const box = signedArea(contour) > 0 ? pathBounds([contour]) : null;
    return box === null ? [] : [box];
  });
  return boxes.some((one) => {
    const height = heightOf(one);
    const row = boxes
      .filter((box) => Math.abs(heightOf(box) - height) <= evenness * height && Math.abs(box.y1 - one.y1) <= evenness * height)
      .sort((a, b) => a.x0 - b.x0);
    const besides = row.filter((box, i) => {
      const next = row[i + 1];
      return next !== undefined && next.x0 >= box.x1 - 0.1 * height && next.x0 - box.x1 <= widestSpace * height;
    });
    return besides.length + 1 >= leastLetters;
  });
}
