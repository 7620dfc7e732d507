import { circle, type Hex, type PageLayer, polygon } from '@brandwright/engine';
import { type Area, rectangle } from '../layout/area.ts';
import { mixed } from './tones.ts';

/** A flat picture that stands for a photograph: sky, sun and two ridges, from light to dark. */
export function scenery({ x, y, w, h }: Area, sky: Hex, land: Hex): readonly PageLayer[] {
  const at = (...points: readonly (readonly [number, number])[]): readonly number[] =>
    points.flatMap(([px, py]) => [x + px * w, y + py * h]);
  return [
    { paint: sky, path: [rectangle({ x, y, w, h })] },
    { paint: mixed(sky, land, 0.22), path: [circle(x + w * 0.74, y + h * 0.34, h * 0.2)] },
    {
      paint: mixed(sky, land, 0.38),
      path: [polygon(at([0, 0.62], [0.22, 0.4], [0.46, 0.66], [0.66, 0.5], [1, 0.74], [1, 1], [0, 1]))],
    },
    {
      paint: mixed(sky, land, 0.7),
      path: [polygon(at([0, 0.84], [0.34, 0.7], [0.62, 0.86], [0.86, 0.72], [1, 0.8], [1, 1], [0, 1]))],
    },
  ];
}
