import { height, width } from '../../geometry/box.ts';
import { mapPath, type Path, pathArea, placing, reversePath } from '../../geometry/path.ts';
import { contour, kappa, roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { setPlain } from '../name/plain.ts';
import { cutOut } from './cut-out.ts';
import { type Emblem, type EmblemParts, leastStem, mayKnockOut } from './emblem.ts';

/** Height of the mark above the name in cap heights, and its maximum share of the panel's inner width. */
const picture = { least: 1.7, most: 2.7, share: 0.6 };
/** Space between picture and name, and inside the edge, in cap heights. */
const gap = 0.62;
const pad = { side: 0.8, foot: 0.8, top: 0.76 };
/** The fine line inside a label's edge: distance from the edge and weight, in cap heights. */
const keyline = { inset: 0.2, weight: 0.07 };

/**
 * Picture and name cut out of one solid: a doorway for a narrow name, a label for a wider one. Units: 100 =
 * cap height. Null if a letter's contours overlap, for pictures with several shapes, and for names that form
 * a strip.
 */
export function panel({ setting, mark, markScale }: EmblemParts): Emblem | null {
  const { face, words } = setting;
  const hole = mark === null ? null : cutOut(mark.shapes);
  if (mark === null || hole === null || face.metrics.stem < leastStem || !mayKnockOut(face, words.join(' '))) return null;
  const name = setPlain({ ...setting, align: 'centre' });
  if (name === null || name.lines > 3) return null;
  const inner = width(name.box);
  const tall = Math.min(picture.most, (picture.share * inner) / 100 / (width(mark.box) / height(mark.box))) * markScale;
  if (tall < picture.least * Math.min(1, markScale)) return null;
  const scale = (tall * 100) / height(mark.box);
  const middle = (name.box.x0 + name.box.x1) / 2;
  // A wide label needs wider margins.
  const margin = Math.max(pad.side * 100, 0.13 * inner);
  const x0 = name.box.x0 - margin;
  const x1 = name.box.x1 + margin;
  const half = (x1 - x0) / 2;
  const foot = Math.max(name.base, name.box.y1 - 12) + pad.foot * 100;
  const lower = name.top - gap * 100;
  const upper = lower - tall * 100;
  const door = doorTop(half, (width(mark.box) * scale) / 2, upper, name.top);
  const solid: Path =
    door === null
      ? label(x0, upper - pad.top * 100, x1, foot, [8, 20, 40, 70][face.corner] ?? 8)
      : [doorway(x0, x1, door, foot, [0, 8, 18, 30][face.corner] ?? 0)];
  const top = door === null ? upper - pad.top * 100 : door;
  const ratio = (x1 - x0) / (foot - top);
  if (ratio < 0.55 || ratio > 1.75) return null;
  const placed = mapPath(hole, placing(scale, middle - ((mark.box.x0 + mark.box.x1) / 2) * scale, lower - mark.box.y1 * scale));
  const letters = reversePath(name.shapes.flatMap((s) => s.path));
  const shape: Shape = { part: 'name', role: 'name', path: [...solid, ...placed, ...letters] };
  const box = { x0, y0: top, x1, y1: foot };
  const markInk = mark.area * scale * scale;
  return {
    name: { ...name, shapes: [shape], box, top, base: foot, middle: (top + foot) / 2, ink: pathArea(shape.path), airy: false },
    lockup: {
      shapes: [shape],
      box,
      markBox: { x0: middle - (width(mark.box) * scale) / 2, y0: upper, x1: middle + (width(mark.box) * scale) / 2, y1: lower },
      nameBox: box,
      markInk,
      small: mark.small ?? mark.shapes,
    },
    hasSlogan: false,
  };
}

/** A plate with a fine line knocked out inside its edge. */
function label(x0: number, y0: number, x1: number, y1: number, r: number): Path {
  const rect = (d: number): Path => [roundedRect(x0 + d, y0 + d, x1 - d, y1 - d, Math.max(0, r - d))];
  const outer = keyline.inset * 100;
  return [...rect(0), ...reversePath(rect(outer)), ...rect(outer + keyline.weight * 100)];
}

/**
 * Top of a half-round doorway that keeps its picture clear of the curve. Null if it would be too far above
 * it.
 */
function doorTop(half: number, reach: number, upper: number, nameTop: number): number | null {
  const room = half - 0.5 * 100;
  if (reach >= room) return null;
  // The picture's upper corners touch a circle of radius `room` around the arch's center, which stays above
  // the name.
  const center = Math.min(upper + Math.sqrt(room * room - reach * reach), nameTop);
  return half <= 330 ? center - half : null;
}

/** A door with a half-round top. */
function doorway(x0: number, x1: number, top: number, foot: number, corner: number): readonly number[] {
  const r = (x1 - x0) / 2;
  const cx = x0 + r;
  const k = r * kappa;
  const q = corner * kappa;
  return contour(
    [cx, top],
    [cx + k, top, x1, top + r - k, x1, top + r],
    [x1, foot - corner],
    [x1, foot - corner + q, x1 - corner + q, foot, x1 - corner, foot],
    [x0 + corner, foot],
    [x0 + corner - q, foot, x0, foot - corner + q, x0, foot - corner],
    [x0, top + r],
    [x0, top + r - k, cx - k, top, cx, top],
  );
}
