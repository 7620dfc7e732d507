/**
 * Capitals from center lines (construction rules, “skeleton cap”). Units: cap height of the center lines 400, y down;
 * a capital stroked `w` wide stands between y = −w/2 and 400 + w/2.
 */
import { type Contour, mapContour, type Path, pathBounds } from '../../../packages/engine/src/geometry/path.ts';
import { noExtend, skeleton } from '../marks/letters.ts';
import { parseSubpaths, type Subpath } from '../marks/outline.ts';
import { intersection, strokeOutline, union } from '../marks/pathkit.ts';
import { rectangle } from '../marks/shapes.ts';

/** Letters whose stem has an outer edge on the left beyond which mitres may not stick out. */
const stemmed = 'BDEFHKLMNPRU';

/** An I with slabs: a bare stem is no letter among wide ones. */
const slabI: readonly string[] = ['M0 0V4', 'M-1.25 0H1.25', 'M-1.25 4H1.25'];

interface CapitalForm {
  readonly width: number;
  /** Center lines are stretched to this size before they are stroked; absent: the skeleton's own. */
  readonly fit?: { readonly x: number; readonly y: number };
  /** Horizontal scale of the center lines instead of `fit`. */
  readonly xScale?: number;
  readonly slab?: boolean;
  /** Center lines that replace the skeleton's, in its units. */
  readonly alternate?: readonly string[];
}

const ends = (letter: string, index: number): number => noExtend[`${letter}${index}`] ?? 0;

/** The open ends of a center line that are not horizontal, run `by` units further along their tangents. */
function extended({ points, closed }: Subpath, held: number, by: number): Subpath {
  if (closed) return { points, closed };
  const out = [...points];
  const run = (x: number, y: number, fx: number, fy: number): readonly [number, number] | null => {
    const l = Math.hypot(x - fx, y - fy);
    return Math.abs(y - fy) < 0.02 * l ? null : [x + ((x - fx) / l) * by, y + ((y - fy) / l) * by];
  };
  const n = out.length;
  const p = (i: number) => out[i] as number;
  const same = (i: number, j: number) => Math.hypot(p(i) - p(j), p(i + 1) - p(j + 1)) < 1e-6;
  const head = same(0, 2) ? 4 : 2;
  const tail = same(n - 2, n - 4) ? n - 6 : n - 4;
  const start = (held & 1) === 0 ? run(p(0), p(1), p(head === 4 ? 6 : 2), p(head === 4 ? 7 : 3)) : null;
  const end =
    (held & 2) === 0 ? run(p(n - 2), p(n - 1), p(tail === n - 6 ? n - 8 : tail), p(tail === n - 6 ? n - 7 : tail + 1)) : null;
  if (end !== null) out.push(p(n - 2), p(n - 1), ...end, ...end);
  if (start !== null) out.unshift(...start, ...start, p(0), p(1));
  return { points: out, closed };
}

/** Center lines of a capital in units, scaled. */
export function centerLines(letter: string, form: CapitalForm): readonly Subpath[] {
  const source = form.alternate ?? (form.slab === true && letter === 'I' ? slabI : skeleton[letter]) ?? [];
  const raw = source.flatMap((d) => parseSubpaths(d));
  const box = pathBounds(raw.map((s) => s.points));
  if (box === null) throw new Error(`${letter}: no skeleton`);
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const sx = form.fit === undefined ? 100 * (form.xScale ?? 1) : w === 0 ? 1 : form.fit.x / w;
  const sy = form.fit === undefined ? 100 : form.fit.y / h;
  const m = {
    a: sx,
    b: 0,
    c: 0,
    d: sy,
    e: form.fit === undefined ? 0 : -sx * box.x0,
    f: form.fit === undefined ? 0 : -sy * box.y0,
  };
  return raw.map((s) => ({ points: mapContour(s.points, m), closed: s.closed }));
}

/** One outline of a capital: its center lines stroked, united and cut off at cap line, base line and stem edge. */
export function capital(letter: string, form: CapitalForm): Path {
  const lines = centerLines(letter, form);
  const { width: w } = form;
  let out: Path = [];
  for (const [i, line] of lines.entries()) {
    const held = form.alternate === undefined ? ends(letter, i) : 3;
    out = union(out, strokeOutline(extended(line, held, 1.5 * w), w));
  }
  return intersection(out, [frame(letter, lines, w)]);
}

/** The box that a capital's strokes may fill. */
export function frame(letter: string, lines: readonly Subpath[], w: number): Contour {
  const box = pathBounds(lines.map((l) => l.points));
  if (box === null) throw new Error('no centre lines');
  const far = 2000;
  return rectangle(stemmed.includes(letter) ? box.x0 - w / 2 : -far, box.y0 - w / 2, far, box.y1 + w / 2);
}
