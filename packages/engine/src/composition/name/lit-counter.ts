import { height, width } from '../../geometry/box.ts';
import { mapContour, pathBounds, reverseContour, signedArea } from '../../geometry/path.ts';
import type { Block } from '../block.ts';
import { findLetters, letterCount, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/**
 * How far the accent extends under the letter, so that no seam shows between the two paints. Cap heights ÷
 * 100.
 */
const tuck = 1.6;
/**
 * Minimum and maximum width of a counter that looks like a light, in the same unit (a larger one looks like
 * an egg), and minimum roundness.
 */
const least = 20;
const most = 34;
/** Only a heavy letter works as a lantern. */
const leastStem = 0.19;
const leastRound = 0.8;

/**
 * The counter of one o filled with the accent, like a lit window. In one ink it is the plain letter. Uses the
 * first o with a round, large enough counter.
 */
export function setLitCounter(setting: NameSetting): Block | null {
  const { face } = setting;
  if (face.connected || face.metrics.stem < leastStem) return null;
  const lines = setLines(setting);
  if (lines === null || letterCount(lines) < 3) return null;
  for (const at of findLetters(lines, 'oOоО')) {
    const [counter] = at.glyph.path.filter((c) => signedArea(c) < 0);
    const box = counter === undefined ? null : pathBounds([counter]);
    if (counter === undefined || box === null || at.glyph.path.length !== 2) continue;
    const [w, h] = [width(box), height(box)];
    if (w < least || w > most || w / h < leastRound || w / h > 1 / leastRound) continue;
    const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    const [sx, sy] = [1 + (2 * tuck) / w, 1 + (2 * tuck) / h];
    const light = mapContour(counter, { a: sx, b: 0, c: 0, d: sy, e: cx - cx * sx, f: cy - cy * sy });
    return swapLetter(setting, lines, at, {
      shapes: [
        { part: 'device', role: 'accent', path: [reverseContour(light)], only: 'colour' },
        // Part of the device, so that the letter keeps its light when the device is used alone.
        { part: 'device', role: 'name', path: at.glyph.path },
      ],
      outline: at.glyph.path,
      box: at.box,
    });
  }
  return null;
}
