import { height, unionAll, width } from '../geometry/box.ts';
import { type Contour, pathBounds } from '../geometry/path.ts';
import type { Scene } from './scene.ts';

/** Limits of a scene, in its own units. */
export interface SceneBounds {
  /** Sides of the canvas. */
  readonly least: number;
  readonly most: number;
  /** Maximum longer side ÷ shorter side. */
  readonly aspect: number;
  /** Maximum numbers in mark and device together, besides these per letter of the name, and in the slogan. */
  readonly numbers: { readonly mark: number; readonly letter: number; readonly slogan: number };
}

/**
 * Measured over 355 briefs (specimens, random briefs in every script, names of eighty of the densest letters)
 * and 2,000 edits with every slider at both ends: canvases of 116 to 29,061 units, at most 45.5 times as wide
 * as high; up to 3,104 numbers in a mark, 3,054 a letter (龘), 1,146 a letter in a slogan of 90.
 */
export const logoBounds: SceneBounds = {
  least: 40,
  most: 40_000,
  aspect: 80,
  numbers: { mark: 12_000, letter: 6_000, slogan: 360_000 },
};

/**
 * A mark alone is always drawn on a square of 400 units, without name and slogan. Icons are scanned line by line over
 * all of it, so that what no engine draws would make every file of a kit slow (H20-01).
 */
export const avatarBounds: SceneBounds = {
  least: 100,
  most: 4_000,
  aspect: 1.25,
  numbers: { mark: 6_000, letter: 0, slogan: 0 },
};

/**
 * Maximum length of all outlines ÷ half the canvas perimeter: a rasterizer's work. The engine's own reach 46
 * (90 letters of 鬱).
 */
const longestOutline = 80;
/**
 * Minimum share of the canvas that ink must span in each direction. The engine's own span 5 to 99 percent.
 */
const leastInk = 0.01;
/** How far an outline may leave the canvas, as a share of its shorter side. The engine's own never do. */
const overhang = 0.02;

/**
 * The part of a scene that prevents printing; null if every printer can draw it. `letters`: number of letters
 * in the name.
 */
export function sceneFault(scene: Scene, bounds: SceneBounds, letters: number): 'width' | 'height' | 'shapes' | null {
  const [short, long] = [Math.min(scene.width, scene.height), Math.max(scene.width, scene.height)];
  const side = (length: number) => (length === scene.width ? 'width' : 'height');
  if (short < bounds.least) return side(short);
  if (long > Math.min(bounds.most, short * bounds.aspect)) return side(long);
  const ink = unionAll(scene.shapes.map(({ path }) => pathBounds(path)));
  if (ink === null || width(ink) < scene.width * leastInk || height(ink) < scene.height * leastInk) return 'shapes';
  const margin = short * overhang;
  if (ink.x0 < -margin || ink.y0 < -margin || ink.x1 > scene.width + margin || ink.y1 > scene.height + margin) return 'shapes';
  const { mark, letter, slogan } = bounds.numbers;
  const numbers = { mark: 0, device: 0, name: 0, slogan: 0 };
  let outline = 0;
  for (const { part, path } of scene.shapes)
    for (const contour of path) {
      numbers[part] += contour.length;
      outline += lengthOf(contour);
    }
  const drawn = numbers.mark + numbers.device;
  const tooMany = drawn > mark || drawn + numbers.name > mark + letter * letters || numbers.slogan > slogan;
  return tooMany || outline > longestOutline * (scene.width + scene.height) ? 'shapes' : null;
}

/** Length of the control polygon, which is never shorter than the outline. */
function lengthOf(contour: Contour): number {
  let length = 0;
  for (let i = 2; i + 1 < contour.length; i += 2)
    length += Math.hypot(
      (contour[i] as number) - (contour[i - 2] as number),
      (contour[i + 1] as number) - (contour[i - 1] as number),
    );
  return length;
}
