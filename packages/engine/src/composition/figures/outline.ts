import type { Contour } from '../../geometry/path.ts';
import { kappa } from '../../geometry/shapes.ts';

/** Radii of a corner along x and y. */
type Radii = readonly [rx: number, ry: number];

/** The strokes of the face that a figure stands in, in the units it is drawn in: upright, level and slanted ones. */
export interface Strokes {
  readonly v: number;
  readonly h: number;
  readonly t: number;
}

/** A corner of an outline, how far it is rounded. */
export type Corner = readonly [x: number, y: number, radii?: Radii];

/** A closed outline through its corners, rounded by quarters of ellipses. Radii share an edge that is too short for both. */
export function outline(corners: readonly Corner[]): Contour {
  const n = corners.length;
  const at = (i: number): Corner => corners[(i + n) % n] as Corner;
  const reach = (i: number, ux: number, uy: number): number => {
    const [rx, ry] = at(i)[2] ?? [0, 0];
    return Math.abs(ux) * rx + Math.abs(uy) * ry;
  };
  const edge = (i: number) => {
    const [a, b] = [at(i), at(i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const [from, to] = [reach(i, ux, uy), reach(i + 1, ux, uy)];
    const fit = Math.min(1, length / (from + to || 1));
    return { ux, uy, from: from * fit, to: to * fit };
  };
  const out: number[] = [];
  const line = (x: number, y: number): void => {
    const [px, py] = [out.at(-2) as number, out.at(-1) as number];
    if (Math.abs(px - x) > 1e-9 || Math.abs(py - y) > 1e-9) out.push(px, py, x, y, x, y);
  };
  for (let i = 0; i < n; i++) {
    const [x, y] = at(i);
    const before = edge(i - 1);
    const after = edge(i);
    const [ex, ey] = [x - before.ux * before.to, y - before.uy * before.to];
    const [lx, ly] = [x + after.ux * after.from, y + after.uy * after.from];
    if (i === 0) out.push(ex, ey);
    else line(ex, ey);
    if (before.to < 1e-9 || after.from < 1e-9) continue;
    out.push(ex + (x - ex) * kappa, ey + (y - ey) * kappa, lx + (x - lx) * kappa, ly + (y - ly) * kappa, lx, ly);
  }
  const [x, y] = out as unknown as readonly [number, number];
  line(x, y);
  return out;
}
