import { type Box, height, width } from '../../../geometry/box.ts';
import { flatten } from '../../../geometry/flatten.ts';
import { type Path, pathBounds, signedArea } from '../../../geometry/path.ts';
import { rasterize } from '../../../geometry/raster.ts';
import { distances } from './distances.ts';

/** Side of the picture in which room is looked for; a thing of 200 units has a margin of 10 around it. */
const side = 110;
const scaleOf = side / 220;
/** Ink that stays between the inner thing and the edge of the outer one, and any hole of the outer one, in units of 200. */
const rim = { edge: 12, hole: 15 } as const;
/** Steps of place in units, and of size. */
const step = 4;
const growth = 0.01;

/** Where a thing stands in another, and its size there. */
export interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Distance in units to the edge and to the nearest hole, as far as the rims ask. */
function roomOf(outer: Path): { readonly free: (x: number, y: number) => boolean; readonly even: boolean } {
  const m = { a: scaleOf, b: 0, c: 0, d: scaleOf, e: side / 2, f: side / 2 };
  const solid = rasterize(
    outer.filter((contour) => signedArea(contour) > 0),
    m,
    side,
    side,
  ).coverage;
  const ink = rasterize(outer, m, side, side).coverage;
  const hole = new Float32Array(ink.length);
  for (let i = 0; i < ink.length; i++) hole[i] = (solid[i] as number) >= 0.5 && (ink[i] as number) < 0.5 ? 1 : 0;
  const edge = distances(solid, side, side, false);
  const holes = distances(hole, side, side, true);
  const at = (v: number): number => Math.round(v * scaleOf + side / 2 - 0.5);
  return {
    free: (x, y) => {
      const [px, py] = [at(x), at(y)];
      if (px < 0 || py < 0 || px >= side || py >= side) return false;
      const i = py * side + px;
      return (edge[i] as number) >= rim.edge * scaleOf && (holes[i] as number) >= rim.hole * scaleOf;
    },
    even: isEven(ink),
  };
}

/** Share of unlike pixels up to which a picture is the same mirrored. */
const unlike = 0.05;

function isEven(ink: Float32Array): boolean {
  let [total, off] = [0, 0];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const own = (ink[y * side + x] as number) >= 0.5;
      total += Number(own);
      off += Number(own !== (ink[y * side + side - 1 - x] as number) >= 0.5);
    }
  return off <= 2 * unlike * total;
}

/** The largest place for one thing in the solid part of another, both centered on (0, 0). Null where there is none. */
export function placeIn(outer: Path, inner: Path): Place | null {
  const box = pathBounds(inner);
  if (box === null) return null;
  const { free, even } = roomOf(outer);
  const points = flatten(inner, 3).flat();
  const fits = (x: number, y: number, scale: number): boolean => {
    for (let i = 0; i < points.length; i += 2)
      if (!free(x + (points[i] as number) * scale, y + (points[i + 1] as number) * scale)) return false;
    return true;
  };
  let largest = 0;
  let best: Place | null = null;
  // What is the same on both sides holds a thing on its axis.
  const across = even ? 0 : 80;
  for (let y = -80; y <= 80; y += step)
    for (let x = -across; x <= across; x += step) {
      let scale: number = largest + growth;
      if (!fits(x, y, scale)) continue;
      while (fits(x, y, scale + growth)) scale += growth;
      largest = scale;
      best = { scale, x, y };
    }
  return best;
}

/** Larger side of a thing at its place, in units. */
export const sizeAt = ({ scale }: Place, box: Box): number => scale * Math.max(width(box), height(box));
