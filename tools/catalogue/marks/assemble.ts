/** From painted paths in any unit to a catalogued mark: centred, scaled to the 200 box, formatted, judged. */

import type { CataloguedMark, MarkPart } from '../../../packages/engine/src/concepts/mark.ts';
import type { CornerClass } from '../../../packages/engine/src/concepts/typeface.ts';
import { centreX, centreY, height, unionAll, width } from '../../../packages/engine/src/geometry/box.ts';
import { mapPath, type Path, pathArea, pathBounds, placing, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { judge } from './judge.ts';
import { formatPath } from './outline.ts';

interface DrawnPart {
  readonly role: MarkPart['role'];
  readonly path: Path;
  readonly only?: 'colour' | 'mono';
}

interface Draft {
  readonly id: string;
  readonly family: CataloguedMark['family'];
  readonly icons: readonly string[];
  readonly letter?: string;
  readonly parts: readonly DrawnPart[];
  readonly corner: CornerClass;
  readonly craft: number;
  /** Decimals of the path data: 2 unless the size of the catalogue asks for less. */
  readonly decimals?: number;
}

/** The ink box of several paths, mapped to a larger side of 200 and the centre (100, 100). */
function centred<T extends { readonly path: Path }>(parts: readonly T[]): T[] {
  const box = unionAll(parts.map((part) => pathBounds(part.path)));
  if (box === null) throw new Error('nothing to centre');
  const s = 200 / Math.max(width(box), height(box));
  const m = placing(s, 100 - s * centreX(box), 100 - s * centreY(box));
  return parts.map((part) => ({ ...part, path: mapPath(part.path, m) }));
}

export const centredPath = (path: Path): Path => (centred([{ path }])[0] as { path: Path }).path;

/** Drops contours smaller than `share` of the 200 box: crumbs that an operation left behind. */
export const withoutCrumbs = (path: Path, share = 0.0005): Path => path.filter((c) => Math.abs(signedArea(c)) >= share * 40_000);

/** One-colour form: what is left when colour may not help. */
const monoPath = (parts: readonly DrawnPart[]): Path =>
  parts.filter((part) => part.only !== 'colour').flatMap((part) => part.path);

export function assemble(draft: Draft): CataloguedMark {
  const parts = centred(draft.parts);
  for (const part of parts) if (!(pathArea(part.path) > 0)) throw new Error(`${draft.id}: an empty part`);
  return {
    id: draft.id,
    family: draft.family,
    icons: draft.icons,
    ...(draft.letter === undefined ? {} : { letter: draft.letter }),
    parts: parts.map(({ role, path, only }) => ({
      role,
      d: formatPath(path, draft.decimals ?? 2),
      ...(only === undefined ? {} : { only }),
    })),
    corner: draft.corner,
    ...judge(monoPath(parts)),
    craft: draft.craft,
  };
}
