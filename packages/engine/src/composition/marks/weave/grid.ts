import { height, width } from '../../../geometry/box.ts';
import { mapPath, type Path, pathBounds, placing } from '../../../geometry/path.ts';
import type { Shape } from '../../../scene/scene.ts';

/** Weight of every band and the air beside it, in grid pitches. Together they make one pitch. */
export const weight = 0.64;
export const air = 1 - weight;

/**
 * Turns two inks into the shapes of a mark, centered on (0, 0) with the larger side of the ink at 200 units.
 */
export function inTwoInks(mark: Path, accent: Path): readonly Shape[] {
  const box = pathBounds([...mark, ...accent]);
  if (box === null) return [];
  const scale = 200 / Math.max(width(box), height(box));
  const fit = placing(scale, (-(box.x0 + box.x1) / 2) * scale, (-(box.y0 + box.y1) / 2) * scale);
  return [
    { part: 'mark', role: 'mark', path: mapPath(mark, fit) },
    { part: 'mark', role: 'accent', path: mapPath(accent, fit) },
  ];
}
