import { type Contour, mapContour, type Path, placing, rotation } from '../../../../geometry/path.ts';
import { backwards, curve, join, type Point, parting, type Run, solid } from '../outlines/run.ts';

/** Half the neck of a bell, which its stalk meets. */
const neck = 5;

/** A bell about its axis (0, 0)–(0, 80), from the right of its neck round its lip, which has two soft scallops, to the left. */
const bell: Run = join(
  curve([neck, 0], [15, 2], [23, 14], [23, 33]),
  curve([23, 33], [23, 50], [25, 58], [33, 67]),
  curve([33, 67], [31, 84], [9, 89], [0, 78]),
  curve([0, 78], [-9, 89], [-31, 84], [-33, 67]),
  curve([-33, 67], [-25, 58], [-23, 50], [-23, 33]),
  curve([-23, 33], [-23, 14], [-15, 2], [-neck, 0]),
);

interface Hanging {
  /** Where on the stem it hangs. */
  readonly y: number;
  readonly size: number;
  /** Degrees from straight down towards the right. */
  readonly lean: number;
}

const placed = (run: Run, size: number, lean: number, x: number, y: number): Run =>
  mapContour(mapContour(run, rotation(-lean)), placing(size, x, y));

/** One outline: a bowed stem that ends in a bell, and bells on the side to which it bends, the lower the larger. */
function spire(bells: readonly Hanging[], w: number, last: number): Contour {
  const right = curve([38 - w * 0.5, -132 + w * 0.6], [6 + w, -152 + w], [-36 + w, -44], [-8 + w, 132]);
  const left = curve([38 + w * 0.5, -132 - w * 0.6], [10 - w, -156 - w], [-38 - w, -44], [-8 - w, 132]);
  const out: Run[] = [placed(bell, last, 46, 39, -131)];
  let rest: Run = right;
  for (const { y, size, lean } of bells) {
    const half = neck * size;
    const [before, after] = parting(rest, (_, v) => v - y + half, false);
    const [gone, below] = parting(after, (_, v) => v - y - half, false);
    const [x] = gone as unknown as Point;
    out.push(before, placed(bell, size, lean, x + 11 * size, y + 7 * size));
    rest = below;
  }
  return solid(join(...out, rest, backwards(left)));
}

const four: readonly Hanging[] = [
  { y: -97, size: 0.43, lean: 50 },
  { y: -53, size: 0.56, lean: 54 },
  { y: -1, size: 0.72, lean: 56 },
  { y: 62, size: 0.92, lean: 58 },
];

const two: readonly Hanging[] = [
  { y: -46, size: 0.9, lean: 54 },
  { y: 44, size: 1.2, lean: 57 },
];

/** The leaf at the foot, on the other side. */
const leaf: Contour = solid(
  curve([-27, 132], [-30, 98], [-52, 70], [-92, 60]),
  curve([-92, 60], [-92, 102], [-66, 132], [-27, 132]),
);

/** Five foxglove bells on their stem; three and no leaf where there is little room. */
export const foxgloveBells = (few: boolean): Path => (few ? [spire(two, 8, 0.66)] : [spire(four, 5.5, 0.37), leaf]);
