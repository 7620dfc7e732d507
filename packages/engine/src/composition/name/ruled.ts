import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { hasOwnScript } from '../../typography/script.ts';
import { type Block, moveShapes, shapesBox, shapesInk } from '../block.ts';
import { setDescriptor } from './descriptor.ts';
import { setPlain } from './plain.ts';
import type { NameSetting } from './setting.ts';

/** Space between a rule and the letters beside or below it, in cap heights. */
const air = { beside: 0.22, over: 0.58 };

const rule = (x0: number, x1: number, y: number, weight: number): Shape => ({
  part: 'device',
  role: 'second',
  path: [roundedRect(x0, y - weight / 2, x1, y + weight / 2)],
});

/**
 * Rules half as heavy as a stem, but no finer than what survives in a thumbnail: on both sides of a centered
 * descriptor, out to the edges of the name, or above and below a single line (two in a script without
 * capitals). A rule shorter than .6 cap would be a dash, so the setting is refused.
 */
export function setRuled(setting: NameSetting): Block | null {
  const { stem, hairline } = setting.face.metrics;
  const weight = Math.max(7, Math.min(11, 50 * stem, 110 * hairline));
  if (setting.parts.descriptorFrom > 0) {
    const block = setDescriptor({ ...setting, align: 'centre' });
    const tail = block?.shapes.at(-1);
    const head = block?.shapes[0];
    if (!block || !tail || !head) return null;
    const small = shapesBox([tail]);
    const large = shapesBox([head]);
    const left = small.x0 - large.x0 - air.beside * 100;
    if (left < 60) return null;
    const y = (small.y0 + small.y1) / 2;
    const shapes = [...block.shapes, rule(large.x0, large.x0 + left, y, weight), rule(large.x1 - left, large.x1, y, weight)];
    return { ...block, shapes, ink: shapesInk(shapes) };
  }
  const block = setPlain({ ...setting, align: 'centre' });
  // Two lines between rules look like a title, but caseless scripts have few other settings.
  if (block === null || block.lines > (hasOwnScript(setting.words.join('')) ? 2 : 1)) return null;
  const descent = Math.max(block.base, block.box.y1 - 12);
  // Vowel signs and tone marks extend above the letters.
  const y0 = Math.min(block.top - air.over * 100, block.box.y0 - 22);
  const y1 = descent + air.over * 100;
  const shapes = [
    ...moveShapes(block.shapes, 0, 0),
    rule(block.box.x0, block.box.x1, y0, weight),
    rule(block.box.x0, block.box.x1, y1, weight),
  ];
  return {
    ...block,
    shapes,
    ink: shapesInk(shapes),
    box: shapesBox(shapes),
    top: y0,
    base: y1,
    middle: (y0 + y1) / 2,
    airy: false,
  };
}
