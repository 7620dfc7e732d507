import type { Face } from '../../../concepts/face.ts';
import { height, width } from '../../../geometry/box.ts';
import { flatten } from '../../../geometry/flatten.ts';
import { inkAcross } from '../../../geometry/ink-runs.ts';
import { mapPath, type Path, pathBounds, placing } from '../../../geometry/path.ts';
import type { FontBook } from '../../../typography/font-book.ts';
import { linePath, setLine } from '../../../typography/line.ts';
import { piece } from '../drawn/construction.ts';
import { fitted } from '../drawn/drawn-mark.ts';
import { type Mark, markOf } from '../mark.ts';
import { readPairId } from './pair-id.ts';
import { type Part, readPart } from './part.ts';

/** Height of the row, and of its ampersand, in units. */
const tall = 100;
const ampersand = 0.66;
/** Width ÷ height of an ampersand up to which it joins two things. */
const widestSign = 1.2;
/** Air between things and ampersand, and between the things alone at small sizes. */
const air = 24;
const smallAir = 26;

/** A thing at its size in the row: things of much ink a little smaller, of little ink larger, none higher than the row. */
function sized({ path, box, ink }: Part): Path {
  // Mean of what it measures and what it weighs.
  const size = Math.sqrt(Math.max(width(box), height(box)) * Math.sqrt(ink * 1.9));
  const scale = Math.min((tall * 0.98) / size, (tall * 1.12) / height(box), (tall * 1.5) / width(box));
  return mapPath(path, placing(scale, 0, 0));
}

/** Levels, in units, at which the air between two things is measured, and how many of them above and below also count. */
const levels = { step: 4, reach: 3 } as const;

/** Least air between the right side of one outline and the left side of another. */
function whiteBetween(left: Path, right: Path): number {
  const [a, b] = [flatten(left, 6), flatten(right, 6)];
  const edges: (readonly [number, number])[] = [];
  for (let y = -0.6 * tall; y <= 0.6 * tall; y += levels.step)
    edges.push([inkAcross(a, y).at(-1)?.[1] ?? -Infinity, inkAcross(b, y)[0]?.[0] ?? Infinity]);
  let least = Infinity;
  for (const [i, [x]] of edges.entries())
    for (let k = -levels.reach; k <= levels.reach; k++) {
      const other = edges[i + k];
      if (other !== undefined) least = Math.min(least, Math.hypot(Math.max(0, other[1] - x), (k * levels.step) / 2));
    }
  return least;
}

/** Moves paths into a row with even air between them. */
function row(paths: readonly Path[], gap: number): readonly Path[] {
  const out: Path[] = [];
  for (const path of paths) {
    const before = out.at(-1);
    if (before === undefined) {
      out.push(path);
      continue;
    }
    const edge = pathBounds(before)?.x1 ?? 0;
    const own = pathBounds(path)?.x0 ?? 0;
    const placed = mapPath(path, placing(1, edge - own + gap, 0));
    // Round and slanted sides leave more white than their boxes: they come a little closer.
    const closer = Math.max(0, Math.min(gap * 0.45, (Math.min(whiteBetween(before, placed), 3 * gap) - gap) * 0.6));
    out.push(mapPath(placed, placing(1, -closer, 0)));
  }
  return out;
}

/** The two things of a name on either side of an ampersand of its typeface. Null where the face has none. */
export function flankedMark(id: string, book: FontBook, face: Face): Mark | null {
  const read = readPairId(id);
  if (read?.kind !== 'flanked') return null;
  const [first, second] = [readPart(read.first), readPart(read.second)];
  const line = setLine(book, face, '&', { size: 100, tracking: 0 });
  if (first === null || second === null || line === null) return null;
  const raw = linePath(line);
  const box = pathBounds(raw);
  if (box === null) return null;
  // The ampersand of a wide face would be the largest thing in the row.
  if (width(box) > widestSign * height(box)) return null;
  const scale = (tall * ampersand) / height(box);
  const sign = mapPath(raw, placing(scale, (-(box.x0 + box.x1) / 2) * scale, (-(box.y0 + box.y1) / 2) * scale));
  const [a, b] = [sized(first), sized(second)];
  const [left = [], middle = [], right = []] = row([a, sign, b], air);
  const [one = [], other = []] = row([a, b], smallAir);
  return markOf({
    id,
    kind: 'drawn',
    shapes: fitted([piece('mark', left), piece('accent', middle), piece('mark', right)]),
    small: fitted([piece('mark', one), piece('accent', other)]),
    corner: 2,
    craft: 4.3,
    lettered: true,
    row: true,
  });
}
