import { height, union } from '../../geometry/box.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import { moveShapes } from '../block.ts';
import { beside } from './beside.ts';
import type { Lockup, LockupParts } from './lockup.ts';

/** Weight of the rule ÷ stem, and space on either side in cap heights (design rules §1, Combination). */
const share = 0.5;
const gap = 52;

/** Mark, a rule as tall as the name, and the name, on one middle line. Mirrored for a right-to-left name. */
export function divided(parts: LockupParts): Lockup | null {
  // Beside one line, a rule of its height would look like one more letter.
  if (parts.name.lines < 2) return null;
  const plain = beside(parts);
  const { name, spacing, markScale } = parts;
  if (plain === null || plain.markBox === null) return null;
  // Widens the gap to hold space, rule and space.
  const weight = Math.max(6, Math.min(14, name.stem * share));
  const room = 2 * gap * spacing + weight;
  const shift = name.rtl ? room - (plain.markBox.x0 - name.box.x1) : name.box.x0 - plain.markBox.x1 - room;
  const markBox = { ...plain.markBox, x0: plain.markBox.x0 + shift, x1: plain.markBox.x1 + shift };
  if (height(markBox) < 130 * Math.min(1, markScale)) return null;
  const x = name.rtl ? name.box.x1 + gap * spacing : name.box.x0 - gap * spacing - weight;
  const rule: Shape = { part: 'device', role: 'second', path: [roundedRect(x, name.top, x + weight, name.base)] };
  const marks = moveShapes(
    plain.shapes.filter((s) => s.part === 'mark'),
    shift,
    0,
  );
  return {
    ...plain,
    shapes: [...marks, rule, ...name.shapes],
    box: union(markBox, name.box),
    markBox,
  };
}
