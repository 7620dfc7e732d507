import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Path, pathData, signedArea } from '@brandwright/engine';
import type { CutDrawing, CutLayer } from '@brandwright/kit';
import { Resvg } from '@resvg/resvg-js';

/** The members of Skia’s path operations that are called here. */
interface SkPath {
  toCmds(): readonly (readonly number[])[];
  setFillType(type: unknown): void;
  simplify(): SkPath | null;
  delete(): void;
}
interface Skia {
  FromCmds(commands: readonly (readonly number[])[]): SkPath;
  readonly FillType: { readonly WINDING: unknown };
}

/** Skia is exact to a thousandth of a unit, so millimeters are too large for it. */
const scale = 64;

const [move, line, quad, conic, cubic, close] = [0, 1, 2, 3, 4, 5];

const require = createRequire(import.meta.url);
let loaded: Promise<Skia> | null = null;

/**
 * The drawing with overlaps within each paint removed: letters are made of strokes that overlap, and a plotter would
 * cut through them. Holes stay. A paint that Skia cannot weld without bending it stays as it is.
 */
export function welded(cut: CutDrawing): Promise<CutDrawing> {
  const known = done.get(cut) ?? weld(cut);
  done.set(cut, known);
  return known;
}

/** Drawings that two formats share. */
const done = new WeakMap<CutDrawing, Promise<CutDrawing>>();

async function weld(cut: CutDrawing): Promise<CutDrawing> {
  loaded ??= load();
  const skia = await loaded;
  return { ...cut, layers: cut.layers.map((layer) => ({ ...layer, path: weldedPath(layer, cut, skia) })) };
}

/** Loads 0.3 MB of WASM. It takes over the handlers of a process’s last errors, so they are given back. */
async function load(): Promise<Skia> {
  const init = require('pathkit-wasm/bin/pathkit.js') as (options: { wasmBinary: Uint8Array }) => PromiseLike<Skia>;
  const wasmBinary = await readFile(require.resolve('pathkit-wasm/bin/pathkit.wasm'));
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = new Map(events.map((event) => [event, process.rawListeners(event)]));
  // The module resolves to itself, which is a thenable again: awaited directly, it would never end.
  const { skia } = await new Promise<{ skia: Skia }>((resolve) => {
    void init({ wasmBinary }).then((module) => resolve({ skia: { FromCmds: module.FromCmds, FillType: module.FillType } }));
  });
  for (const event of events)
    for (const listener of process.rawListeners(event))
      if (before.get(event)?.includes(listener) !== true) process.removeListener(event, listener as () => void);
  return skia;
}

function weldedPath({ path }: CutLayer, { width, height }: CutDrawing, skia: Skia): Path {
  const drawn = skia.FromCmds(path.flatMap(commandsOf));
  drawn.setFillType(skia.FillType.WINDING);
  const simple = drawn.simplify();
  const out = simple === null ? null : contoursOf(simple.toCmds());
  drawn.delete();
  return out !== null && looksLike(path, out, width, height) ? out : path;
}

function commandsOf(contour: readonly number[]): readonly (readonly number[])[] {
  const p = contour.map((v) => v * scale);
  const out: (readonly number[])[] = [[move as number, p[0] as number, p[1] as number]];
  for (let i = 2; i + 5 < p.length; i += 6) {
    const straight = p[i - 2] === p[i] && p[i - 1] === p[i + 1] && p[i + 2] === p[i + 4] && p[i + 3] === p[i + 5];
    out.push(straight ? [line as number, ...p.slice(i + 4, i + 6)] : [cubic as number, ...p.slice(i, i + 6)]);
  }
  return [...out, [close as number]];
}

/** A quadratic or a conic of weight `w` as a cubic. */
const raised = (x0: number, y0: number, [x1, y1, x2, y2, w = 1]: readonly number[]): readonly number[] => {
  const [cx, cy, x, y] = [x1, y1, x2, y2] as [number, number, number, number];
  const k = (4 * w) / (3 * (1 + w));
  return [x0 + k * (cx - x0), y0 + k * (cy - y0), x + k * (cx - x), y + k * (cy - y), x, y];
};

/** Square millimeters below which a contour is what an operation left behind. */
const crumb = 0.002;

/** Closed contours of cubics, without crumbs. */
function contoursOf(commands: readonly (readonly number[])[]): Path {
  const out: number[][] = [];
  let points: number[] = [];
  const end = (): void => {
    const [x, y] = points.slice(-2) as [number, number];
    const [sx, sy] = points as [number, number];
    if (points.length > 2 && (x !== sx || y !== sy)) points.push(x, y, sx, sy, sx, sy);
    if (points.length > 14) out.push(points.map((v) => v / scale));
    points = [];
  };
  for (const [verb, ...a] of commands) {
    const [x, y] = points.slice(-2) as [number, number];
    if (verb === move) {
      end();
      points = [...a];
    } else if (verb === line) points.push(x, y, ...a, ...a);
    else if (verb === quad || verb === conic) points.push(...raised(x, y, a));
    else if (verb === cubic) points.push(...a);
    else end();
  }
  end();
  return out.filter((contour) => Math.abs(signedArea(contour)) >= crumb);
}

/** Pixels of the pictures by which outlines are compared, and how many may differ by rounding. */
const compared = 500_000;
const spared = 2;

/** True if both fill the same area. Skia bends curves where edges nearly coincide. */
function looksLike(one: Path, other: Path, width: number, height: number): boolean {
  const alpha = (path: Path, rule: 'nonzero' | 'evenodd'): Buffer => {
    const pixels = Math.max(1, Math.round(Math.sqrt((compared * width) / height)));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill-rule="${rule}" d="${pathData(path)}"/></svg>`;
    return new Resvg(svg, { fitTo: { mode: 'width', value: pixels }, font: { loadSystemFonts: false } }).render().pixels;
  };
  const [a, b] = [alpha(one, 'nonzero'), alpha(other, 'evenodd')];
  let apart = 0;
  for (let i = 3; i < a.length; i += 4) if (Math.abs((a[i] as number) - (b[i] as number)) > 100) apart++;
  return a.length === b.length && apart <= spared;
}
