/**
 * Family negative-space (T2): a solid container minus an icon. Nothing touches, so that the hole is the icon's own outline
 * run backwards: no boolean operation, no loss. Two kinds: an idea (drop + leaf) and a plain form around any good icon.
 */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import type { CornerClass } from '../../../packages/engine/src/concepts/typeface.ts';
import { type Path, pathBounds, reversePath, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { assemble, centredPath } from './assemble.ts';
import { enclosing, incircle, insideDistance, opticalCentre, put, roundness, wall } from './fit.ts';
import { cutIcon, iconPath } from './icon.ts';
import { cornerClass } from './judge.ts';
import { parsePath } from './outline.ts';
import { combos, plainFor } from './review-combos.ts';
import { arch, disc, rounded, squircle } from './shapes.ts';

interface Container {
  readonly path: Path;
  readonly corner: CornerClass;
  readonly distance: Float64Array;
}

/** A leaf: two equal arcs meeting in points at the upper right and lower left. */
const lens = (): Path => parsePath('M190 10A148 148 0 0 1 10 190A148 148 0 0 1 190 10Z');

const hex = (r: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const t = ((i * 60 - 90) * Math.PI) / 180;
    return [100 + r * Math.cos(t), 100 + r * Math.sin(t)] as const;
  });

const drawn: Readonly<Record<string, () => { path: Path; corner: CornerClass }>> = {
  disc: () => ({ path: [disc(100, 100, 100)], corner: 3 }),
  squircle: () => ({ path: [squircle(100, 100, 100)], corner: 2 }),
  arch: () => ({ path: [arch(100, 100, 164, 200, 12)], corner: 2 }),
  hexagon: () => ({ path: [rounded(hex(106), 14)], corner: 1 }),
  lens: () => ({ path: lens(), corner: 2 }),
};

/** Drawings that stand in as containers: a house without its door, a flame with its lick. */
const standIn: Readonly<Record<string, string>> = { house: 'house-simple', flame: 'fire-simple' };
/** Containers that keep holes, largest first: handles. */
const handles: Readonly<Record<string, number>> = {
  'handbag-simple': 1,
  'tote-simple': 1,
  'lock-simple': 1,
  coffee: 1,
  'beer-stein': 1,
  trophy: 2,
};

const known = new Map<string, Container>();

function container(name: string): Container {
  const seen = known.get(name);
  if (seen !== undefined) return seen;
  const own = drawn[name]?.();
  const path = centredPath(own?.path ?? cutIcon(standIn[name] ?? name, handles[name] ?? 'solid'));
  const made: Container = {
    path,
    corner: own?.corner ?? cornerClass(path.filter((c) => signedArea(c) > 0)),
    distance: insideDistance(path),
  };
  known.set(name, made);
  return made;
}

/** Least incircle of a container, units of the 200 box: below, the hole is too small to read (this refuses leaf). */
const leastIncircle = 52;
/** Wall ÷ incircle radius. */
const leastWall = 0.23;

/** The icon as large as the walls allow, on the incircle's axis, moved up or down to where it fits best. Null when refused. */
function holeIn(box: Container, icon: Path): Path | null {
  const circle = incircle(box.distance);
  if (circle.r < leastIncircle) return null;
  const around = enclosing(icon);
  const centre = opticalCentre(icon);
  // Squares in round containers stop growing before they look like a window.
  const most = (1.02 * circle.r) / around.r;
  for (let s = most; s > most * 0.5; s *= 0.985) {
    let best: { y: number; room: number } | null = null;
    for (let dy = -0.24; dy <= 0.24; dy += 0.03) {
      const room = wall(box.distance, put(icon, s, circle.x, circle.y + dy * circle.r, centre)) - Math.abs(dy) * circle.r * 0.12;
      if (best === null || room > best.room) best = { y: circle.y + dy * circle.r, room };
    }
    if (best !== null && best.room >= leastWall * circle.r) return put(icon, s, circle.x, best.y, centre);
  }
  return null;
}

/** Blur survival below which a plain form is left to larger drawings. */
const leastR16 = 0.84;
/** Characters of path data: plain forms are there for simple pictures, and the whole catalogue for 900 kB. */
const longest = 830;

/** Ink of the icon ÷ side of a plain container (design rules §1): .56–.62 in a disc, .60–.66 otherwise. */
function plainHole(name: string, icon: Path): Path {
  const box = pathBounds(icon);
  if (box === null) throw new Error('an empty icon');
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const r = enclosing(icon).r;
  if (name === 'disc') return put(icon, Math.min(1.24, Math.max(1.12, (0.7 * 200) / r)) * (100 / Math.max(w, h)), 100, 100);
  if (name === 'squircle') return put(icon, Math.min(1.32, Math.max(1.2, (0.76 * 200) / r)) * (100 / Math.max(w, h)), 100, 100);
  return put(icon, Math.min(108 / w, 122 / h), 100, 103);
}

function mark(id: string, icons: readonly string[], box: Container, hole: Path, craft: number, decimals: number): CataloguedMark {
  return assemble({
    id: `negative-space/${id}`,
    family: 'negative-space',
    icons,
    parts: [{ role: 'mark', path: [...box.path, ...reversePath(hole)] }],
    corner: box.corner,
    craft,
    decimals,
  });
}

/** Ideas: two things in one, each looked at. */
export const comboMarks = (): CataloguedMark[] =>
  combos.flatMap(({ outer, inner, craft }) => {
    const box = container(outer);
    const hole = holeIn(box, iconPath(inner));
    const names = drawn[outer] === undefined ? [outer, inner] : [inner];
    if (hole === null) throw new Error(`${outer}+${inner}: refused, yet listed`);
    return [mark(`${outer}+${inner}`, names, box, hole, craft, 1)];
  });

/** Plain forms around good icons. A round icon in a disc would be a ring in a ring. */
export const plainMarks = (): CataloguedMark[] =>
  plainFor((name) => roundness(iconPath(name)) > 0.8).flatMap(({ name, outer, craft }) => {
    const made = mark(`${outer}+${name}`, [name], container(outer), plainHole(outer, iconPath(name)), craft, 1);
    const long = made.parts.reduce((sum, part) => sum + part.d.length, 0) > (craft < 4 ? longest : 2 * longest);
    return made.r16 < leastR16 || long ? [] : [made];
  });
