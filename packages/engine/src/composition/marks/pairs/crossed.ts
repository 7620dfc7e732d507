import { clip } from '../../../geometry/clip.ts';
import { type Matrix, mapPath, type Path, placing, reversePath } from '../../../geometry/path.ts';
import { type Piece, piece } from '../drawn/construction.ts';
import { fitted } from '../drawn/drawn-mark.ts';
import { type Mark, markOf } from '../mark.ts';
import { clearance, isClean } from './clean.ts';
import { readPairId } from './pair-id.ts';
import { readPart } from './part.ts';
import { type Shaft, shaftOf } from './shaft.ts';
import { type Upright, uprightOf } from './upright.ts';

/** Least height ÷ width of a thing that crosses another: an axe has 1.6, a key 2, a needle 3.2. */
const leastSlimness = 1.55;
/** Levels, from the middle of 200 units downward, at which two things may cross: both at the same one, so that the mark is even. */
const levels = [0, 10, 20, 30, 40, 50, -10, -20] as const;
/** Air on each side of the upper thing, in units of a length of 200, and in the drawing for small sizes. */
const air = { usual: 7, small: 11 } as const;
/** Widest and thinnest shaft where things cross, and how far the sides of the upper and the lower one may be from straight lines. */
const shafts = { thinnest: 8, upper: 4, lower: 6 } as const;
/** Widest upper shaft, widest lower one, and widest of both together. */
const widest = { upper: 58, lower: 40, both: 84 } as const;
/** Least piece of ink in px² at 48 px: less is a stump. */
const leastPiece = 16;
/** Least air between two things anywhere, in units of a mark of 200: their heads may come near each other. */
const leastClearance = 4.5;
/** Ways to cross that are drawn and measured. */
const tried = 4;
/** Cost of a slimmer thing on top: what is slim stays whole to the eye where it passes below. */
const slimOnTop = 8;

const cos45 = Math.SQRT1_2;
const toRight: Matrix = { a: cos45, b: cos45, c: -cos45, d: cos45, e: 0, f: 0 };
const toLeft: Matrix = { a: cos45, b: -cos45, c: cos45, d: cos45, e: 0, f: 0 };
const mirrored = (path: Path): Path => reversePath(mapPath(path, { a: -1, b: 0, c: 0, d: 1, e: 0, f: 0 }));
/** Quarter turns, exactly: from the lower thing's own axis to that of the upper one, by whether the lower one leans right. */
const quarter = (right: boolean): Matrix =>
  right ? { a: 0, b: 1, c: -1, d: 0, e: 0, f: 0 } : { a: 0, b: -1, c: 1, d: 0, e: 0, f: 0 };

/** Two things where they cross: which is on top, at which level, and their shafts there. */
interface Crossing {
  readonly upper: 0 | 1;
  readonly level: number;
  readonly shafts: readonly [Shaft, Shaft];
}

/** The ways for two things to cross, best first, without those where a shaft is too wide, too thin or crooked. */
function crossingsOf(things: readonly [Upright, Upright]): readonly Crossing[] {
  const found: (Crossing & { readonly cost: number })[] = [];
  for (const level of levels)
    for (const upper of [1, 0] as const) {
      const lower = upper === 1 ? 0 : 1;
      const near = shaftOf(things[lower].outline, level, shafts.thinnest / 2);
      const over = near === null ? null : shaftOf(things[upper].outline, level, near.width / 2 + air.usual);
      const under = over === null ? null : shaftOf(things[lower].outline, level, over.width / 2 + air.usual);
      if (under === null || over === null || over.crooked > shafts.upper || under.crooked > shafts.lower) continue;
      if (over.width > widest.upper || under.width > widest.lower || over.width + under.width > widest.both) continue;
      if (Math.min(over.width, under.width) < shafts.thinnest) continue;
      const slimmer = things[upper].slimness > things[lower].slimness ? slimOnTop : 0;
      // By whole tenths, so that every host chooses the same.
      const cost = Math.round(10 * (4 * over.crooked + under.width + over.width + 0.4 * Math.abs(level) + slimmer));
      found.push({ upper, level, shafts: upper === 1 ? [under, over] : [over, under], cost });
    }
  return found.sort((a, b) => a.cost - b.cost).slice(0, tried);
}

/** What the upper thing leaves of the lower one, which lies in its frame: the two ends beyond its sides and the air there. */
function withoutCrossing(lower: Path, { left, right }: Shaft, gap: number): Path {
  const wide = (slope: number): number => gap * Math.sqrt(1 + slope * slope);
  return [
    ...clip(lower, { nx: -1, ny: left.slope, d: wide(left.slope) - left.x }),
    ...clip(lower, { nx: 1, ny: -right.slope, d: wide(right.slope) + right.x }),
  ];
}

function piecesOf(things: readonly [Upright, Upright], { upper, level, shafts: both }: Crossing, gap: number): readonly Piece[] {
  const centered = things.map(({ path }, i) => mapPath(path, placing(1, -both[i as 0 | 1].middle, -level)));
  const lean = (i: number): Matrix => (i === 1 ? toRight : toLeft);
  return centered.map((path, i) => {
    const role = i === 0 ? 'mark' : 'accent';
    if (i === upper) return piece(role, mapPath(path, lean(i)));
    const over = both[upper];
    const moved: Shaft = {
      ...over,
      left: { ...over.left, x: over.left.x + over.left.slope * level - over.middle },
      right: { ...over.right, x: over.right.x + over.right.slope * level - over.middle },
    };
    return piece(role, mapPath(withoutCrossing(mapPath(path, quarter(i === 1)), moved, gap), lean(upper)));
  });
}

/** Two long things of a name, crossed at a right angle. Null for what is not long, for bad crossings, and where small parts remain. */
export function crossedMark(id: string): Mark | null {
  const read = readPairId(id);
  if (read?.kind !== 'crossed') return null;
  const [first, second] = [readPart(read.first), readPart(read.second)];
  // The left one is mirrored, so that the blades of two axes look outward.
  const [a, b] = [first === null ? null : uprightOf(mirrored(first.path)), second === null ? null : uprightOf(second.path)];
  if (a === null || b === null || Math.min(a.slimness, b.slimness) < leastSlimness) return null;
  for (const crossing of crossingsOf([a, b])) {
    const shapes = fitted(piecesOf([a, b], crossing, air.usual));
    const [one = [], other = []] = shapes.map(({ path }) => path);
    if (clearance(one, other) < leastClearance || !isClean([...one, ...other], leastPiece)) continue;
    const small = fitted(piecesOf([a, b], crossing, air.small));
    return markOf({ id, kind: 'drawn', shapes, small, corner: 2, craft: 4.5 });
  }
  return null;
}
