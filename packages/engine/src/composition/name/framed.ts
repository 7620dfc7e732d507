import { reversePath } from '../../geometry/path.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Block, shapesBox, shapesInk } from '../block.ts';
import { setPlain } from './plain.ts';
import type { NameSetting } from './setting.ts';

/**
 * Padding in cap heights, and stroke as a share of the stem (design rules §1, Combination: framed name;
 * initial values, enlarged by eye).
 */
const pad = { x: 0.72, y: 0.62 };
const share = 0.5;
/** Hairlines thinner than this, in cap heights, look lost inside an even frame. */
const leastHairline = 0.06;

/** The name in an outlined frame half as heavy as its stems, with corners to match the type. */
export function setFramed(setting: NameSetting): Block | null {
  const { face } = setting;
  if (face.metrics.hairline < leastHairline) return null;
  const block = setPlain(setting);
  if (block === null || block.lines > 2 || face.connected) return null;
  const weight = Math.max(6, face.metrics.stem * 100 * share);
  const above = Math.max(pad.y * 100, block.top - block.box.y0 + 20);
  const below = Math.max(pad.y * 100, block.box.y1 - block.base + 20);
  const even = Math.max(above, below);
  const { x0, x1 } = block.box;
  const radius = [0, 14, 30, 64][face.corner] ?? 0;
  const outer = roundedRect(x0 - pad.x * 100, block.top - even, x1 + pad.x * 100, block.base + even, radius);
  const inner = roundedRect(
    x0 - pad.x * 100 + weight,
    block.top - even + weight,
    x1 + pad.x * 100 - weight,
    block.base + even - weight,
    Math.max(0, radius - weight),
  );
  const frame: Shape = { part: 'device', role: 'name', path: [outer, ...reversePath([inner])] };
  const shapes = [frame, ...block.shapes];
  const box = shapesBox(shapes);
  return { ...block, shapes, ink: shapesInk(shapes), box, top: box.y0, base: box.y1, middle: (box.y0 + box.y1) / 2, airy: false };
}
