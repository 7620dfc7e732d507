import { flatten } from './flatten.ts';
import { mapPath, type Matrix, type Path } from './path.ts';

/** A grey picture: `coverage[y * width + x]` in [0, 1]. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly coverage: Float32Array;
}

const subRows = 4;

/**
 * Fills paths by the non-zero rule into a small picture: exact coverage in x, four sample rows a pixel in y.
 * Meant for judging (≤ 256 px), not for showing: about 0.2 ms for a name at 96 × 24.
 */
export function rasterise(path: Path, matrix: Matrix, width: number, height: number): Raster {
  const coverage = new Float32Array(width * height);
  const rows: { x: number; w: number }[][] = Array.from({ length: height * subRows }, () => []);
  for (const line of flatten(mapPath(path, matrix), 6)) {
    const n = line.length;
    for (let i = 0; i < n; i += 2) {
      const x0 = line[i] as number;
      const y0 = (line[i + 1] as number) * subRows;
      const x1 = line[(i + 2) % n] as number;
      const y1 = (line[(i + 3) % n] as number) * subRows;
      if (y0 === y1) continue;
      const w = y1 > y0 ? 1 : -1;
      const top = Math.min(y0, y1);
      const bottom = Math.max(y0, y1);
      const first = Math.max(0, Math.ceil(top - 0.5));
      const last = Math.min(rows.length - 1, Math.ceil(bottom - 0.5) - 1);
      for (let r = first; r <= last; r++) {
        const t = (r + 0.5 - y0) / (y1 - y0);
        (rows[r] as { x: number; w: number }[]).push({ x: x0 + t * (x1 - x0), w });
      }
    }
  }
  rows.forEach((row, r) => {
    if (row.length < 2) return;
    row.sort((p, q) => p.x - q.x);
    const base = Math.floor(r / subRows) * width;
    let winding = 0;
    for (let i = 0; i + 1 < row.length; i++) {
      const from = row[i] as { x: number; w: number };
      winding += from.w;
      if (winding !== 0) addSpan(coverage, base, width, from.x, (row[i + 1] as { x: number }).x);
    }
  });
  return { width, height, coverage };
}

function addSpan(coverage: Float32Array, base: number, width: number, from: number, to: number): void {
  const x0 = Math.max(0, from);
  const x1 = Math.min(width, to);
  if (x1 <= x0) return;
  const i0 = Math.floor(x0);
  const i1 = Math.min(width - 1, Math.floor(x1));
  for (let i = i0; i <= i1; i++) {
    const share = Math.min(x1, i + 1) - Math.max(x0, i);
    if (share > 0) coverage[base + i] = (coverage[base + i] as number) + share / subRows;
  }
}

/**
 * Normalised cross-correlation of two pictures of equal size, in [-1, 1]; 1 for the same picture up to brightness.
 * Two blank pictures count as alike (1), a blank and a drawn one as unlike (0).
 */
export function correlation(a: Raster, b: Raster): number {
  const n = a.coverage.length;
  let sa = 0;
  let sb = 0;
  for (let i = 0; i < n; i++) {
    sa += a.coverage[i] as number;
    sb += b.coverage[i] as number;
  }
  const ma = sa / n;
  const mb = sb / n;
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < n; i++) {
    const da = (a.coverage[i] as number) - ma;
    const db = (b.coverage[i] as number) - mb;
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  if (aa < 1e-9 && bb < 1e-9) return 1;
  if (aa < 1e-9 || bb < 1e-9) return 0;
  return ab / Math.sqrt(aa * bb);
}
