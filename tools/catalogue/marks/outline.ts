/**
 * Outlines at build time: SVG path data in, the engine's contours out, and back to path data of absolute M, L, C, Z.
 * Units are those of the caller (Phosphor draws in a 256 box, catalogued marks in a 200 box); y points down.
 */
import { type Contour, type Path, reverseContour, signedArea } from '../../../packages/engine/src/geometry/path.ts';

/** A parsed subpath. Open ones are skeletons to be stroked; closed ones repeat their first point at the end. */
export interface Subpath {
  readonly points: Contour;
  readonly closed: boolean;
}

const argumentCounts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Splits path data into commands. Arc flags may be written without separators (`0,0,1` or `01`), so they are read one digit at a time. */
function tokenise(d: string): { command: string; args: number[] }[] {
  const out: { command: string; args: number[] }[] = [];
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
  const flag = /[\s,]*([01])/y;
  let i = 0;
  while (i < d.length) {
    const c = d[i] as string;
    if (/[\s,]/.test(c)) {
      i++;
      continue;
    }
    const count = argumentCounts[c.toUpperCase()];
    if (count === undefined) throw new Error(`path data: unexpected “${c}” at ${i}`);
    i++;
    let command = c;
    for (;;) {
      const args: number[] = [];
      for (let k = 0; k < count; k++) {
        const pattern = (command === 'A' || command === 'a') && (k === 3 || k === 4) ? flag : number;
        pattern.lastIndex = i;
        const hit = pattern.exec(d);
        if (hit === null) throw new Error(`path data: number expected at ${i}`);
        args.push(Number(hit[1]));
        i = pattern.lastIndex;
      }
      out.push({ command, args });
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
      number.lastIndex = i;
      if (count === 0 || !number.test(d)) break;
    }
  }
  return out;
}

/** An SVG arc as cubics of at most 90° each (SVG 2, appendix B.2.4). Returns the numbers after the start point. */
function arcToCubics(x0: number, y0: number, args: readonly number[], x: number, y: number): number[] {
  let [rx = 0, ry = 0] = args;
  const [, , angle = 0, large = 0, sweep = 0] = args;
  rx = Math.abs(rx);
  ry = Math.abs(ry);
  if (rx === 0 || ry === 0 || (x0 === x && y0 === y)) return [x0, y0, x, y, x, y];
  const phi = (angle * Math.PI) / 180;
  const cos = Math.cos(phi);
  const sin = Math.sin(phi);
  const px = (cos * (x0 - x)) / 2 + (sin * (y0 - y)) / 2;
  const py = (-sin * (x0 - x)) / 2 + (cos * (y0 - y)) / 2;
  const grow = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (grow > 1) {
    rx *= grow;
    ry *= grow;
  }
  const q = (px / rx) ** 2 + (py / ry) ** 2;
  const s = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (1 - q) / q));
  const cxp = (s * rx * py) / ry;
  const cyp = (-s * ry * px) / rx;
  const cx = cos * cxp - sin * cyp + (x0 + x) / 2;
  const cy = sin * cxp + cos * cyp + (y0 + y) / 2;
  const start = Math.atan2((py - cyp) / ry, (px - cxp) / rx);
  let delta = Math.atan2((-py - cyp) / ry, (-px - cxp) / rx) - start;
  if (sweep === 1 && delta < 0) delta += 2 * Math.PI;
  if (sweep === 0 && delta > 0) delta -= 2 * Math.PI;
  const n = Math.max(1, Math.ceil(Math.abs(delta) / (Math.PI / 2) - 1e-6));
  const step = delta / n;
  const k = (4 / 3) * Math.tan(step / 4);
  const out: number[] = [];
  const at = (ex: number, ey: number) => out.push(cx + cos * rx * ex - sin * ry * ey, cy + sin * rx * ex + cos * ry * ey);
  for (let i = 0; i < n; i++) {
    const a = start + i * step;
    const b = a + step;
    at(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a));
    at(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b));
    at(Math.cos(b), Math.sin(b));
  }
  out.splice(out.length - 2, 2, x, y);
  return out;
}

