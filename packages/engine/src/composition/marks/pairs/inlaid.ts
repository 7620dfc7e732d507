import { flatten } from '../../../geometry/flatten.ts';
import { inkAcross } from '../../../geometry/ink-runs.ts';
import { overlaps } from '../../../geometry/overlap.ts';
import { mapPath, pathArea, placing, reversePath, signedArea } from '../../../geometry/path.ts';
import { perimeter } from '../../../geometry/perimeter.ts';
import { piece } from '../drawn/construction.ts';
import { fitted } from '../drawn/drawn-mark.ts';
import { type Mark, markOf } from '../mark.ts';
import { isClean } from './clean.ts';
import { readPairId } from './pair-id.ts';
import { type Part, readPart } from './part.ts';
import { type Place, placeIn, sizeAt } from './room.ts';

/** Share of the outer thing's ink that the inner one takes, and its larger side, in units of 200. */
const share = { least: 0.13, most: 0.31 } as const;
const leastSize = 76;
/** What may hold: few contours and a plain outline. What is held may be finer. Squared length over 4π times the ink, a disc has 1. */
const outer = { contours: 4, finest: 3.4, holes: 1 } as const;
const inner = { contours: 10, finest: 13 } as const;

/** Least piece of ink in px² at 48 px: the eyes of a wolf. */
const leastPiece = 2;

const fineness = ({ path, ink }: Part): number => perimeter(path) ** 2 / (4 * Math.PI * ink);

const fits = (part: Part, { contours, finest }: { readonly contours: number; readonly finest: number }): boolean =>
  part.path.length <= contours && fineness(part) <= finest && !overlaps(part.path);

/** Share of the held thing's larger side by which the ink on its left and right may differ: a star in the corner of a jaw is a mistake. */
const lopsided = 0.65;

function isLopsided(holder: Part, held: Part, { x, y, scale }: Place): boolean {
  const run = inkAcross(flatten(holder.path, 6), y).find(([from, to]) => from <= x && x <= to);
  if (run === undefined) return true;
  const [left, right] = [x - run[0], run[1] - x];
  return Math.abs(left - right) > lopsided * sizeAt({ x, y, scale }, held.box);
}

/** A thing of a name cut out of the other one, which is named first in the id. Null where it would be small, or its holder thin. */
export function inlaidMark(id: string): Mark | null {
  const read = readPairId(id);
  if (read?.kind !== 'inlaid') return null;
  const [holder, held] = [readPart(read.first), readPart(read.second)];
  if (holder === null || held === null || !fits(holder, outer) || !fits(held, inner)) return null;
  if (holder.path.filter((contour) => signedArea(contour) < 0).length > outer.holes) return null;
  const place = placeIn(holder.path, held.path);
  if (place === null || sizeAt(place, held.box) < leastSize || isLopsided(holder, held, place)) return null;
  const cut = mapPath(held.path, placing(place.scale, place.x, place.y));
  const taken = pathArea(cut) / holder.ink;
  if (taken < share.least || taken > share.most) return null;
  const path = [...holder.path, ...reversePath(cut)];
  if (!isClean(path, leastPiece)) return null;
  return markOf({ id, kind: 'drawn', shapes: fitted([piece('mark', path)]), corner: 2, craft: 4.6 });
}
