import { fail } from '../errors.ts';
import type { Contour } from '../geometry/path.ts';
import type { Scene, Shape } from './scene.ts';

/**
 * Coordinates are stored to 1/100 of a unit: 1/10,000 of a cap height, less than a tenth of a pixel at 4096
 * px.
 */
export const grid = 100;

const snapTo =
  (steps: number) =>
  (v: number): number => {
    const q = Math.round(v * steps);
    if (!Number.isFinite(q)) fail('scene.number', { received: String(v) });
    // -0 prints as "0" but compares and serializes differently.
    return q === 0 ? 0 : q / steps;
  };

/** The scene on its grid, in the form that is stored, compared, hashed and printed. `steps` per unit. */
export function quantise(scene: Scene, steps = grid): Scene {
  const snap = snapTo(steps);
  const snapContour = (contour: Contour): Contour => contour.map(snap);
  const snapShape = (shape: Shape): Shape => ({ ...shape, path: shape.path.map(snapContour) });
  return {
    version: scene.version,
    width: snap(scene.width),
    height: snap(scene.height),
    shapes: scene.shapes.filter((s) => s.path.length > 0).map(snapShape),
  };
}
