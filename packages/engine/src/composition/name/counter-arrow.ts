import { polygon } from '../../geometry/shapes.ts';
import type { Block } from '../block.ts';
import { type FoundLetter, findLetters, letterCount, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';
import { type SolidA, solidA } from './solid-a.ts';

/**
 * In cap heights ÷ 100: half the shaft (golden set, Atlas Movers), half the head, its length, and the wall
 * that holds it.
 */
const shaft = 8.5;
const head = { half: 28, long: 33 };
const wall = 13;
/** Minimum length of the shaft. A head alone in a letter looks like a recycling sign. */
const leastShaft = 22;
/** Height of the arrow's axis: the middle of the letter, slightly low. */
const axis = -42;
/** Minimum stem. Only letters that lean forward and are this heavy carry it (golden set, Atlas Movers). */
const leastStem = 0.24;

/** A filled A with an arrow from its left edge, for moving on. Needs heavy slanted sans capitals. */
export function setCounterArrow(setting: NameSetting): Block | null {
  const { face } = setting;
  if (face.connected || !face.italic || face.metrics.stem < leastStem) return null;
  const lines = setLines(setting);
  if (lines === null || letterCount(lines) < 3) return null;
  const found = findLetters(lines, 'AА').flatMap((at) => {
    const solid = solidA(at);
    const path = solid === null ? null : arrowed(solid);
    return path === null ? [] : [{ at, path }];
  });
  const best = found.find(({ at }) => at.begins > 0) ?? found[0];
  if (best === undefined) return null;
  return swapA(setting, lines, best.at, [{ role: 'accent', path: best.path }]);
}

/** An A redrawn from its solid, in place. */
export function swapA(
  setting: NameSetting,
  lines: Parameters<typeof swapLetter>[1],
  at: FoundLetter,
  pieces: readonly { readonly role: 'accent' | 'name'; readonly path: readonly number[] }[],
): Block {
  const shapes = pieces.map(({ role, path }) => ({ part: 'device', role, path: [path] }) as const);
  return swapLetter(setting, lines, at, { shapes, outline: pieces.map((p) => p.path), box: at.box });
}

function arrowed({ bottom, top, left, right }: SolidA): readonly number[] | null {
  const tip = right(axis) - wall;
  const base = tip - head.long;
  // Space above and behind the head. Otherwise the A falls apart into slivers.
  if (base - left(axis - head.half) < wall - 2 || base - left(axis - shaft) < leastShaft || bottom - (axis + head.half) < 7)
    return null;
  if (right(axis - head.half) - base < wall) return null;
  return polygon([
    left(bottom),
    bottom,
    left(axis + shaft),
    axis + shaft,
    base,
    axis + shaft,
    base,
    axis + head.half,
    tip,
    axis,
    base,
    axis - head.half,
    base,
    axis - shaft,
    left(axis - shaft),
    axis - shaft,
    left(top),
    top,
    right(top),
    top,
    right(bottom),
    bottom,
  ]);
}
