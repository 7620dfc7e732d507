import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { type Block, shapesBox, shapesInk } from '../block.ts';
import { setPlain } from './plain.ts';
import type { NameSetting } from './setting.ts';

/** Space between the lowest ink and the bar, and the bar's share of the stem. */
const air = 26;
const share = 0.95;

/** One bar below the name in the accent, as heavy as a stem and as wide as the last line. */
export function setBarred(setting: NameSetting): Block | null {
  const { face } = setting;
  const block = setPlain(setting);
  if (block === null || face.connected) return null;
  const weight = Math.max(7, face.metrics.stem * 100 * share);
  const y = Math.max(block.base, block.box.y1 - 4) + air;
  const radius = face.corner >= 2 ? weight / 2 : 0;
  const bar: Shape = { part: 'device', role: 'accent', path: [roundedRect(block.box.x0, y, block.box.x1, y + weight, radius)] };
  const shapes = [...block.shapes, bar];
  return {
    ...block,
    shapes,
    ink: shapesInk(shapes),
    box: shapesBox(shapes),
    base: y + weight,
    middle: (block.top + y + weight) / 2,
    airy: false,
  };
}
