/** Outlines that recipes share: each is written once, and a recipe places copies of it. */
import type { Stamp } from '../../../packages/engine/src/concepts/mark.ts';
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { opticalCenter } from './fit.ts';
import { formatPath, parsePath } from './outline.ts';

interface Outline {
  readonly d: string;
  readonly path: Path;
}

const table = new Map<string, Outline>();
const keyOf = new Map<string, string>();
const aliases = new Map<string, string>();

/**
 * Enters an outline of the 200 box and answers the key it is known by, which is an earlier one where the same drawing came
 * before. Forms drawn by us carry two decimals, icons one.
 */
export function outlineKey(key: string, draw: () => Path, decimals = 1): string {
  const known = aliases.get(key);
  if (known !== undefined) return known;
  const d = formatPath(draw(), decimals);
  const same = keyOf.get(d) ?? key;
  aliases.set(key, same);
  if (same === key) {
    keyOf.set(d, key);
    table.set(key, { d, path: parsePath(d) });
  }
  return same;
}

/** The outline as written, so that what is judged is what ships. */
export function outlinePath(key: string): Path {
  const outline = table.get(key);
  if (outline === undefined) throw new Error(`${key}: no such outline`);
  return outline.path;
}

/** Every outline that `stamps` name, sorted by key. */
export function outlinesUsed(stamps: readonly Stamp[]): Record<string, string> {
  const used = new Set(stamps.map((stamp) => stamp.of));
  return Object.fromEntries([...used].sort().map((key) => [key, table.get(key)?.d as string]));
}

/** A copy of an outline scaled by `s`, its optical center at (x, y). */
export function placed(
  of: string,
  s: number,
  x: number,
  y: number,
  center: readonly [number, number] = opticalCenter(outlinePath(of)),
): Stamp {
  return { of, scale: s, at: [[x + s * (100 - center[0]), y + s * (100 - center[1])]] };
}
