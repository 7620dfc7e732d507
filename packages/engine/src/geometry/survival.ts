import type { Box } from './box.ts';
import { height, width } from './box.ts';
import type { Path } from './path.ts';
import { correlation, likenessOf, type Raster, rasterize } from './raster.ts';

const large = 128;
const small = 16;

/** Enlarges a picture by linear interpolation between pixel centers, as a screen enlarges a small favicon. */
function enlarged({ coverage }: Raster): Raster {
  const out = new Float32Array(large * large);
  const at = (x: number, y: number): number =>
    coverage[Math.min(small - 1, Math.max(0, y)) * small + Math.min(small - 1, Math.max(0, x))] as number;
  for (let y = 0; y < large; y++) {
    const v = ((y + 0.5) * small) / large - 0.5;
    const y0 = Math.floor(v);
    for (let x = 0; x < large; x++) {
      const u = ((x + 0.5) * small) / large - 0.5;
      const x0 = Math.floor(u);
      const top = at(x0, y0) * (1 - (u - x0)) + at(x0 + 1, y0) * (u - x0);
      const bottom = at(x0, y0 + 1) * (1 - (u - x0)) + at(x0 + 1, y0 + 1) * (u - x0);
      out[y * large + x] = top * (1 - (v - y0)) + bottom * (v - y0);
    }
  }
  return { width: large, height: large, coverage: out };
}

/**
 * How well a mark survives at 16 px: Pearson r in [-1, 1] between its render at 128 px and its enlarged 16-px
 * render. The ink is fitted by its larger side with one pixel of margin at 16 px. About 1.5 ms.
 */
export function survivalAt16(path: Path, box: Box): number {
  const fitted = (side: number): Raster => {
    const s = (side * 14) / 16 / Math.max(width(box), height(box));
    const e = side / 2 - ((box.x0 + box.x1) / 2) * s;
    const f = side / 2 - ((box.y0 + box.y1) / 2) * s;
    return rasterize(path, { a: s, b: 0, c: 0, d: s, e, f }, side, side);
  };
  return survivalOf(fitted(large), fitted(small));
}

/** The same for pictures drawn elsewhere: ink in 128 × 128 and 16 × 16 px, fitted as above. */
export const survivalOf = (full: Raster, tiny: Raster): number =>
  Math.round(correlation(likenessOf(full), likenessOf(enlarged(tiny))) * 1000) / 1000;
