import type { Path } from '../../geometry/path.ts';
import { reversePath, signedArea } from '../../geometry/path.ts';
import type { Shape } from '../../scene/scene.ts';

/**
 * The contours of a picture's single shape, oriented so that they cut. Null for pictures with several shapes.
 */
export function cutOut(shapes: readonly Shape[]): Path | null {
  const [only] = shapes;
  if (only === undefined || shapes.length > 1) return null;
  const outward = only.path.reduce((sum, contour) => sum + signedArea(contour), 0) > 0;
  return outward ? reversePath(only.path) : only.path;
}
