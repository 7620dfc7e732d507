/** Family counter (T1): an icon in the accent stands in the counter of a round letter. Recipes only. */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import { centerX, centerY, height, width } from '../../../packages/engine/src/geometry/box.ts';
import { mapPath, pathBounds, placing } from '../../../packages/engine/src/geometry/path.ts';
import { assemble, drawAll } from './assemble.ts';
import { counterLetters, counterRadius } from './counter-letters.ts';
import { enclosing, opticalCenter } from './fit.ts';
import { iconKey } from './icon.ts';
import { outlineKey, outlinePath } from './outlines.ts';
import { reachable } from './review.ts';
import { counters } from './review-counters.ts';

/** Circle around the icon ÷ counter; less where a letter is open and the icon would seem to fall out. */
const share: Readonly<Record<string, number>> = { C: 0.8, G: 0.7 };
/** Where the icon stands in letters whose counter is not a ring. */
const middle: Readonly<Record<string, readonly [number, number]>> = { D: [-5, 0], U: [0, -18], C: [2, 0], G: [-4, 0] };

interface Letter {
  readonly key: string;
  /** From letter space to the 200 box. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const known = new Map<string, Letter>();

function letterOf(sign: string): Letter {
  const seen = known.get(sign);
  if (seen !== undefined) return seen;
  const path = counterLetters[sign]?.() ?? [];
  const box = pathBounds(path);
  if (box === null) throw new Error(`${sign}: no letter`);
  const scale = 200 / Math.max(width(box), height(box));
  const [x, y] = [100 - scale * centerX(box), 100 - scale * centerY(box)];
  const key = outlineKey(`counter/${sign}`, () => mapPath(path, placing(scale, x, y)), 2);
  const letter = { key, scale, x, y };
  known.set(sign, letter);
  return letter;
}

const pairs = counters
  .filter(({ icon }) => reachable(icon))
  .flatMap(({ icon, craft }) => Object.keys(counterLetters).map((sign) => ({ sign, icon, craft })));

export const counterMarks = (): CataloguedMark[] =>
  drawAll(pairs, ({ sign, icon, craft }) => {
    const letter = letterOf(sign);
    const of = iconKey(icon);
    const shape = outlinePath(of);
    const s = (letter.scale * (share[sign] ?? 0.84) * counterRadius) / enclosing(shape).r;
    const [mx, my] = middle[sign] ?? [0, 0];
    const [cx, cy] = opticalCenter(shape);
    const [x, y] = [letter.x + letter.scale * mx + s * (100 - cx), letter.y + letter.scale * my + s * (100 - cy)];
    return assemble({
      id: `counter/${sign}+${icon}`,
      family: 'counter',
      icons: [icon],
      letter: sign.toUpperCase(),
      parts: [
        { role: 'mark', stamps: [{ of: letter.key }] },
        { role: 'accent', stamps: [{ of, scale: s, at: [[x, y]] }] },
      ],
      corner: 2,
      craft,
    });
  });
