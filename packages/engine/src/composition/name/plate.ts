import { overlaps } from '../../geometry/overlap.ts';
import { reversePath } from '../../geometry/path.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { hasOwnScript, mainScript, scriptRules } from '../../typography/script.ts';
import type { Block } from '../block.ts';
import { shapesBox, shapesInk } from '../block.ts';
import { setPlain } from './plain.ts';
import type { NameSetting } from './setting.ts';

/** Padding inside the plate, in cap heights. */
const pad = { x: 0.62, y: 0.52 };

/**
 * The name knocked out of a solid plate, with corners to match the type. Null if a letter's contours overlap,
 * because the overlap would fill in again.
 */
export function setPlate(setting: NameSetting): Block | null {
  const { face, words } = setting;
  const text = words.join('');
  const own = hasOwnScript(text);
  if (face.connected || (own && scriptRules[mainScript(text)].joined)) return null;
  if (!own && [...text].some((c) => !/[A-Za-z0-9&]/u.test(c) || face.metrics.overlapping.includes(c))) return null;
  const block = setPlain(setting);
  if (block === null || block.lines > 2 || (own && block.shapes.some((s) => overlaps(s.path)))) return null;
  const { box } = block;
  // Vertical padding is measured from caps and baseline. Descenders need room, but less.
  const y0 = Math.min(block.top - pad.y * 100, box.y0 - 22);
  const y1 = Math.max(block.base + pad.y * 100, box.y1 + 22);
  const even = Math.max(block.top - y0, y1 - block.base);
  const radius = [0, 10, 26, 60][face.corner] ?? 0;
  const rect = roundedRect(box.x0 - pad.x * 100, block.top - even, box.x1 + pad.x * 100, block.base + even, radius);
  const letters = block.shapes.flatMap((s) => s.path);
  const shapes: readonly Shape[] = [{ part: 'name', role: 'name', path: [rect, ...reversePath(letters)] }];
  const outer = shapesBox(shapes);
  return {
    ...block,
    shapes,
    ink: shapesInk(shapes),
    box: outer,
    top: outer.y0,
    base: outer.y1,
    middle: (outer.y0 + outer.y1) / 2,
    airy: false,
  };
}
