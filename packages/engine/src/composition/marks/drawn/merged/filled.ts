import type { LoadedMark } from '../../../../concepts/mark-catalogue.ts';
import { markEntry } from '../../../../concepts/stored-pictures.ts';
import { type Box, height, width } from '../../../../geometry/box.ts';
import { overlaps } from '../../../../geometry/overlap.ts';
import { mapPath, type Path, pathArea, pathBounds, placing, reversePath, signedArea } from '../../../../geometry/path.ts';
import { perimeter } from '../../../../geometry/perimeter.ts';
import { type Mark, markOf } from '../../mark.ts';
import { type Piece, piece } from '../construction.ts';
import { fitted } from '../drawn-mark.ts';
import { type VesselName, vesselNamed, whereIn } from './merged.ts';
import type { Vessel } from './vessel.ts';

/** Family of marks in which a vessel of the merged drawings holds an icon: `filled/cup+owl`. */
export const filledId = (vessel: VesselName, icon: string): string => `filled/${vessel}+${icon}`;

/** Reads the vessel and the icon of such a mark. Null for any other id, and for a vessel that does not exist. */
export function readFilledId(id: string): { readonly vessel: VesselName; readonly icon: string } | null {
  const [, name = '', icon = ''] = /^filled\/([a-z]+)\+([a-z0-9-]+)$/u.exec(id) ?? [];
  return vesselNamed(name) === undefined ? null : { vessel: name as VesselName, icon };
}

/**
 * Most of an outline's squared length over 4π times its ink, and least share of a room's area that the ink covers. Judged on a sheet
 * of 90: finer or longer things are lost in a cup.
 */
const finest = 12;
const leastShare = 0.2;
/** Most contours: a domino in a cup is a stain. */
const mostContours = 10;

/** An outline whose contours do not overlap, and its squared length over 4π times its ink. */
interface Silhouette {
  readonly path: Path;
  readonly fineness: number;
}

/** By icon: as many as there are. */
const silhouettes = new Map<string, Silhouette | null>();

/** The outline of an icon that is told by its silhouette alone. Null for others. */
function silhouetteOf(icon: string): Path | null {
  const entry = markEntry(`icon/${icon}`);
  if (entry === undefined) return null;
  const known = silhouettes.get(icon) ?? readSilhouette(entry.parts);
  silhouettes.set(icon, known);
  return known === null || known.fineness > finest ? null : known.path;
}

function readSilhouette([part, ...more]: LoadedMark['parts']): Silhouette | null {
  if (part === undefined || more.length > 0 || part.path.length > mostContours) return null;
  const { path } = part;
  const ink = pathArea(path);
  if (ink <= 0 || overlaps(path)) return null;
  return { path, fineness: perimeter(path) ** 2 / (4 * Math.PI * ink) };
}

/** The silhouette in a vessel's room. Null if it would be too small there. */
function inRoom(icon: string, vessel: VesselName): Path | null {
  const path = silhouetteOf(icon);
  const box = path === null ? null : pathBounds(path);
  const known = vesselNamed(vessel);
  if (path === null || box === null || known === undefined || known.floor === true) return null;
  const [x, y, w, h] = known.room;
  const scale = Math.min(w / width(box), h / height(box));
  if (pathArea(path) * scale ** 2 < leastShare * w * h) return null;
  return mapPath(path, placing(scale, x - ((box.x0 + box.x1) / 2) * scale, y - ((box.y0 + box.y1) / 2) * scale));
}

/** Whether a vessel may hold an icon: its silhouette stays recognizable at the size of the room. */
export const mayFill = (icon: string, vessel: VesselName): boolean => inRoom(icon, vessel) !== null;

/** Draws a vessel with an icon cut out of it, or painted in its open room. Null for an id of another family and for what does not fit. */
export function filledMark(id: string): Mark | null {
  const read = readFilledId(id);
  const inside = read === null ? null : inRoom(read.icon, read.vessel);
  const vessel = read === null ? undefined : vesselNamed(read.vessel);
  if (read === null || inside === null || vessel === undefined) return null;
  const outward = inside.reduce((sum, contour) => sum + signedArea(contour), 0) > 0;
  const solid = outward ? inside : reversePath(inside);
  const plain = outerOf(solid);
  return markOf({
    id,
    kind: 'drawn',
    shapes: fitted(piecesOf(vessel, solid)),
    // At 16 px, the eyes of a bear in a cup are gray.
    ...(plain.length === solid.length ? {} : { small: fitted(piecesOf(vessel, plain)) }),
    corner: 2,
    craft: filledCraft(read.icon),
  });
}

const piecesOf = (vessel: Vessel, inside: Path): readonly Piece[] =>
  vessel.open === true
    ? [piece('mark', vessel.parts()), piece('accent', inside)]
    : [piece('mark', [...vessel.parts(), ...reversePath(inside)])];

/** The outer contours of a path whose outer contours have positive area: without holes, and without what stands in them. */
function outerOf(path: Path): Path {
  const outer = path.filter((contour) => signedArea(contour) > 0).map((contour) => ({ contour, box: pathBounds([contour]) }));
  const isIn = (a: Box | null, b: Box | null): boolean =>
    a !== null && b !== null && a !== b && a.x0 >= b.x0 && a.x1 <= b.x1 && a.y0 >= b.y0 && a.y1 <= b.y1;
  return outer.filter(({ box }) => !outer.some((other) => isIn(box, other.box))).map(({ contour }) => contour);
}

/** Highest craft of such a mark: its vessel was not drawn for what it holds. */
const mostCraft = 4.5;

/** Craft of a vessel that holds this icon; 0 for an icon that does not exist. */
export const filledCraft = (icon: string): number => Math.min(mostCraft, markEntry(`icon/${icon}`)?.craft ?? 0);

/** What such a mark shows, with its article: `a cup with an owl on the front`. Null for other marks. `noun` is what the icon shows. */
export function filledThing(id: string, noun: string): string | null {
  const read = readFilledId(id);
  if (read === null) return null;
  const { thing, place } = whereIn(read.vessel);
  return `${thing} with ${noun} ${place}`;
}