/** Parses any SVG path data. Every segment becomes a cubic. */
export function parseSubpaths(d: string): Subpath[] {
  const out: Subpath[] = [];
  let points: number[] = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let [lastC, lastQ]: [[number, number] | null, [number, number] | null] = [null, null];
  const end = (closed: boolean) => {
    if (closed && points.length >= 2 && (x !== sx || y !== sy)) points.push(x, y, sx, sy, sx, sy);
    if (points.length > 2) out.push({ points, closed });
    points = [];
  };
  for (const { command, args } of tokenise(d)) {
    const upper = command.toUpperCase();
    const [ox, oy] = command === upper ? [0, 0] : [x, y];
    const a = (i: number) => args[i] as number;
    if (upper === 'M') {
      end(false);
      [x, y] = [a(0) + ox, a(1) + oy];
      [sx, sy] = [x, y];
      points = [x, y];
      [lastC, lastQ] = [null, null];
      continue;
    }
    if (upper === 'Z') {
      end(true);
      [x, y] = [sx, sy];
      [lastC, lastQ] = [null, null];
      continue;
    }
    if (points.length === 0) points = [x, y];
    let [nx, ny] = [x, y];
    let c: [number, number] | null = null;
    let q: [number, number] | null = null;
    if (upper === 'C' || upper === 'S') {
      const first = upper === 'C' ? [a(0) + ox, a(1) + oy] : lastC === null ? [x, y] : [2 * x - lastC[0], 2 * y - lastC[1]];
      const o = upper === 'C' ? 2 : 0;
      c = [a(o) + ox, a(o + 1) + oy];
      [nx, ny] = [a(o + 2) + ox, a(o + 3) + oy];
      points.push(first[0] as number, first[1] as number, c[0], c[1], nx, ny);
    } else if (upper === 'Q' || upper === 'T') {
      q = upper === 'Q' ? [a(0) + ox, a(1) + oy] : lastQ === null ? [x, y] : [2 * x - lastQ[0], 2 * y - lastQ[1]];
      const o = upper === 'Q' ? 2 : 0;
      [nx, ny] = [a(o) + ox, a(o + 1) + oy];
      points.push(
        x + (2 / 3) * (q[0] - x),
        y + (2 / 3) * (q[1] - y),
        nx + (2 / 3) * (q[0] - nx),
        ny + (2 / 3) * (q[1] - ny),
        nx,
        ny,
      );
    } else if (upper === 'A') {
      [nx, ny] = [a(5) + ox, a(6) + oy];
      points.push(...arcToCubics(x, y, args, nx, ny));
    } else {
      if (upper !== 'V') nx = a(0) + ox;
      if (upper === 'V') ny = a(0) + oy;
      if (upper === 'L') ny = a(1) + oy;
      points.push(x, y, nx, ny, nx, ny);
    }
    [x, y, lastC, lastQ] = [nx, ny, c, q];
  }
  end(false);
  return out;
}

/** Parses filled path data: open subpaths are closed by a straight line, as SVG fills them. */
export function parsePath(d: string): Path {
  return parseSubpaths(d).map(({ points }) => {
    const n = points.length;
    const [x, y, sx, sy] = [points[n - 2], points[n - 1], points[0], points[1]] as [number, number, number, number];
    return x === sx && y === sy ? points : [...points, x, y, sx, sy, sx, sy];
  });
}

/** `flat` points of a contour: x, y pairs, the first not repeated. Twelve chords a curve are within .05 of a 200 box. */
export function flatten(contour: Contour, chords = 12): number[] {
  const out: number[] = [];
  for (let i = 0; i + 7 < contour.length; i += 6) {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = contour.slice(i, i + 8) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const straight = x1 === x0 && y1 === y0 && x2 === x3 && y2 === y3;
    const n = straight ? 1 : chords;
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const u = 1 - t;
      const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      out.push(b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3);
    }
  }
  return out;
}

/** Even-odd test against flattened points. */
function inside(flat: readonly number[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = flat.length - 2; i < flat.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [flat[i], flat[i + 1], flat[j], flat[j + 1]] as [number, number, number, number];
    if (yi > y !== yj > y && x < xi + ((y - yi) / (yj - yi)) * (xj - xi)) odd = !odd;
  }
  return odd;
}

