import { type InkRun, inkAcross } from '../../../geometry/ink-runs.ts';

/** A straight side of a shaft: `x + slope · y`. */
interface Side {
  readonly x: number;
  readonly slope: number;
}

/** The stretch of an upright thing where another crosses it. */
export interface Shaft {
  readonly left: Side;
  readonly right: Side;
  /** The middle at the level of the crossing. */
  readonly middle: number;
  /** At its widest. */
  readonly width: number;
  /** How far the ink stays away from its sides, at most. */
  readonly crooked: number;
}

/** Levels at which a shaft is measured, above and below the crossing. */
const steps = 6;

/** Measures the shaft of an upright thing within `reach` of a level. Null where there is a level without ink, or with a wide hole. */
export function shaftOf(outline: readonly (readonly number[])[], level: number, reach: number): Shaft | null {
  const rows: (readonly [y: number, run: InkRun])[] = [];
  for (let k = -steps; k <= steps; k++) {
    const y = level + (k / steps) * reach;
    const runs = inkAcross(outline, y);
    const [from, to] = [runs[0]?.[0], runs.at(-1)?.[1]];
    if (from === undefined || to === undefined) return null;
    rows.push([y, [from, to]]);
  }
  const left = sideOf(
    rows.map(([y, [from]]) => [y, from] as const),
    -1,
  );
  const right = sideOf(
    rows.map(([y, [, to]]) => [y, to] as const),
    1,
  );
  const at = ({ x, slope }: Side): number => x + slope * level;
  return {
    left: left.side,
    right: right.side,
    middle: (at(left.side) + at(right.side)) / 2,
    width: Math.max(...rows.map(([, [from, to]]) => to - from)),
    crooked: Math.max(left.off, right.off),
  };
}

/** The line beside some points that best follows them, with none of them beyond it. `out` is the sign of beyond. */
function sideOf(
  points: readonly (readonly [y: number, x: number])[],
  out: -1 | 1,
): { readonly side: Side; readonly off: number } {
  const n = points.length;
  const my = points.reduce((sum, [y]) => sum + y, 0) / n;
  const mx = points.reduce((sum, [, x]) => sum + x, 0) / n;
  const yy = points.reduce((sum, [y]) => sum + (y - my) ** 2, 0);
  const slope = yy === 0 ? 0 : points.reduce((sum, [y, x]) => sum + (y - my) * (x - mx), 0) / yy;
  const rests = points.map(([y, x]) => x - slope * y);
  const x = out === 1 ? Math.max(...rests) : Math.min(...rests);
  return { side: { x, slope }, off: Math.max(...rests.map((rest) => Math.abs(x - rest))) };
}
