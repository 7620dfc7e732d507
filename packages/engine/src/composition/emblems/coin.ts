import { type Box, centerX, centerY, width } from '../../geometry/box.ts';
import { type Circle, encircle, farthest } from '../../geometry/encircle.ts';
import type { Path } from '../../geometry/path.ts';
import { circle } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { moveShapes, shapesBox } from '../block.ts';
import type { Mark } from '../marks/mark.ts';
import { cutOut } from './cut-out.ts';
import { isDisc } from './pictures.ts';

/** Share of a field's radius for a picture's smallest enclosing circle (design rules §1: at most .78). */
const share = 0.78;

/**
 * Shapes fitted into a circle of radius `r` around the origin: by their smallest enclosing circle, or edge to
 * edge for a disc.
 */
export function inField(mark: Mark, r: number): { readonly shapes: readonly Shape[]; readonly scale: number } | null {
  const { shapes } = mark;
  const box = shapesBox(shapes);
  const around = isDisc(mark)
    ? { x: centerX(box), y: centerY(box), r: width(box) / 2 }
    : balanced(
        shapes.flatMap((s) => s.path),
        box,
      );
  if (around === null || !(around.r > 0)) return null;
  const scale = r / around.r;
  return { shapes: moveShapes(shapes, -around.x * scale, -around.y * scale, scale), scale };
}

/**
 * An enclosing circle centered halfway between the smallest one and the middle of the box. In the smallest
 * one, a half sun would sit too high.
 */
function balanced(path: Path, box: Box): Circle | null {
  const least = encircle(path);
  if (least === null) return null;
  const x = (least.x + centerX(box)) / 2;
  const y = (least.y + centerY(box)) / 2;
  return { x, y, r: farthest(path, x, y) };
}

/**
 * A mark as a coin of radius `r` around the origin: a disc as is, a simple picture cut out of one. Null for
 * pictures with several shapes.
 */
export function coin(mark: Mark, r: number): readonly Shape[] | null {
  if (isDisc(mark)) return inField(mark, r)?.shapes ?? null;
  const placed = inField(mark, r * share);
  const hole = placed === null ? null : cutOut(placed.shapes);
  const [only] = mark.shapes;
  return hole === null || only === undefined ? null : [{ ...only, path: [circle(0, 0, r), ...hole] }];
}
