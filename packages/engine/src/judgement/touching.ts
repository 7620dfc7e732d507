import { colorDifference } from '../color/delta.ts';
import { height, unionAll, width } from '../geometry/box.ts';
import { pathBounds, placing } from '../geometry/path.ts';
import { rasterize } from '../geometry/raster.ts';
import type { PaintRole, Paints, Shape } from '../scene/scene.ts';

/** How parts of a drawing meet, measured on a small picture. */
export interface Touching {
  /** Roles that are adjacent or on top of each other. */
  readonly pairs: readonly (readonly [PaintRole, PaintRole])[];
  /**
   * Share of borders between different paints along which the one-color drawing keeps a gap. 1 without such
   * borders.
   */
  readonly kept: number;
}

/** Longer side of the picture in px. A slit of 1.5 % is still visible. */
const side = 144;
/** Border pixels from which two roles count as touching. Fewer are a corner or rounding. */
const leastBorder = 6;
/** ΔE_OK below which two paints look the same. */
const sameColor = 0.04;
/** Maximum distance in px between a border and its gap. */
const reach = 2;

/** Compares shapes painted in color, last on top, with the one-color version. About 2 ms. */
export function touching(shapes: readonly Shape[], paints: Paints): Touching {
  const box = unionAll(shapes.map(({ path }) => pathBounds(path)));
  if (box === null) return { pairs: [], kept: 1 };
  const scale = side / Math.max(width(box), height(box), 1);
  const w = Math.ceil(width(box) * scale) + 2;
  const h = Math.ceil(height(box) * scale) + 2;
  const matrix = placing(scale, 1 - box.x0 * scale, 1 - box.y0 * scale);
  const roles: (PaintRole | null)[] = new Array<PaintRole | null>(w * h).fill(null);
  const mono = new Uint8Array(w * h);
  for (const { path, role, only } of merged(shapes)) {
    const { coverage } = rasterize(path, matrix, w, h);
    for (let i = 0; i < coverage.length; i++) {
      if ((coverage[i] as number) < 0.5) continue;
      if (only !== 'mono') roles[i] = role;
      if (only !== 'colour') mono[i] = 1;
    }
  }
  const borders = new Map<string, { readonly pair: readonly [PaintRole, PaintRole]; total: number; open: number }>();
  for (let i = 0; i + w < roles.length; i++) {
    const a = roles[i] ?? null;
    if (a === null) continue;
    for (let k = 0; k < 2; k++) {
      const b = roles[i + (k === 0 ? 1 : w)] ?? null;
      if (b === null || a === b) continue;
      const pair: readonly [PaintRole, PaintRole] = a < b ? [a, b] : [b, a];
      const key = pair.join('/');
      const border = borders.get(key) ?? { pair, total: 0, open: 0 };
      borders.set(key, border);
      border.total++;
      if (hasGap(mono, i, w)) border.open++;
    }
  }
  const real = [...borders.values()].filter(({ total }) => total >= leastBorder);
  const unlike = real.filter(({ pair: [a, b] }) => colorDifference(paints[a], paints[b]) > sameColor);
  const total = unlike.reduce((sum, border) => sum + border.total, 0);
  const open = unlike.reduce((sum, border) => sum + border.open, 0);
  return { pairs: real.map(({ pair }) => pair), kept: total === 0 ? 1 : open / total };
}

/** Merges neighbors with the same paint, because every picture takes time. */
function merged(shapes: readonly Shape[]): readonly Shape[] {
  const out: Shape[] = [];
  for (const shape of shapes) {
    const last = out.at(-1);
    if (last !== undefined && last.role === shape.role && last.only === shape.only)
      out[out.length - 1] = { ...last, path: [...last.path, ...shape.path] };
    else out.push(shape);
  }
  return out;
}

function hasGap(mono: Uint8Array, at: number, w: number): boolean {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) if (mono[at + dy * w + dx] !== 1) return true;
  }
  return false;
}
