/** Family cut-disc (P3): a disc of radius 200 sliced by a letter whose open ends run past the rim. */
import type { CataloguedMark } from '../../../packages/engine/src/concepts/mark.ts';
import {
  type Contour,
  mapContour,
  mapPath,
  type Path,
  pathArea,
  pathBounds,
  placing,
} from '../../../packages/engine/src/geometry/path.ts';
import { assemble } from './assemble.ts';
import { cutAlternates, noExtend, skeleton } from './letters.ts';
import { parseSubpaths, type Subpath } from './outline.ts';
import { difference, intersection, strokeOutline, union } from './pathkit.ts';
import { disc, polygon, rectangle } from './shapes.ts';

/** Refused by the test of the construction: their strokes do not slice the disc, and what is left is a plain letter in a dot. */
const refusedLetters = 'DIO';
/** Accepted although enclosed. */
const enclosed = 'BGJPQ';
/** Letters whose stem has an outer edge beyond which mitres may not stick out. */
const stemmed = 'BDEFHKLMNPRU';

const R = 200;
const stroke = 44;
/** Larger side of the stroked letter ÷ diameter. */
const share: Readonly<Record<string, number>> = { A: 0.69 };

/** Ends that differ from `noExtend`: alternates bring their own ends (G turns inwards), S runs off both sides, bars stop at stems. */
const heldEnds: Readonly<Record<string, number>> = { C0: 0, E1: 1, F1: 1, G0: 2, H2: 3, S0: 2, S1: 1 };

const ends = (letter: string, index: number): number => heldEnds[`${letter}${index}`] ?? noExtend[`${letter}${index}`] ?? 0;

/** A bar from an open end outwards along its tangent, past any rim. It starts half a stroke inside, so that no edges coincide. */
function runOut(points: Contour, end: 'start' | 'end'): Contour {
  const n = points.length;
  const [x, y, cx, cy, dx, dy] = (
    end === 'start'
      ? [...points.slice(0, 2), ...points.slice(2, 6)]
      : [...points.slice(n - 2), ...points.slice(n - 4, n - 2), ...points.slice(n - 8, n - 6)]
  ) as [number, number, number, number, number, number];
  const [qx, qy] = cx === x && cy === y ? [dx, dy] : [cx, cy];
  const l = Math.hypot(x - qx, y - qy);
  const [ux, uy] = [(x - qx) / l, (y - qy) / l];
  const [wx, wy] = [(-uy * stroke) / 2, (ux * stroke) / 2];
  const [a, b] = [-2, 3 * R];
  return polygon([
    [x + ux * a + wx, y + uy * a + wy],
    [x + ux * b + wx, y + uy * b + wy],
    [x + ux * b - wx, y + uy * b - wy],
    [x + ux * a - wx, y + uy * a - wy],
  ]);
}

function letterOutline(letter: string): Path {
  const raw = (cutAlternates[letter] ?? skeleton[letter] ?? []).flatMap((d) => parseSubpaths(d));
  const box = pathBounds(raw.map((s) => s.points));
  if (box === null) throw new Error(`${letter}: no skeleton`);
  const scale = ((share[letter] ?? 0.59) * 2 * R) / Math.max(box.x1 - box.x0, box.y1 - box.y0);
  const m = placing(scale, (-scale * (box.x0 + box.x1)) / 2, (-scale * (box.y0 + box.y1)) / 2);
  const parts: Subpath[] = raw.map((s) => ({ points: mapContour(s.points, m), closed: s.closed }));
  const [top, left] = [scale * (box.y0 - box.y1) * 0.5 - stroke / 2, -scale * (box.x1 - box.x0) * 0.5 - stroke / 2];
  let outline: Path = [];
  for (const part of parts) outline = union(outline, strokeOutline(part, stroke));
  // Mitres end on the cap line, the base line and the stem's outer edge.
  outline = intersection(outline, [rectangle(stemmed.includes(letter) ? left : -3 * R, top, 3 * R, -top)]);
  for (const [i, part] of parts.entries()) {
    if (part.closed) continue;
    const held = ends(letter, i);
    if ((held & 1) === 0) outline = union(outline, [runOut(part.points, 'start')]);
    if ((held & 2) === 0) outline = union(outline, [runOut(part.points, 'end')]);
  }
  return outline;
}

/** Pieces of the disc that reach the rim with at least 8 % of its area. */
const rimPieces = (path: Path): number =>
  path.filter((c) => {
    const flat = c.filter((_, i) => i % 6 < 2);
    for (let i = 0; i + 1 < flat.length; i += 2) {
      if (Math.hypot(flat[i] as number, flat[i + 1] as number) > R - 0.5) return pathArea([c]) >= 0.08 * Math.PI * R * R;
    }
    return false;
  }).length;

function cutDisc(letter: string): Path | null {
  if (refusedLetters.includes(letter)) return null;
  const path = difference([disc(0, 0, R)], letterOutline(letter)).filter((c) => pathArea([c]) > 0.004 * 4 * R * R);
  return rimPieces(path) >= 2 || enclosed.includes(letter) ? mapPath(path, placing(0.5, 100, 100)) : null;
}

/** By eye. */
const craft: Readonly<Record<string, number>> = { A: 5, N: 5, M: 5, K: 5, Y: 5, E: 5, B: 3, G: 3, P: 3, Q: 3, J: 3 };

export const cutDiscMarks = (): CataloguedMark[] =>
  Object.keys(skeleton).flatMap((letter) => {
    const path = cutDisc(letter);
    if (path === null) return [];
    return [
      assemble({
        id: `cut-disc/${letter.toLowerCase()}`,
        family: 'cut-disc',
        icons: [],
        letter,
        parts: [{ role: 'mark', path }],
        corner: 1,
        craft: craft[letter] ?? 4,
      }),
    ];
  });
