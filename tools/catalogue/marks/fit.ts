/** Where a figure fits in a container, and how large: incircles, enclosing circles, walls. Units of the 200 box. */
import { mapPath, type Path, pathBounds, placing, signedArea } from '../../../packages/engine/src/geometry/path.ts';
import { rasterize } from './judge.ts';
import { flatten } from './outline.ts';

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const grid = 200;

/** Distance to the nearest uncovered pixel, by Felzenszwalb & Huttenlocher's exact transform; one pixel = one unit. */
export function insideDistance(path: Path): Float64Array {
  const far = 1e9;
  const cover = rasterize(path, grid);
  const d = new Float64Array(grid * grid).map((_, i) => ((cover[i] as number) > 0.5 ? far : 0));
  const line = (offset: number, step: number) => {
    const f = Array.from({ length: grid }, (_, i) => d[offset + i * step] as number);
    // Beyond the box nothing is covered.
    const at = (i: number) => (i < 0 || i >= grid ? 0 : (f[i] as number));
    const v: number[] = [-1];
    const z: number[] = [-Infinity, Infinity];
    const cross = (q: number, p: number) => (at(q) + q * q - (at(p) + p * p)) / (2 * (q - p));
    for (let q = 0; q <= grid; q++) {
      let s = cross(q, v.at(-1) as number);
      while (v.length > 1 && s <= (z[v.length - 1] as number)) {
        v.pop();
        s = cross(q, v.at(-1) as number);
      }
      v.push(q);
      z[v.length - 1] = s;
      z[v.length] = Infinity;
    }
    let k = 0;
    for (let q = 0; q < grid; q++) {
      while ((z[k + 1] as number) < q) k++;
      const p = v[k] as number;
      d[offset + q * step] = (q - p) ** 2 + at(p);
    }
  };
  for (let y = 0; y < grid; y++) line(y * grid, 1);
  for (let x = 0; x < grid; x++) line(x, grid);
  return d.map(Math.sqrt);
}

/** The largest circle inside, its center averaged over all places that are within half a unit as good. */
export function incircle(distance: Float64Array): Circle {
  const best = Math.max(...distance);
  let [x, y, n] = [0, 0, 0];
  for (let i = 0; i < distance.length; i++) {
    if ((distance[i] as number) < best - 0.5) continue;
    x += (i % grid) + 0.5;
    y += Math.floor(i / grid) + 0.5;
    n++;
  }
  return { x: x / n, y: y / n, r: best - 0.5 };
}

/** The smallest circle around a path, by Bădoiu–Clarkson steps towards the farthest point. */
export function enclosing(path: Path): Circle {
  const p = path.flatMap((c) => flatten(c, 6));
  let [x, y, r] = [100, 100, 0];
  for (let step = 1; step <= 400; step++) {
    let [fx, fy, far] = [x, y, 0];
    for (let i = 0; i < p.length; i += 2) {
      const d = Math.hypot((p[i] as number) - x, (p[i + 1] as number) - y);
      if (d > far) [fx, fy, far] = [p[i] as number, p[i + 1] as number, d];
    }
    r = far;
    x += (fx - x) / (step + 1);
    y += (fy - y) / (step + 1);
  }
  return { x, y, r };
}

/** Ink centroid. */
function centroid(path: Path): readonly [number, number] {
  let [sx, sy, sum] = [0, 0, 0];
  for (const contour of path) {
    const p = flatten(contour, 8);
    for (let i = 0; i < p.length; i += 2) {
      const j = i + 2 < p.length ? i + 2 : 0;
      const [x0, y0, x1, y1] = [p[i], p[i + 1], p[j], p[j + 1]] as [number, number, number, number];
      const cross = x0 * y1 - x1 * y0;
      sx += (x0 + x1) * cross;
      sy += (y0 + y1) * cross;
      sum += cross;
    }
  }
  return [sx / (3 * sum), sy / (3 * sum)];
}

/** Area of the outer contours ÷ area of the enclosing circle: 1 for a disc, .64 for a square. */
export function roundness(path: Path): number {
  const outer = path.reduce((sum, c) => sum + Math.max(0, signedArea(c)), 0);
  return outer / (Math.PI * enclosing(path).r ** 2);
}

/** Smallest distance from the figure's outline to the container's edge; negative when it leaves. */
export function wall(distance: Float64Array, figure: Path): number {
  let least = Infinity;
  for (const contour of figure) {
    const p = flatten(contour, 6);
    for (let i = 0; i < p.length; i += 2) {
      const [x, y] = [Math.floor(p[i] as number), Math.floor(p[i + 1] as number)];
      if (x < 0 || y < 0 || x >= grid || y >= grid) return -1;
      least = Math.min(least, distance[y * grid + x] as number);
    }
  }
  return least;
}

/** The middle that the eye sees, from the enclosing circle, the box and the ink. */
export function opticalCenter(path: Path): readonly [number, number] {
  const circle = enclosing(path);
  const [cx, cy] = centroid(path);
  const box = pathBounds(path);
  const by = box === null ? cy : (box.y0 + box.y1) / 2;
  const bx = box === null ? cx : (box.x0 + box.x1) / 2;
  return [0.3 * circle.x + 0.2 * bx + 0.5 * cx, 0.3 * circle.y + 0.2 * by + 0.5 * cy];
}

/** `figure` scaled by `s` with its optical center at (x, y). */
export function put(figure: Path, s: number, x: number, y: number, center = opticalCenter(figure)): Path {
  return mapPath(figure, placing(s, x - s * center[0], y - s * center[1]));
}
