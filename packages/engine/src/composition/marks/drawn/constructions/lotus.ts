import type { Contour } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { arc, backwards, both, join, type Point, parting, polar, type Run, solid } from '../outlines/run.ts';

/** A petal between two arcs, its foot at (0, 0): length, half width, and its lean from the vertical in degrees. */
interface Petal {
  readonly length: number;
  readonly half: number;
  readonly lean: number;
}

interface Edge {
  readonly center: Point;
  readonly r: number;
  /** From the tip down to the foot. */
  readonly run: Run;
}

const angleOf = ([x, y]: Point, [cx, cy]: Point): number => (Math.atan2(y - cy, x - cx) * 180) / Math.PI;

/** The edge on the right (side 1) or left (-1) of a petal. */
function edge({ length, half, lean }: Petal, side: 1 | -1): Edge {
  const r = (length * length * 0.25 + half * half) / (2 * half);
  const [ax, ay] = polar(1, lean - 90);
  // The center lies on the other side of the petal's axis.
  const off = -side * (r - half);
  const center: Point = [(ax * length) / 2 - ay * off, (ay * length) / 2 + ax * off];
  const tip: Point = [ax * length, ay * length];
  const from = angleOf(tip, center);
  let to = angleOf([0, 0], center);
  if (to - from > 180) to -= 360;
  if (from - to > 180) to += 360;
  return { center, r, run: arc(center[0], center[1], r, from, to) };
}

/** A petal whole, or what of it shows behind another one, `air` away from it. */
function shown(petal: Petal, front: Petal | null, air: number): Contour {
  const right = edge(petal, 1);
  const left = edge(petal, -1);
  if (front === null) return solid(join(right.run, backwards(left.run)));
  const { center, r } = edge(front, 1);
  const outside = (x: number, y: number): number => Math.hypot(x - center[0], y - center[1]) - r - air;
  const [a] = parting(right.run, outside, true);
  const [b] = parting(left.run, outside, true);
  const end = (run: Run): number => angleOf([run.at(-2) as number, run.at(-1) as number], center);
  return solid(join(a, arc(center[0], center[1], r + air, end(a), end(b)), backwards(b)));
}

/** Habits: length and half width of the middle petal, lean from one to the next, shortening. */
const habits = {
  bloom: { length: 150, half: 36, lean: 31, ratio: 0.98 },
  tall: { length: 170, half: 34, lean: 27, ratio: 0.9 },
  crown: { length: 140, half: 27, lean: 24, ratio: 1 },
} as const;

function draw(count: string, form = 'bloom'): readonly Piece[] {
  const { length, half, lean, ratio } = habits[form as keyof typeof habits];
  const layers = (Number(count) + 1) / 2;
  const petals = Array.from({ length: layers }, (_, i): Petal => ({ length: length * ratio ** i, half, lean: lean * i }));
  const sides = petals.slice(1).map((petal, i) => shown(petal, petals[i] as Petal, 8));
  return [
    piece(layers === 2 ? 'mark' : 'accent', [shown(petals[0] as Petal, null, 0)]),
    piece(layers === 2 ? 'tone' : 'mark', both(sides.filter((_, i) => i % 2 === 0))),
    ...(layers > 2 ? [piece('tone', both(sides.filter((_, i) => i % 2 === 1)))] : []),
  ];
}

/** Petals behind petals, each parted from the one in front by the same air. */
export const lotus: Construction = {
  name: 'lotus',
  serves: { lotus: 1, flower: 0.85, beauty: 0.7, tulip: 0.7, saffron: 0.7 },
  idea: 'a lotus flower with layered petals',
  counts: 'petals',
  forms: ['3-bloom', '5-bloom', '7-bloom', '5-tall', '7-tall', '5-crown', '7-crown'],
  corner: 1,
  craft: 4.8,
  contained: never,
  r16: 0.86,
  draw,
  small: (count, form) => draw(String(Math.min(5, Number(count))), form),
};
