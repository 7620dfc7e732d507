/** Writes the compact path data that `parseCompactPath` reads. */
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { formatPath, parsePath } from '../marks/outline.ts';
import { mergeCurves } from './merge-curves.ts';

/** Tenths of the path's unit; runs on one line are joined and segments that vanish are dropped by the plain writer. */
export function compactPath(path: Path): string {
  let out = '';
  let [mx, my] = [0, 0];
  const tenths = (v: number): number => Math.round(v * 10);
  const list = (...n: readonly number[]): string => n.map((v, i) => (i > 0 && v >= 0 ? ` ${v}` : `${v}`)).join('');
  for (const contour of parsePath(formatPath(mergeCurves(path), 1))) {
    const p = contour.map(tenths);
    let [x, y] = p as [number, number];
    out += `m${list(x - mx, y - my)}`;
    [mx, my] = [x, y];
    for (let i = 2; i + 5 < p.length; i += 6) {
      const [ax, ay, bx, by, ex, ey] = p.slice(i, i + 6) as [number, number, number, number, number, number];
      const straight = ax === x && ay === y && bx === ex && by === ey;
      // The way home is closed by the reader.
      const last = i + 6 >= p.length;
      if (!straight) out += `c${list(ax - x, ay - y, bx - x, by - y, ex - x, ey - y)}`;
      else if (last) break;
      else if (ey === y) out += `h${list(ex - x)}`;
      else if (ex === x) out += `v${list(ey - y)}`;
      else out += `l${list(ex - x, ey - y)}`;
      [x, y] = [ex, ey];
    }
  }
  return out;
}
