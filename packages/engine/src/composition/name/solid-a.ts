import { flattenContour } from '../../geometry/flatten.ts';
import { type Contour, signedArea } from '../../geometry/path.ts';
import type { FoundLetter } from './letter-swap.ts';

/**
 * A capital A filled to its outline: a trapezoid between its outer edges. Units: cap height 100, y down,
 * baseline 0.
 */
export interface SolidA {
  readonly bottom: number;
  readonly top: number;
  /** x of the outer edges at a height. */
  readonly left: (y: number) => number;
  readonly right: (y: number) => number;
}

/** Minimum share of the height over which an outer edge is straight. */
const straight = 0.86;

/**
 * The outer edges of an A with straight sides from foot to apex. Null for serifs, round shoulders and
 * modulated sides. Cuts through a letter's own counter look ragged, so devices fill the A first.
 */
export function solidA({ glyph, box }: FoundLetter): SolidA | null {
  const outer = glyph.path.reduce<Contour | null>((a, c) => (a === null || signedArea(c) > signedArea(a) ? c : a), null);
  if (outer === null || glyph.path.length > 2) return null;
  const high = box.y1 - box.y0;
  const line = flattenContour(outer);
  const middle = (box.x0 + box.x1) / 2;
  const edges: { x0: number; y0: number; x1: number; y1: number }[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const [x0, y0] = [line[i] as number, line[i + 1] as number];
    const [x1, y1] = [line[(i + 2) % line.length] as number, line[(i + 3) % line.length] as number];
    if (Math.abs(y1 - y0) >= straight * high) edges.push({ x0, y0, x1, y1 });
  }
  // Clockwise on screen, the outer left edge runs up and the outer right edge down.
  const up = edges.filter((e) => e.y1 < e.y0 && Math.min(e.x0, e.x1) < middle).sort((a, b) => a.x0 - b.x0)[0];
  const down = edges.filter((e) => e.y1 > e.y0 && Math.max(e.x0, e.x1) > middle).sort((a, b) => b.x1 - a.x1)[0];
  if (up === undefined || down === undefined) return null;
  const at = (e: typeof up) => (y: number) => e.x0 + ((y - e.y0) / (e.y1 - e.y0)) * (e.x1 - e.x0);
  const [left, right] = [at(up), at(down)];
  // A foot that extends past its side is a serif.
  if (left(box.y1) > box.x0 + 2.5 || right(box.y1) < box.x1 - 2.5) return null;
  const apex = right(box.y0) - left(box.y0);
  return apex < -1 ? null : { bottom: box.y1, top: box.y0, left, right };
}
