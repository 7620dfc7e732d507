import type { Contour } from '../../../../geometry/path.ts';
import { mapContour, type Path, rotation } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon } from '../outlines/polygon.ts';
import { both, curve, solid } from '../outlines/run.ts';

/**
 * A leaf of length `l` that lies along +x from (0, 0), to be raised by `rise` degrees: fuller on the upper side, which leaves
 * the foot so that it never leans over the stem.
 */
const leaves: Readonly<Record<string, (l: number, rise: number) => Contour>> = {
  blade: (l, rise) =>
    solid(
      curve([0, 0], [l * 0.2, -l * upper(0.2, 0.36, rise)], [l * 0.68, -l * 0.25], [l, 0]),
      curve([l, 0], [l * 0.66, l * 0.16], [l * 0.28, l * 0.2], [0, 0]),
    ),
  olive: (l, rise) =>
    solid(
      curve([0, 0], [l * 0.24, -l * upper(0.24, 0.27, rise)], [l * 0.76, -l * 0.27], [l, 0]),
      curve([l, 0], [l * 0.76, l * 0.2], [l * 0.24, l * 0.2], [0, 0]),
    ),
  round: (l, rise) =>
    solid(
      curve([0, 0], [l * 0.16, -l * upper(0.16, 0.3, rise)], [l * 0.45, -l * 0.46], [l * 0.74, -l * 0.3]),
      curve([l * 0.74, -l * 0.3], [l * 1.02, -l * 0.14], [l * 1.02, l * 0.14], [l * 0.74, l * 0.24]),
      curve([l * 0.74, l * 0.24], [l * 0.45, l * 0.32], [l * 0.16, l * 0.22], [0, 0]),
    ),
};

/** Height of the upper edge's first control point at `x`: `most`, or what keeps the edge short of the vertical. */
const upper = (x: number, most: number, rise: number): number => Math.min(most, x * Math.tan(((82 - rise) * Math.PI) / 180));

interface Habit {
  /** Length of the lowest leaf, of each next, angles of lowest and highest in degrees, distance of feet ÷ length. */
  readonly l: number;
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

const habits: Readonly<Record<string, Habit>> = {
  blade: { l: 96, ratio: 0.83, from: -20, to: -46, step: 0.385 },
  olive: { l: 84, ratio: 0.88, from: -34, to: -50, step: 0.5 },
  round: { l: 74, ratio: 0.86, from: -24, to: -44, step: 0.72 },
};

/** `n` pairs on a stem of half widths `stem` (foot, tip), their feet `slit` from its side. */
function frond(n: number, leaf: string, slit: number, stem: readonly [number, number]): readonly Piece[] {
  const make = leaves[leaf] as (l: number, rise: number) => Contour;
  const habit = habits[leaf] as Habit;
  const side: Contour[] = [];
  let y = 60;
  let l = habit.l;
  for (let i = 0; i < n; i++) {
    const angle = habit.from + ((habit.to - habit.from) * i) / Math.max(1, n - 1);
    side.push(mapContour(mapContour(make(l, -angle), rotation(angle)), { a: 1, b: 0, c: 0, d: 1, e: stem[0] + slit, f: y }));
    y -= l * habit.step + 2.6;
    l *= habit.ratio;
  }
  // The last leaf stands upright on the stem and ends it.
  const half = l * 1.3;
  const w = half * (leaf === 'round' ? 0.36 : 0.27);
  const foot = y - 2;
  const top = solid(
    curve([0, foot], [-w * 1.5, foot - half * 0.34], [-w, foot - half * 0.72], [0, foot - half]),
    curve([0, foot - half], [w, foot - half * 0.72], [w * 1.5, foot - half * 0.34], [0, foot]),
  );
  const stalk: Path = [polygon([-stem[0], 108], [-stem[1], foot + slit], [stem[1], foot + slit], [stem[0], 108])];
  return [piece('mark', [...both(side), ...stalk, top])];
}

const draw = (count: string, leaf = 'blade'): readonly Piece[] => frond(Number(count), leaf, 4.4, [4.6, 2.2]);

/** Three pairs at most, a stem twice as heavy and wider air. */
const small = (count: string, leaf = 'blade'): readonly Piece[] => frond(Math.min(3, Number(count)), leaf, 7, [8, 6]);

/** A frond: pairs of leaves that shorten by one ratio and rise by one turn, at one distance from the stem. */
export const fern: Construction = {
  name: 'fern',
  serves: { fern: 1, plant: 0.95, herb: 0.95, leaf: 0.85, palm: 0.5, olive: 0.8 },
  idea: 'a fern with leaves that get shorter toward the tip',
  told: (form) =>
    form.endsWith('olive') ? 'an olive branch with paired leaves' : 'a fern with leaves that get shorter toward the tip',
  toldFor: { herb: 'a sprig of herbs with paired leaves' },
  counts: 'pairs of leaves',
  forms: ['5-blade', '6-blade', '4-blade', '3-olive', '4-olive', '5-olive', '3-round', '4-round', '5-round'],
  corner: 2,
  craft: 5,
  upright: (form) => /round$|[45]-olive$/.test(form),
  contained: never,
  r16: 0.8,
  draw,
  small,
};
