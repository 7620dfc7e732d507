import { height, width } from '../../../geometry/box.ts';
import { mapPath, pathBounds, placing } from '../../../geometry/path.ts';
import type { Shape } from '../../../scene/scene.ts';
import { type Mark, markOf } from '../mark.ts';
import type { Piece } from './construction.ts';
import { constructionOf } from './registry.ts';

/** Turns pieces into shapes of a mark, centered on (0, 0) with the larger side of the ink at 200 units. */
export function fitted(pieces: readonly Piece[]): readonly Shape[] {
  const box = pathBounds(pieces.flatMap((p) => p.path));
  if (box === null) return [];
  const scale = 200 / Math.max(width(box), height(box));
  const fit = placing(scale, (-(box.x0 + box.x1) / 2) * scale, (-(box.y0 + box.y1) / 2) * scale);
  return pieces.map((p) => ({ part: 'mark', ...p, path: mapPath(p.path, fit) }));
}

/** Draws a form such as `fern-6-blade`. Returns null for an unlisted form. */
export function drawnMark(detail: string): Mark | null {
  const known = constructionOf(detail);
  if (known === undefined) return null;
  const [{ draw, small, corner, craft, r16 }, form] = known;
  const tokens = form.split('-');
  return markOf({
    id: `drawn/${detail}`,
    kind: 'drawn',
    shapes: fitted(draw(...tokens)),
    ...(small === undefined ? {} : { small: fitted(small(...tokens)) }),
    corner,
    craft,
    r16,
  });
}
