import { height, width } from '../../geometry/box.ts';
import { flatten } from '../../geometry/flatten.ts';
import { mapPath, type Path, pathBounds, placing, rotation } from '../../geometry/path.ts';
import type { Shape } from '../../scene/scene.ts';
import { linePath } from '../../typography/line.ts';
import { type Block, moveShapes, shapesBox } from '../block.ts';
import type { Mark } from '../marks/mark.ts';
import { setLines } from './letter-swap.ts';
import { blockOf, row } from './lines.ts';
import type { NameSetting } from './setting.ts';

/**
 * Degrees, and in cap heights ÷ 100: space between the lines and around the picture, and its minimum and
 * maximum diameter (golden set, Saffron Street).
 */
const turn = -7;
const air = 10;
const picture = { air: 13, least: 62, most: 118 };
/** Minimum stem. Lighter faces look blown over. */
const leastStem = 0.17;
/** Minimum width of the shorter line relative to the longer. Otherwise the block falls apart. */
const leastShare = 0.45;

/**
 * Two tight lines tilted slightly upward. Leading is solved from the outlines. A shorter line goes right
 * below a longer one, or left above it, and the picture fills the largest empty circle beside it.
 */
export function setTilted(setting: NameSetting): Block | null {
  const { face } = setting;
  const lines = setting.lines.length === 2 ? setting.lines : setting.words;
  // Tilted lines without a picture have no idea.
  if (setting.picture === null || lines.length !== 2 || setting.parts.joint >= 0 || face.metrics.stem < leastStem) return null;
  const set = setLines({ ...setting, lines });
  const [first, second] = set ?? [];
  if (first === undefined || second === undefined) return null;
  const [upper, lower] = [row(face, first, 100), row(face, second, 100)];
  const spare = first.box.x1 - second.box.x1;
  if (Math.abs(spare) > (1 - leastShare) * Math.max(first.box.x1, second.box.x1)) return null;
  const dx = Math.max(0, spare);
  const below = mapPath(linePath(second), placing(1, dx, 0));
  const step = tightStep(linePath(first), below);
  const words = [...upper.shapes, ...moveShapes(lower.shapes, dx, step)];
  const room =
    spare > 0 ? { x0: -6, x1: dx, y0: step - 112, y1: step + 12 } : { x0: first.box.x1, x1: second.box.x1 + 6, y0: -112, y1: 12 };
  const ink = words.flatMap((s) => s.path);
  const shown = placedIn(setting.picture, ink, room);
  if (shown === null) return null;
  const m = rotation(turn);
  const shapes = [...words, ...shown].map((s) => ({ ...s, path: mapPath(s.path, m) }));
  const box = shapesBox(shapes);
  const block = blockOf([upper, lower], moveShapes(shapes, -box.x0, 0), step);
  return { ...block, top: block.box.y0, base: block.box.y1, middle: (block.box.y0 + block.box.y1) / 2, airy: false };
}

/** Distance of two baselines at which the closest ink of the lines, column by column, is `air` apart. */
function tightStep(upper: Path, lower: Path): number {
  const column = 4;
  const depth = reach(upper, column, (a, b) => Math.max(a, b));
  const rise = reach(lower, column, (a, b) => Math.min(a, b));
  let step = 92;
  // Neighboring columns count too, so that the space is kept sideways.
  const spread = Math.ceil(air / column);
  for (const [x, low] of depth)
    for (let k = -spread; k <= spread; k++) {
      const high = rise.get(x + k);
      if (high !== undefined) step = Math.max(step, low - high + air);
    }
  return step;
}

/** The lowest or highest ink in every column of `width` units. */
function reach(path: Path, width: number, pick: (a: number, b: number) => number): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  for (const [x, y] of samples(path)) {
    const key = Math.floor(x / width);
    out.set(key, pick(out.get(key) ?? y, y));
  }
  return out;
}

/** Points of an outline at most 4 units apart. */
function samples(path: Path): readonly (readonly [number, number])[] {
  return flatten(path).flatMap((line) => {
    const out: [number, number][] = [];
    for (let i = 0; i < line.length; i += 2) {
      const [x0, y0] = [line[i] as number, line[i + 1] as number];
      const [x1, y1] = [line[(i + 2) % line.length] as number, line[(i + 3) % line.length] as number];
      const n = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) / 4));
      for (let k = 0; k < n; k++) out.push([x0 + ((x1 - x0) * k) / n, y0 + ((y1 - y0) * k) / n]);
    }
    return out;
  });
}

interface Room {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const far: readonly [number, number] = [Number.POSITIVE_INFINITY, 0];

/** The picture in the largest empty circle of a room. Null if none is large enough. */
function placedIn(mark: Mark, ink: Path, room: Room): readonly Shape[] | null {
  const near = samples(ink).filter(([x, y]) => x > room.x0 - 80 && x < room.x1 + 80 && y > room.y0 - 80 && y < room.y1 + 80);
  // Of nearly equal circles, the one level with the lowercase letters of its line belongs to it.
  const level = room.y1 - 12 - 40;
  let best = { x: 0, y: 0, r: 0, worth: 0 };
  let nearest = 0;
  for (let y = room.y0; y <= room.y1; y += 4)
    for (let x = room.x0; x <= room.x1; x += 4) {
      const off = 0.25 * Math.abs(y - level);
      let r = Math.min(picture.most / 2, x - room.x0, room.x1 + picture.air - x, room.y1 - y);
      // The obstacle of the previous step is probably the obstacle here, so most positions are rejected at
      // the first check.
      const [px, py] = near[nearest] ?? far;
      r = Math.min(r, Math.hypot(px - x, py - y) - picture.air);
      for (let i = 0; i < near.length && r - off > best.worth; i++) {
        const [px, py] = near[i] as readonly [number, number];
        if ((px - x) ** 2 + (py - y) ** 2 >= (r + picture.air) ** 2) continue;
        r = Math.hypot(px - x, py - y) - picture.air;
        nearest = i;
      }
      if (r - off > best.worth) best = { x, y, r, worth: r - off };
    }
  if (best.r < picture.least / 2) return null;
  const path = mark.shapes.filter((s) => s.only !== 'colour').flatMap((s) => s.path);
  const box = pathBounds(path);
  if (box === null) return null;
  const scale = ((2 * best.r) / Math.hypot(width(box), height(box))) * roundness(width(box), height(box));
  const at = placing(scale, best.x - ((box.x0 + box.x1) / 2) * scale, best.y - ((box.y0 + box.y1) / 2) * scale);
  return [{ part: 'device', role: 'accent', path: mapPath(path, at) }];
}

/** A silhouette fills its circle better than its box, whose corners are mostly empty. */
const roundness = (w: number, h: number): number => (Math.min(w, h) / Math.max(w, h) > 0.8 ? 1.34 : 1.12);
