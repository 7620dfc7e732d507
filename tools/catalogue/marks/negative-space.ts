/**
 * Family negative-space (T2): a solid container minus an icon. Nothing touches, so that the hole is the icon's own outline
 * run backwards: no boolean operation, no loss. Two kinds: an idea (drop + leaf) and a plain form around any good icon.
 */
import type { CataloguedMark, Stamp } from '../../../packages/engine/src/concepts/mark.ts';
import type { CornerClass } from '../../../packages/engine/src/concepts/typeface.ts';
import { type Path, pathBounds, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { assemble, centerdPath } from './assemble.ts';
import { enclosing, insideDistance, roundness } from './fit.ts';
import { holeIn } from './hole.ts';
import { cutIcon, iconKey, iconPath } from './icon.ts';
import { cornerClass } from './judge.ts';
import { formatPath, parsePath } from './outline.ts';
import { outlineKey, outlinePath, placed } from './outlines.ts';
import { combos, plainFor } from './review-combos.ts';
import { arch, disc, rounded, squircle } from './shapes.ts';

interface Container {
  /** Its key among the shared outlines. */
  readonly key: string;
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
  const path = centerdPath(own?.path ?? cutIcon(standIn[name] ?? name, handles[name] ?? 'solid'));
  const key = own === undefined ? outlineKey(`solid/${name}`, () => path) : outlineKey(`form/${name}`, () => path, 2);
  const made: Container = {
    key,
    path,
    corner: own?.corner ?? cornerClass(path.filter((c) => signedArea(c) > 0)),
    distance: insideDistance(path),
  };
  known.set(name, made);
  return made;
}

/** Blur survival below which a plain form is left to larger drawings. */
const leastR16 = 0.84;
/** Characters of an icon's path data: plain forms are there for simple pictures. */
const longest = 720;

/** Ink of the icon ÷ side of a plain container (design rules §1): .56–.62 in a disc, .60–.66 otherwise. */
function plainHole(name: string, key: string): Stamp {
  const icon = outlinePath(key);
  const box = pathBounds(icon);
  if (box === null) throw new Error('an empty icon');
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const r = enclosing(icon).r;
  if (name === 'disc') return placed(key, Math.min(1.24, Math.max(1.12, (0.7 * 200) / r)) * (100 / Math.max(w, h)), 100, 100);
  if (name === 'squircle') return placed(key, Math.min(1.32, Math.max(1.2, (0.76 * 200) / r)) * (100 / Math.max(w, h)), 100, 100);
  return placed(key, Math.min(108 / w, 122 / h), 100, 103);
}

function mark(id: string, icons: readonly string[], box: Container, hole: Stamp, craft: number): CataloguedMark {
  return assemble({
    id: `negative-space/${id}`,
    family: 'negative-space',
    icons,
    parts: [{ role: 'mark', stamps: [{ of: box.key }, { ...hole, cut: true }] }],
    corner: box.corner,
    craft,
  });
}

/** Ideas: two things in one, each looked at. */
export const comboMarks = (): CataloguedMark[] =>
  combos.flatMap(({ outer, inner, craft }) => {
    const box = container(outer);
    const hole = holeIn(box.distance, iconKey(inner));
    const names = drawn[outer] === undefined ? [outer, inner] : [inner];
    if (hole === null) throw new Error(`${outer}+${inner}: refused, yet listed`);
    return [mark(`${outer}+${inner}`, names, box, hole, craft)];
  });

/** Plain forms around good icons. A round icon in a disc would be a ring in a ring. */
export const plainMarks = (): CataloguedMark[] =>
  plainFor((name) => roundness(iconPath(name)) > 0.8).flatMap(({ name, outer, craft }) => {
    const made = mark(`${outer}+${name}`, [name], container(outer), plainHole(outer, iconKey(name)), craft);
    const long = formatPath(outlinePath(iconKey(name)), 1).length > (craft < 4 ? longest : 2 * longest);
    return made.r16 < leastR16 || long ? [] : [made];
  });
