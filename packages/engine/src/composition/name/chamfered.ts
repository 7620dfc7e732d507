import { flatten } from '../../geometry/flatten.ts';
import { inkDown } from '../../geometry/ink-runs.ts';
import { type Contour, type Path, signedArea } from '../../geometry/path.ts';
import { type Lettering, redraw, type StandingLetter } from './redraw.ts';

/** Side of the corner that is cut off, in stems; an edge keeps this share of itself. */
const size = 0.46;
const most = 0.46;
/** Lighter capitals show no corner, heavier ones have no arms left to cut. */
const stems = { least: 0.2, most: 0.42 };
/** Share of a stem that the arms keep: thin ones, and slabs, would be all notches. */
const even = 0.42;
/** Share of the letters that must have a corner to cut. */
const leastShare = 0.6;

/** Heavy capitals whose corners are cut off at 45°, at the upper left and at the lower right: every letter leans into the next. */
export const chamfer: Lettering = ({ face }, lines) => {
  const { stem, hairline } = face.metrics;
  if (face.connected || face.italic || face.style === 'serif' || face.style === 'handwritten' || face.corner > 0) return null;
  if (hairline < even * stem) return null;
  if (stem < stems.least || stem > stems.most || lines.some(({ text }) => /\p{Ll}/u.test(text))) return null;
  const drawn = redraw(lines, (letter) => cutCorners(letter, 100 * stem * size));
  return drawn.letters.length >= 3 && drawn.changed.size >= leastShare * drawn.letters.length ? drawn.lines : null;
};

function cutCorners({ path }: StandingLetter, cut: number): Path | null {
  let cuts = 0;
  const out = path.map((contour) => {
    if (signedArea(contour) <= 0) return contour;
    const others = flatten(path.filter((c) => c !== contour));
    const corners = cornersOf(contour, cut).filter(([x, y, dx]) => {
      // A corner that another stroke covers is none.
      const [cx, cy] = [x + dx * 0.3, y + dx * 0.3];
      return !inkDown(others, cx).some(([from, to]) => from <= cy && to >= cy);
    });
    cuts += corners.length;
    return corners.length === 0 ? contour : without(contour, corners);
  });
  return cuts === 0 ? null : out;
}

/** Point of a corner, how far along x and y it is cut (positive to the right and down), and where in the contour it stands. */
type Corner = readonly [x: number, y: number, cut: number, at: number];

function cornersOf(contour: Contour, cut: number): readonly Corner[] {
  const n = (contour.length - 2) / 6;
  const at = (k: number, o: number): number => contour[6 * ((k + n) % n) + o] as number;
  const straight = (k: number): boolean => at(k, 0) === at(k, 2) && at(k, 1) === at(k, 3);
  const out: Corner[] = [];
  for (let k = 0; k < n; k++) {
    if (!straight(k) || !straight(k - 1)) continue;
    const [x, y] = [at(k, 0), at(k, 1)];
    const [px, py, qx, qy] = [at(k - 1, 0), at(k - 1, 1), at(k + 1, 0), at(k + 1, 1)];
    if (Math.abs(px - x) > 0.6 || Math.abs(qy - y) > 0.6) continue;
    // Clockwise an upper left corner is reached from below and left to the right; a lower right one the other way round.
    const sign = py > y && qx > x ? 1 : py < y && qx < x ? -1 : 0;
    const side = Math.min(cut, most * Math.abs(py - y), most * Math.abs(qx - x));
    if (sign !== 0 && side > 0.5 * cut) out.push([x, y, sign * side, k]);
  }
  return out;
}

/** A contour whose corners are cut: each is entered along its upright edge and left along its level one. */
function without(contour: Contour, corners: readonly Corner[]): Contour {
  const cut = new Map(corners.map(([x, y, by, at]) => [at, { enter: [x, y + by], leave: [x + by, y] }]));
  const n = (contour.length - 2) / 6;
  const out = [...(cut.get(0)?.leave ?? contour.slice(0, 2))];
  for (let k = 0; k < n; k++) {
    const [c1, c2, end] = [2, 4, 6].map((o) => contour.slice(6 * k + o, 6 * k + o + 2)) as [number[], number[], number[]];
    const next = cut.get((k + 1) % n);
    const to = next?.enter ?? end;
    out.push(...(cut.get(k)?.leave ?? c1), ...(next?.enter ?? c2), ...to);
    if (next !== undefined) out.push(...to, ...next.leave, ...next.leave);
  }
  return out;
}
