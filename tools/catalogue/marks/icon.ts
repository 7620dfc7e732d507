/** Family icon: the fill cut of a Phosphor icon (MIT), with or without the details inside, as reviewed by eye. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import { type Path, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { assemble, centerdPath } from './assemble.ts';
import { cornerClass } from './judge.ts';
import { depths, orient, parsePath } from './outline.ts';
import { outlineKey } from './outlines.ts';
import { type IconReview, reviewOf } from './review.ts';

const require = createRequire(import.meta.url);
const fills = new URL('../assets/fill/', pathToFileURL(require.resolve('@phosphor-icons/core')));
const cache = new Map<string, Path>();

/** The fill cut as published, oriented, in its 256 box. Throws for a name Phosphor does not know. */
function drawnIcon(name: string): Path {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const svg = readFileSync(new URL(`${name}-fill.svg`, fills), 'utf8');
  const path = orient([...svg.matchAll(/ d="([^"]+)"/g)].flatMap((hit) => parsePath(hit[1] as string)));
  if (path.length === 0) throw new Error(`${name}: no path`);
  cache.set(name, path);
  return path;
}

/** Outer contours only: an icon without its inner details. */
function solidIcon(name: string): Path {
  const path = drawnIcon(name);
  const depth = depths(path);
  return path.filter((_, i) => depth[i] === 0);
}

/** Outer contours and the `keep` largest holes with what stands in them. */
function withHoles(name: string, keep: number): Path {
  const path = drawnIcon(name);
  const depth = depths(path);
  const holes = path.filter((_, i) => depth[i] === 1).sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  return [...path.filter((_, i) => depth[i] === 0), ...holes.slice(0, keep)];
}

export const cutIcon = (name: string, cut: IconReview['cut']): Path =>
  cut === 'drawn' ? drawnIcon(name) : cut === 'solid' ? solidIcon(name) : withHoles(name, cut);

/** The icon as reviewed, in the 200 box. */
export const iconPath = (name: string): Path => centerdPath(cutIcon(name, reviewOf(name).cut));

/** Key of the reviewed icon among the shared outlines. */
export const iconKey = (name: string): string => outlineKey(name, () => iconPath(name));

export function iconMark(name: string): CataloguedMark | null {
  const review = reviewOf(name);
  if (review.craft < 3) return null;
  const path = iconPath(name);
  const outer = path.filter((_, i) => depths(path)[i] === 0);
  return assemble({
    id: `icon/${name}`,
    family: 'icon',
    icons: [name],
    parts: [{ role: 'mark', stamps: [{ of: iconKey(name) }] }],
    corner: cornerClass(outer),
    craft: review.craft,
  });
}
