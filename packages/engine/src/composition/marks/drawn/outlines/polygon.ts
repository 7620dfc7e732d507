import type { Contour } from '../../../../geometry/path.ts';
import { curve, join, lines, type Point, solid } from './run.ts';

const unit = (a: Point, b: Point): Point => {
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
};

/**
 * Draws a polygon with corners rounded by radius `r` (one for all, or one per corner). Short edges get a
 * smaller radius.
 */
export function rounded(points: readonly Point[], r: number | readonly number[]): Contour {
  const n = points.length;
  const runs = points.map((p, i) => {
    const before = points[(i + n - 1) % n] as Point;
    const after = points[(i + 1) % n] as Point;
    const radius = typeof r === 'number' ? r : (r[i] ?? 0);
    if (radius <= 0) return lines(p);
    const [ux, uy] = unit(p, before);
    const [vx, vy] = unit(p, after);
    const half = Math.acos(Math.max(-1, Math.min(1, ux * vx + uy * vy))) / 2;
    const room = Math.min(Math.hypot(before[0] - p[0], before[1] - p[1]), Math.hypot(after[0] - p[0], after[1] - p[1])) * 0.48;
    const d = Math.min(radius / Math.tan(half), room);
    const arm = d - (4 / 3) * Math.tan((Math.PI / 2 - half) / 2) * d * Math.tan(half);
    return curve(
      [p[0] + ux * d, p[1] + uy * d],
      [p[0] + ux * arm, p[1] + uy * arm],
      [p[0] + vx * arm, p[1] + vy * arm],
      [p[0] + vx * d, p[1] + vy * d],
    );
  });
  return solid(join(...runs));
}

export const polygon = (...points: readonly Point[]): Contour => solid(lines(...points));

/** The intersection of the lines through a (direction u) and b (direction v). */
function meeting(a: Point, u: Point, b: Point, v: Point): Point {
  const cross = u[0] * v[1] - u[1] * v[0];
  if (Math.abs(cross) < 1e-9) return b;
  const t = ((b[0] - a[0]) * v[1] - (b[1] - a[1]) * v[0]) / cross;
  return [a[0] + u[0] * t, a[1] + u[1] * t];
}

/**
 * Insets a convex polygon, clockwise on screen, moving edge i (from point i to the next) inward by `by(i)`.
 */
function inset(points: readonly Point[], by: (edge: number) => number): readonly Point[] {
  const n = points.length;
  const edges = points.map((p, i) => {
    const u = unit(p, points[(i + 1) % n] as Point);
    const d = by(i);
    return { u, at: [p[0] - u[1] * d, p[1] + u[0] * d] as Point };
  });
  return edges.map((edge, i) => {
    const before = edges[(i + n - 1) % n] as (typeof edges)[number];
    return meeting(before.at, before.u, edge.at, edge.u);
  });
}

const clockwise = (points: readonly Point[]): readonly Point[] => {
  const area = points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Point;
    return sum + x * v - u * y;
  }, 0);
  return area > 0 ? points : [...points].reverse();
};

/**
 * Draws convex facets that tile a form, with slits of constant width `air` between neighbors. Edges shared by
 * two facets move inward by half of it; the silhouette stays. Facets that share a corner must write it
 * identically.
 */
export function facets(tiles: readonly (readonly Point[])[], air: number): readonly Contour[] {
  const sorted = tiles.map(clockwise);
  const key = (a: Point, b: Point): string => `${a[0]},${a[1]}>${b[0]},${b[1]}`;
  const shared = new Set<string>();
  for (const tile of sorted) tile.forEach((p, i) => void shared.add(key(tile[(i + 1) % tile.length] as Point, p)));
  return sorted.map((tile) =>
    polygon(...inset(tile, (i) => (shared.has(key(tile[i] as Point, tile[(i + 1) % tile.length] as Point)) ? air / 2 : 0))),
  );
}
