import { flatten } from '../../geometry/flatten.ts';
import { inkDown } from '../../geometry/ink-runs.ts';
import { type Contour, type Path, pathBounds, signedArea } from '../../geometry/path.ts';
import { type Lettering, redraw, type StandingLetter } from './redraw.ts';

/** Rise of a cut end ÷ its width: the slant of a broad pen, 27°. */
const slope = 0.5;
/** An end is as wide as a stem, within these; its sides are upright, and so long that a cut leaves this much of them. In stems. */
const end = { least: 0.6, most: 1.6, left: 0.25 };
/** Lighter stems show no slant, heavier ones become wedges. */
const stems = { least: 0.175, most: 0.36 };
/** Share of the letters that must have an end to cut, or the slant is an accident of some. */
const leastShare = 0.6;

/** Small letters whose upright stems all end in one slant, above and below. */
export const shear: Lettering = ({ face }, lines) => {
  const { stem } = face.metrics;
  if (face.connected || face.italic || face.style === 'serif' || face.style === 'handwritten') return null;
  if (stem < stems.least || stem > stems.most) return null;
  // Capitals cut so are ragged: their arms and diagonals end otherwise.
  if (lines.some(({ text }) => !/\p{Ll}{2}/u.test(text))) return null;
  const top = (-100 * face.metrics.x) / face.metrics.cap;
  const drawn = redraw(lines, (letter) => cutEnds(letter, 100 * stem, top));
  const last = drawn.letters.at(-1);
  const edges = [drawn.letters[0], last].filter((l) => l !== undefined && drawn.changed.has(l)).length;
  const enough = drawn.letters.length >= 3 && drawn.changed.size >= leastShare * drawn.letters.length;
  return edges > 0 && enough ? drawn.lines : null;
};

/** A letter with its upright ends cut; null when it has none. A dot stays as it is: cut, it would be an accent. */
function cutEnds({ path }: StandingLetter, stem: number, xTop: number): Path | null {
  let cuts = 0;
  const out = path.map((contour) => {
    if (signedArea(contour) <= 0 || (pathBounds([contour])?.y1 ?? 0) < xTop + 2) return contour;
    const others = flatten(path.filter((c) => c !== contour));
    const moved = new Map<number, readonly [number, number]>();
    const n = (contour.length - 2) / 6;
    for (let k = 0; k < n; k++) {
      const at = cutCorner(contour, k, n, stem);
      if (at === null) continue;
      // Where another stroke covers what would be cut off, the letter has no end there.
      const [px, py] = pointAt(contour, k);
      const [qx, qy] = pointAt(contour, (k + 1) % n);
      const [cx, cy] = [(px + qx + at[0]) / 3, (py + qy + at[1]) / 3];
      if (inkDown(others, cx).some(([from, to]) => from <= cy && to >= cy)) continue;
      moved.set(k, at);
    }
    cuts += moved.size;
    return moved.size === 0 ? contour : withCorners(contour, moved, n);
  });
  return cuts === 0 ? null : out;
}

const pointAt = (contour: Contour, k: number): readonly [number, number] => [
  contour[6 * k] as number,
  contour[6 * k + 1] as number,
];

/**
 * Where the corner `k` goes when the level edge that begins there is the end of a stem: down its side at the left of a top, up its side
 * at the right of a foot. Outer contours run clockwise, so that tops run right and feet run left.
 */
function cutCorner(contour: Contour, k: number, n: number, stem: number): readonly [number, number] | null {
  const [ax, ay] = pointAt(contour, k);
  const [bx, by] = pointAt(contour, (k + 1) % n);
  const wide = Math.abs(bx - ax);
  if (Math.abs(by - ay) > 0.8 || wide < end.least * stem || wide > end.most * stem) return null;
  if (![k - 1, k, k + 1].every((i) => isStraight(contour, (i + n) % n))) return null;
  const [px, py] = pointAt(contour, (k - 1 + n) % n);
  const [qx, qy] = pointAt(contour, (k + 2) % n);
  const rise = slope * wide;
  const down = bx > ax ? 1 : -1;
  const [before, after] = [(py - ay) * down, (qy - by) * down];
  if (before < rise + end.left * stem || after < rise + end.left * stem) return null;
  if (Math.abs(px - ax) > 0.1 * before || Math.abs(qx - bx) > 0.1 * after) return null;
  return [ax + ((px - ax) * rise) / before, ay + rise * down];
}

function isStraight(contour: Contour, k: number): boolean {
  const [x0, y0] = pointAt(contour, k);
  const [x3, y3] = pointAt(contour, k + 1);
  const length = Math.hypot(x3 - x0, y3 - y0);
  /** How far the control point that begins at `i` lies from the chord. */
  const off = (i: number): number =>
    Math.abs(((contour[i] as number) - x0) * (y3 - y0) - ((contour[i + 1] as number) - y0) * (x3 - x0)) / length;
  return length > 1e-6 && off(6 * k + 2) < 0.3 && off(6 * k + 4) < 0.3;
}

/** A contour with some corners moved; the straights that meet there follow. */
function withCorners(contour: Contour, moved: ReadonlyMap<number, readonly [number, number]>, n: number): Contour {
  const out = [...contour];
  for (const [k, [x, y]] of moved) {
    const into = 6 * ((k - 1 + n) % n);
    for (const i of [6 * k, 6 * k + 2, into + 4, into + 6]) {
      out[i] = x;
      out[i + 1] = y;
    }
    if (k === 0) {
      out[out.length - 2] = x;
      out[out.length - 1] = y;
    }
  }
  return out;
}
