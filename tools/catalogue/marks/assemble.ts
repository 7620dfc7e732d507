/** From painted paths in any unit to a catalogued mark: centerd, scaled to the 200 box, formatted, judged. */

import type { CataloguedMark, MarkPart, Stamp } from '../../../packages/engine/src/concepts/mark.ts';
import { partPath } from '../../../packages/engine/src/concepts/mark-part.ts';
import type { CornerClass } from '../../../packages/engine/src/concepts/typeface.ts';
import { centerX, centerY, height, unionAll, width } from '../../../packages/engine/src/geometry/box.ts';
import { mapPath, type Path, pathArea, pathBounds, placing, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { judge } from './judge.ts';
import { formatPath } from './outline.ts';
import { outlinePath } from './outlines.ts';

/** A piece before it is centerd: contours of its own, stamps, or both. */
export interface DrawnPart {
  readonly role: MarkPart['role'];
  readonly path?: Path;
  readonly stamps?: readonly Stamp[];
  readonly only?: 'colour' | 'mono';
}

interface Draft {
  readonly id: string;
  readonly family: CataloguedMark['family'];
  readonly icons: readonly string[];
  readonly letter?: string;
  readonly parts: readonly DrawnPart[];
  readonly small?: readonly DrawnPart[];
  readonly corner: CornerClass;
  readonly craft: number;
  /** Decimals of the path data: 2 unless the size of the catalogue asks for less. */
  readonly decimals?: number;
}

/** The contours of a piece as drawn. */
const drawnPath = (part: DrawnPart): Path => [...(part.path ?? []), ...partPath({ stamps: part.stamps ?? [] }, outlinePath)];

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** A stamp after scaling by `s` and moving by (dx, dy); what is the default is left out. */
function movedStamp({ of, scale = 1, at = [[100, 100]], cut }: Stamp, s: number, dx: number, dy: number): Stamp {
  const size = round(scale * s, 4);
  const places = at.map(([x, y, degrees = 0]): readonly [number, number, number?] => {
    const [px, py] = [round(x * s + dx, 2), round(y * s + dy, 2)];
    return degrees === 0 ? [px, py] : [px, py, round(degrees, 3)];
  });
  const still = places.length === 1 && places[0]?.length === 2 && places[0][0] === 100 && places[0][1] === 100;
  return { of, ...(size === 1 ? {} : { scale: size }), ...(still ? {} : { at: places }), ...(cut === true ? { cut } : {}) };
}

/** The ink box of all pieces, mapped to a larger side of 200 and the center (100, 100). */
function centerd(parts: readonly DrawnPart[]): DrawnPart[] {
  const box = unionAll(parts.map((part) => pathBounds(drawnPath(part))));
  if (box === null) throw new Error('nothing to centre');
  const s = 200 / Math.max(width(box), height(box));
  const [dx, dy] = [100 - s * centerX(box), 100 - s * centerY(box)];
  return parts.map((part) => ({
    ...part,
    ...(part.path === undefined ? {} : { path: mapPath(part.path, placing(s, dx, dy)) }),
    ...(part.stamps === undefined ? {} : { stamps: part.stamps.map((stamp) => movedStamp(stamp, s, dx, dy)) }),
  }));
}

export const centerdPath = (path: Path): Path => (centerd([{ role: 'mark', path }])[0] as { path: Path }).path;

/** Drops contours smaller than `share` of the 200 box: crumbs that an operation left behind. */
export const withoutCrumbs = (path: Path, share = 0.0005): Path => path.filter((c) => Math.abs(signedArea(c)) >= share * 40_000);

/** One-color form: what is left when color may not help. */
const monoPath = (parts: readonly DrawnPart[]): Path => parts.filter((part) => part.only !== 'colour').flatMap(drawnPath);

const written = ({ role, path, stamps, only }: DrawnPart, decimals: number): MarkPart => ({
  role,
  ...(path === undefined ? {} : { d: formatPath(path, decimals) }),
  ...(stamps === undefined ? {} : { stamps }),
  ...(only === undefined ? {} : { only }),
});

/** Most complexity of a drawing for small sizes: wheels need more, for all their copies add outline. */
const mostComplex = (family: CataloguedMark['family']): number => (family === 'rotate' ? 32 : 20);

/** Numbers a mark must reach to be shown at all (design rules §5). */
function check({ id, family }: Draft, path: Path): { r16: number } {
  const { r16, complexity, ink } = judge(path);
  if (r16 < 0.75 || complexity > mostComplex(family) || ink < 0.1)
    throw new Error(`${id}: r16 ${r16}, complexity ${complexity}, ink ${ink}`);
  return { r16 };
}

export function assemble(draft: Draft): CataloguedMark {
  const decimals = draft.decimals ?? 2;
  const parts = centerd(draft.parts);
  const small = draft.small === undefined ? undefined : centerd(draft.small);
  for (const part of [...parts, ...(small ?? [])]) {
    if (!(pathArea(drawnPath(part)) > 0)) throw new Error(`${draft.id}: an empty part`);
  }
  return {
    id: draft.id,
    family: draft.family,
    icons: draft.icons,
    ...(draft.letter === undefined ? {} : { letter: draft.letter }),
    parts: parts.map((part) => written(part, decimals)),
    ...(small === undefined ? {} : { small: small.map((part) => written(part, decimals)) }),
    corner: draft.corner,
    ...check(draft, monoPath(small ?? parts)),
    craft: draft.craft,
  };
}

/** Draws every line of a review table; what cannot be drawn is told at once, not one by one. */
export function drawAll<T>(list: readonly T[], draw: (item: T) => CataloguedMark): CataloguedMark[] {
  const faults: string[] = [];
  const marks = list.flatMap((item) => {
    try {
      return [draw(item)];
    } catch (error) {
      faults.push(error instanceof Error ? (error.message.split('\n')[0] as string) : String(error));
      return [];
    }
  });
  if (faults.length > 0) throw new Error(`refused, yet listed:\n${faults.join('\n')}`);
  return marks;
}
