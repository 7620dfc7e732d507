/** Pieces of family shared-stem (P5): each letter's half, its stem left out. Units of the capital; the stem's axis is x = 0. */
import { mapPath, type Path, pathBounds } from '../../../packages/engine/src/geometry/path.ts';
import { difference } from '../marks/pathkit.ts';
import { rectangle } from '../marks/shapes.ts';
import { capital } from './capital.ts';
import { compactPath } from './compact.ts';
import { withoutCrumbs } from './letter-draft.ts';

/** Stroke, and how far a half runs under the stem, so that no seam shows in one ink. */
const [w, under] = [100, 1.2];

/** First letters that end in a stem by themselves, and those that do when mirrored. */
const firsts = { whole: 'HMNUJ', mirrored: 'BDEFKPR' };
const seconds = 'BDEFHKLMNPRU';

/** What stands right of a stem on the left, its axis moved to x = 0. */
function half(path: Path, axis: number): Path {
  const cut = difference(path, [rectangle(axis - 2000, -2000, axis + w / 2 - under, 2000)]);
  return mapPath(withoutCrumbs(cut), { a: 1, b: 0, c: 0, d: 1, e: -axis, f: 0 });
}

/** Mirrored in x = 0, turned round again so that it still fills. */
const mirror = (path: Path): Path =>
  mapPath(path, { a: -1, b: 0, c: 0, d: 1, e: 0, f: 0 }).map((c) => {
    const out: number[] = [];
    for (let i = c.length - 2; i >= 0; i -= 2) out.push(c[i] as number, c[i + 1] as number);
    return out;
  });

function first(letter: string): Path {
  const path = capital(letter, { width: w });
  if (firsts.mirrored.includes(letter)) return mirror(half(path, 0));
  const box = pathBounds(path);
  if (box === null) throw new Error(letter);
  // Its last stem is its right edge: mirrored, cut like the others, mirrored back.
  return mirror(half(mirror(path), -(box.x1 - w / 2)));
}

export const stemHalves = {
  first: Object.fromEntries([...firsts.whole, ...firsts.mirrored].map((l) => [l, compactPath(first(l))])),
  second: Object.fromEntries([...seconds].map((l) => [l, compactPath(half(capital(l, { width: w }), 0))])),
};