/** How many other contours hold each contour: 0 = outer, 1 = hole, 2 = island. A vote of its points, because contours may touch. */
export function depths(path: Path): number[] {
  const flats = path.map((c) => flatten(c, 6));
  return flats.map((flat, i) => {
    const n = flat.length / 2;
    const votes = Math.min(n, 15);
    let depth = 0;
    for (const [j, other] of flats.entries()) {
      if (j === i) continue;
      let hits = 0;
      for (let v = 0; v < votes; v++) {
        const k = Math.floor((v * n) / votes);
        const m = (k + 1) % n;
        // Chord middles: corners are where touching contours meet.
        const [ax, ay, bx, by] = [flat[2 * k], flat[2 * k + 1], flat[2 * m], flat[2 * m + 1]] as [number, number, number, number];
        if (inside(other, (ax + bx) / 2, (ay + by) / 2)) hits++;
      }
      if (hits * 2 > votes) depth++;
    }
    return depth;
  });
}

/** Outer contours and islands clockwise on screen, holes against them: an even-odd path made safe for the non-zero rule. */
export function orient(path: Path): Path {
  const depth = depths(path);
  return path.map((c, i) => (signedArea(c) > 0 === ((depth[i] as number) % 2 === 0) ? c : reverseContour(c)));
}

const text = (value: number, decimals: number): string => {
  const t = String(Number(value.toFixed(decimals)));
  return t === '-0' ? '0' : t;
};

/** Path data of absolute M, L, C, Z. Segments that vanish at this precision are dropped, straight runs are joined. */
export function formatPath(path: Path, decimals = 2): string {
  const eps = 0.6 * 10 ** -decimals;
  const out: string[] = [];
  for (const c of path) {
    const round = c.map((v) => Number(v.toFixed(decimals)));
    const p = (i: number) => `${text(round[i] as number, decimals)} ${text(round[i + 1] as number, decimals)}`;
    const segments: { line: boolean; to: [number, number]; d: string }[] = [];
    let [x, y] = [round[0] as number, round[1] as number];
    const first: [number, number] = [x, y];
    for (let i = 2; i + 5 < c.length; i += 6) {
      const [tx, ty] = [round[i + 4] as number, round[i + 5] as number];
      const off = (k: number) => {
        const [qx, qy] = [(c[i + k] as number) - (c[i - 2] as number), (c[i + k + 1] as number) - (c[i - 1] as number)];
        const [ex, ey] = [(c[i + 4] as number) - (c[i - 2] as number), (c[i + 5] as number) - (c[i - 1] as number)];
        const length = Math.hypot(ex, ey);
        return length < eps ? Math.hypot(qx, qy) : Math.abs(qx * ey - qy * ex) / length;
      };
      const flat = off(0) < eps && off(2) < eps;
      if (flat && Math.abs(tx - x) < eps && Math.abs(ty - y) < eps) continue;
      const last = segments.at(-1);
      if (flat) {
        const from = segments.at(-2)?.to ?? first;
        const cross = (x - from[0]) * (ty - y) - (y - from[1]) * (tx - x);
        const ahead = (x - from[0]) * (tx - x) + (y - from[1]) * (ty - y) > 0;
        const join = last?.line === true && ahead && Math.abs(cross) < eps * Math.hypot(tx - from[0], ty - from[1]);
        if (join) segments.pop();
        segments.push({ line: true, to: [tx, ty], d: `L${p(i + 4)}` });
      } else {
        segments.push({ line: false, to: [tx, ty], d: `C${p(i)} ${p(i + 2)} ${p(i + 4)}` });
      }
      [x, y] = [tx, ty];
    }
    // A closing line is what Z draws.
    const last = segments.at(-1);
    if (last?.line === true && last.to[0] === first[0] && last.to[1] === first[1]) segments.pop();
    if (segments.length >= 1) out.push(`M${p(0)}${segments.map((s) => s.d).join('')}Z`);
  }
  return out.join('');
}
