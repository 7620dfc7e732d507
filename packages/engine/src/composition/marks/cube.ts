import { letterPieces } from '../../concepts/letter-catalogue.ts';
import { parseCompactPath } from '../../geometry/compact-path.ts';
import { type Matrix, mapPath, type Path, placing, reversePath } from '../../geometry/path.ts';
import { contour, roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Mark, markOf } from './mark.ts';

/** Side of a face, gap between faces, and each face's distance from the center that makes the gap. */
const [side, gap] = [300, 16];
const cos30 = 0.8660254037844386;
const off = gap / (2 * cos30);

/** Faces of an isometric cube with its near corner at (0, 0): squares sheared along 30°. */
const left: Matrix = { a: cos30, b: 0.5, c: 0, d: 1, e: -(side + off) * cos30, f: -side / 2 + off / 2 };
const right: Matrix = { a: cos30, b: -0.5, c: 0, d: 1, e: off * cos30, f: off / 2 };

const lid = contour([0, -off], [-side * cos30, -side / 2 - off], [0, -side - off], [side * cos30, -side / 2 - off], [0, -off]);

/** The drawing for 32 px and below: plain faces with a double gap, because letters close up at that size. */
const plainCube: readonly Shape[] = [
  {
    part: 'mark',
    role: 'mark',
    path: mapPath([roundedRect(0, 0, side, side)], { ...left, e: left.e - off * cos30, f: left.f + off / 2 }),
  },
  {
    part: 'mark',
    role: 'tone',
    path: mapPath([roundedRect(0, 0, side, side)], { ...right, e: right.e + off * cos30, f: right.f + off / 2 }),
  },
  { part: 'mark', role: 'accent', path: mapPath([lid], placing(1, 0, -off)) },
];

/**
 * Survival of the small drawing at 16 px, which is the same for all letters. The constant saves about 3 ms
 * per pair.
 */
const plainR16 = 0.92;

/** Draws two initials knocked out of the faces of a cube under a solid lid (construction P7). */
export function cubeMark(first: string, second: string): Mark | null {
  const [a, b] = [letterPieces.cube[first], letterPieces.cube[second]];
  if (a === undefined || b === undefined) return null;
  const face = (letter: string, m: Matrix): Path =>
    mapPath([roundedRect(0, 0, side, side), ...reversePath(parseCompactPath(letter))], m);
  return markOf({
    id: `cube/${first}${second}`,
    kind: 'cube',
    shapes: [
      { part: 'mark', role: 'mark', path: face(a, left) },
      { part: 'mark', role: 'tone', path: face(b, right) },
      { part: 'mark', role: 'accent', path: [lid] },
    ],
    small: plainCube,
    r16: plainR16,
    corner: 0,
    craft: cubeCraft(first, second),
  });
}

/** Craft by eye; 0 for refused pairs. Four strokes side by side close up on a sheared face. */
export function cubeCraft(first: string, second: string): number {
  if (letterPieces.cube[first] === undefined || letterPieces.cube[second] === undefined) return 0;
  return 'QWM'.includes(first) || 'QWM'.includes(second) ? 3.4 : 4.2;
}
