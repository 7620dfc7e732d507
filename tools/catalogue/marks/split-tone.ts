/** Family split-tone (T5): a symmetric icon whose left half is a lighter tone; one color keeps a slit on the axis instead. */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import { type Path, pathBounds } from '../../../packages/engine/src/geometry/path.ts';
import { assemble, centerdPath, withoutCrumbs } from './assemble.ts';
import { cutIcon } from './icon.ts';
import { cornerClass, judge, mirrorIoU, rasterize } from './judge.ts';
import { depths } from './outline.ts';
import { difference, intersection } from './pathkit.ts';
import { splitReview } from './review.ts';
import { rectangle } from './shapes.ts';

/** The tone runs this far under the ink, so that no light seam shows where the halves meet. Units of the 200 box. */
const overlap = 0.4;
/** Slit ÷ width in one color. */
const slit = 0.05;

interface Split {
  readonly tone: Path;
  readonly mark: Path;
  readonly mono: Path;
}

/** Passes the test of the construction: mirror IoU ≥ .97 and ink ≥ 30 % of the box. */
const splits = (path: Path): boolean => mirrorIoU(rasterize(path, 256), 256) >= 0.97 && judge(path).ink >= 0.3;

/**
 * Where the slit runs along the axis: not through stems (trunks, handles), which it would leave as two hairs. A stem is a run of
 * rows that holds the axis with a narrow width that hardly changes; tips, which taper, are cut through. The slit stops short
 * of a stem, so that it hangs on something.
 */
function slitRuns(path: Path, gap: number): [number, number][] {
  const size = 400;
  const raster = rasterize(path, size);
  const half = (row: number): number => {
    let x = size / 2;
    while (x < size && (raster[row * size + x] as number) > 0.5) x++;
    return (x - size / 2) / 2;
  };
  const widths = Array.from({ length: size }, (_, row) => half(row));
  const narrow = (w: number) => w > 0 && w < gap + 9;
  const runs: [number, number][] = [];
  let from = -50;
  for (let row = 0; row < size; row++) {
    if (!narrow(widths[row] as number)) continue;
    let end = row;
    while (end + 1 < size && narrow(widths[end + 1] as number)) end++;
    const middle = widths.slice(row + Math.ceil((end - row) * 0.2), end - Math.floor((end - row) * 0.2) + 1);
    if (end - row >= 14 && Math.max(...middle) - Math.min(...middle) < 2.5) {
      if (row / 2 - gap * 1.6 > from) runs.push([from, row / 2 - gap * 1.6]);
      from = (end + 1) / 2 + gap * 1.6;
    }
    row = end;
  }
  runs.push([from, 250]);
  const [first, last] = [widths.findIndex((w) => w > 0) / 2, (widths.findLastIndex((w) => w > 0) + 1) / 2];
  // Below that a slit is a nick.
  return runs.filter(([top, bottom]) => Math.min(bottom, last) - Math.max(top, first) > 6 * gap);
}

function split(path: Path): Split {
  const box = pathBounds(path);
  if (box === null) throw new Error('nothing to split');
  const gap = (slit * (box.x1 - box.x0)) / 2;
  const cuts = slitRuns(path, gap).map(([top, bottom]) => rectangle(100 - gap, top, 100 + gap, bottom));
  return {
    tone: withoutCrumbs(intersection(path, [rectangle(-50, -50, 100 + overlap, 250)])),
    mark: withoutCrumbs(intersection(path, [rectangle(100, -50, 250, 250)])),
    mono: withoutCrumbs(difference(path, cuts), 0.002),
  };
}

export function splitMark(name: string): CataloguedMark | null {
  const review = splitReview(name);
  if (review.craft < 3) return null;
  const path = centerdPath(cutIcon(name, review.cut));
  if (!splits(path)) return null;
  const { tone, mark, mono } = split(path);
  const depth = depths(path);
  return assemble({
    id: `split-tone/${name}`,
    family: 'split-tone',
    icons: [name],
    parts: [
      { role: 'tone', path: tone, only: 'colour' },
      { role: 'mark', path: mark, only: 'colour' },
      { role: 'mark', path: mono, only: 'mono' },
    ],
    corner: cornerClass(path.filter((_, i) => depth[i] === 0)),
    craft: review.craft,
    decimals: 1,
  });
}
