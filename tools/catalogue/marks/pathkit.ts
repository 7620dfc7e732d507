/**
 * Boolean geometry and stroke outlines by Skia's path operations (pathkit-wasm), for the build of the catalogue only.
 * Traps, found the hard way: it wants large coordinates (×16), answers in even-odd (so we re-orient by nesting depth),
 * bends curves where edges nearly coincide, and takes over the process's uncaughtException handler.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Contour, Path } from '../../../packages/engine/src/geometry/path.ts';
import { orient, type Subpath } from './outline.ts';

interface SkPath {
  toCmds(): number[][];
  op(other: SkPath, op: unknown): SkPath | null;
  stroke(options: { width: number; miter_limit: number; join: unknown; cap: unknown }): SkPath | null;
  delete(): void;
}
interface Kit {
  FromCmds(cmds: number[][]): SkPath;
  PathOp: Readonly<Record<'UNION' | 'DIFFERENCE' | 'INTERSECT', unknown>>;
  StrokeJoin: Readonly<Record<'MITER' | 'ROUND', unknown>>;
  StrokeCap: Readonly<Record<'BUTT' | 'ROUND', unknown>>;
}

const scale = 16;
const require = createRequire(import.meta.url);

async function load(): Promise<Kit> {
  const init = require('pathkit-wasm/bin/pathkit.js') as (options: { wasmBinary: Uint8Array }) => PromiseLike<Kit>;
  const listeners = {
    uncaughtException: process.listeners('uncaughtException'),
    unhandledRejection: process.listeners('unhandledRejection'),
  };
  // The module is a thenable that resolves to itself: wrap it, or await never ends.
  const { kit } = await new Promise<{ kit: Kit }>((resolve) =>
    init({ wasmBinary: readFileSync(require.resolve('pathkit-wasm/bin/pathkit.wasm')) }).then((kit) => {
      resolve({ kit: { FromCmds: kit.FromCmds, PathOp: kit.PathOp, StrokeJoin: kit.StrokeJoin, StrokeCap: kit.StrokeCap } });
    }),
  );
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    for (const listener of process.listeners(event as 'uncaughtException')) {
      if (!(listeners[event] as unknown[]).includes(listener)) process.removeListener(event, listener);
    }
  }
  return kit;
}

const kit = await load();
const [MOVE, LINE, QUAD, CONIC, CUBIC, CLOSE] = [0, 1, 2, 3, 4, 5];

function toSk(contours: readonly { points: Contour; closed: boolean }[]): SkPath {
  const cmds: number[][] = [];
  for (const { points, closed } of contours) {
    const p = points.map((v) => v * scale);
    cmds.push([MOVE as number, p[0] as number, p[1] as number]);
    for (let i = 2; i + 5 < p.length; i += 6) {
      const s = p.slice(i - 2, i + 6) as [number, number, number, number, number, number, number, number];
      const straight = s[0] === s[2] && s[1] === s[3] && s[4] === s[6] && s[5] === s[7];
      cmds.push(straight ? [LINE as number, s[6], s[7]] : [CUBIC as number, ...s.slice(2)]);
    }
    if (closed) cmds.push([CLOSE as number]);
  }
  return kit.FromCmds(cmds);
}

/** A conic of weight w (a circle's arc when w = cos half-angle) as one cubic; good to 1e-4 of the radius up to 90°. */
const conic = (x0: number, y0: number, [x1, y1, x2, y2, w]: [number, number, number, number, number]): number[] => {
  const k = (4 * w) / (3 * (1 + w));
  return [x0 + k * (x1 - x0), y0 + k * (y1 - y0), x2 + k * (x1 - x2), y2 + k * (y1 - y2), x2, y2];
};

function fromSk(path: SkPath | null): Path {
  if (path === null) throw new Error('path operation failed');
  const out: number[][] = [];
  let points: number[] = [];
  let [x, y] = [0, 0];
  const end = () => {
    const [sx, sy] = [points[0] as number, points[1] as number];
    if (points.length > 2 && (x !== sx || y !== sy)) points.push(x, y, sx, sy, sx, sy);
    if (points.length > 8) out.push(points.map((v) => v / scale));
    points = [];
  };
  for (const [verb, ...a] of path.toCmds() as [number, ...number[]][]) {
    if (verb === MOVE) {
      if (points.length > 0) end();
      points = [a[0] as number, a[1] as number];
    } else if (verb === LINE) {
      points.push(x, y, a[0] as number, a[1] as number, a[0] as number, a[1] as number);
    } else if (verb === QUAD) {
      points.push(...conic(x, y, [...a, 1] as [number, number, number, number, number]));
    } else if (verb === CONIC) {
      points.push(...conic(x, y, a as [number, number, number, number, number]));
    } else if (verb === CUBIC) {
      points.push(...a);
    } else {
      end();
      continue;
    }
    [x, y] = points.slice(-2) as [number, number];
  }
  if (points.length > 0) end();
  path.delete();
  return out;
}

const closed = (path: Path) => path.map((points) => ({ points, closed: true }));

function operate(a: Path, b: Path, op: unknown): Path {
  const left = toSk(closed(a));
  const right = toSk(closed(b));
  const result = left.op(right, op);
  const path = fromSk(result);
  if (result !== left) left.delete();
  right.delete();
  return orient(path);
}

export const union = (a: Path, b: Path): Path => operate(a, b, kit.PathOp.UNION);
export const difference = (a: Path, b: Path): Path => operate(a, b, kit.PathOp.DIFFERENCE);
export const intersection = (a: Path, b: Path): Path => operate(a, b, kit.PathOp.INTERSECT);

/** The outline of one skeleton stroked `width` wide, butt caps, mitres up to 12 or round joins. Its own overlaps are removed. */
export function strokeOutline(skeleton: Subpath, width: number, join: 'MITER' | 'ROUND' = 'MITER'): Path {
  const sk = toSk([skeleton]);
  const outline = fromSk(
    sk.stroke({ width: width * scale, miter_limit: 12, join: kit.StrokeJoin[join], cap: kit.StrokeCap.BUTT }),
  );
  return union(outline, []);
}

/** A filled path made larger by `by` on every side, corners round; its holes are filled. */
export const grown = (path: Path, by: number): Path =>
  path.reduce<Path>((sum, points) => union(union(sum, [points]), strokeOutline({ points, closed: true }, 2 * by, 'ROUND')), []);
