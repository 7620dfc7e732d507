import { height, width } from '../../../geometry/box.ts';
import { clip } from '../../../geometry/clip.ts';
import { flatten } from '../../../geometry/flatten.ts';
import { mapPath, type Path, pathArea, pathBounds, placing, rotation } from '../../../geometry/path.ts';

/** A long thing standing on its axis, 200 units high, its head on top and its middle on (0, 0). */
export interface Upright {
  readonly path: Path;
  /** The same as polylines, for measuring. */
  readonly outline: readonly (readonly number[])[];
  /** Height ÷ width. */
  readonly slimness: number;
}

/** Degrees from upright at which a thing is drawn aslant, and the share of ink above the middle with which its head is on top. */
const aslant = 20;
const headShare = 0.38;
const halfTurn = { a: -1, b: 0, c: 0, d: -1, e: 0, f: 0 } as const;

/** Degrees between the turns that are tried for the slimmest box. */
const step = 1;

/** Turns a thing until its box is slimmest. The end that was higher as drawn stays on top; of a level thing, the right one. */
export function uprightOf(path: Path): Upright | null {
  const points = flatten(path, 4);
  let best = { degrees: 0, slimness: 0 };
  // From -89 to 90: less than half a turn, so that what stood up still does.
  for (let degrees = -89; degrees <= 90; degrees += step) {
    const slimness = slimnessAt(points, degrees);
    if (slimness > best.slimness + 1e-6) best = { degrees, slimness };
  }
  const turned = mapPath(path, rotation(best.degrees));
  const box = pathBounds(turned);
  if (box === null) return null;
  const scale = 200 / height(box);
  const standing = mapPath(turned, placing(scale, (-(box.x0 + box.x1) / 2) * scale, (-(box.y0 + box.y1) / 2) * scale));
  // A spade drawn aslant has no up and down: its blade comes on top, its shaft below. What stands as drawn keeps standing.
  const above = pathArea(clip(standing, { nx: 0, ny: -1, d: 0 })) / Math.max(1, pathArea(standing));
  const placed = Math.abs(best.degrees) >= aslant && above < headShare ? mapPath(standing, halfTurn) : standing;
  return { path: placed, outline: flatten(placed, 6), slimness: height(box) / width(box) };
}

function slimnessAt(points: readonly (readonly number[])[], degrees: number): number {
  const t = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(t), Math.sin(t)];
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const line of points)
    for (let i = 0; i < line.length; i += 2) {
      const [px, py] = [line[i] as number, line[i + 1] as number];
      const x = cos * px - sin * py;
      const y = sin * px + cos * py;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  return (y1 - y0) / Math.max(1e-9, x1 - x0);
}
