import { type Contour, contrastRatio, type Design, type Hex, type Path, polygon } from '@brandwright/engine';
import { encode } from 'uqr';
import type { Sheet } from '../layout/sheet.ts';
import { mm } from '../stationery/paper.ts';
import { readable } from '../stationery/readable.ts';

/** Empty modules that readers need around a code (ISO/IEC 18004). */
export const quietZone = 4;

/** Octets of the longest text that a code of level M holds (ISO/IEC 18004, table 7). */
export const mostOctets = 2331;

/** Side of the code in print, with its quiet zone. */
const side = 40 * mm;

/** Contrast ratio at which every reader tells modules from the ground. */
const enough = 4.5;

const white: Hex = '#FFFFFF';

/**
 * A QR code in the brand’s color on white, one unit a module. Corrects up to 15 % of damage (level M). Throws if the
 * text is longer than `mostOctets`.
 */
export function qrCode(text: string, design: Design): Sheet {
  const { data } = encode(text, { ecc: 'M', boostEcc: true, border: quietZone });
  const own = readable(design, white);
  const paint = contrastRatio(own, white) >= enough ? own : '#000000';
  return {
    width: data.length,
    height: data.length,
    scale: side / data.length,
    bleed: 0,
    ground: white,
    layers: [{ paint, path: outlined(data) }],
  };
}

type Corner = readonly [x: number, y: number];

/**
 * The outlines of the dark areas: clockwise outside, counterclockwise around holes. Rectangles side by side would show
 * seams between them.
 */
function outlined(dark: readonly (readonly boolean[])[]): Path {
  const edges = new Map<string, Corner[]>();
  const isDark = (x: number, y: number): boolean => dark[y]?.[x] === true;
  const add = (from: Corner, to: Corner): void => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const [y, row] of dark.entries())
    for (const x of row.keys()) {
      if (!isDark(x, y)) continue;
      if (!isDark(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isDark(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isDark(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isDark(x - 1, y)) add([x, y + 1], [x, y]);
    }
  const out: Contour[] = [];
  for (const [key, ends] of edges) {
    const start = key.split(',').map(Number) as unknown as Corner;
    while (ends.length > 0) out.push(polygon(loopFrom(start, edges).flat()));
  }
  return out;
}

/** Takes one closed loop of edges, and keeps its corners. Where two modules meet at a corner, it turns right. */
function loopFrom(start: Corner, edges: ReadonlyMap<string, Corner[]>): readonly Corner[] {
  const corners: Corner[] = [];
  let [at, way]: [Corner, Corner] = [start, [0, 0]];
  do {
    const ends = edges.get(at.join()) ?? [];
    const right: Corner = [at[0] - way[1], at[1] + way[0]];
    const i = Math.max(
      0,
      ends.findIndex((end) => end.join() === right.join()),
    );
    const [next] = ends.splice(i, 1);
    if (next === undefined) break;
    const turned: Corner = [next[0] - at[0], next[1] - at[1]];
    if (turned.join() !== way.join()) corners.push(at);
    [at, way] = [next, turned];
  } while (at.join() !== start.join());
  return corners;
}
