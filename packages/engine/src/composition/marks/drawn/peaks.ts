import type { Contour } from '../../../geometry/path.ts';
import { circle } from '../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from './construction.ts';
import { discBand } from './disc-band.ts';
import { polygon } from './polygon.ts';
import { both, hole, lines, type Point } from './run.ts';

const slope = 1.22;
const air = 11;
const base = 70;
const top = -80;

/** Snow of one peak: its cap down to `depth`, with a zigzag lower edge; the rock begins one slit below it. */
function capped(x: number, top: number, depth: number, half: number): { readonly snow: Contour; readonly rock: Contour } {
  const w = depth / slope;
  const zig: readonly Point[] = [
    [x + w, top + depth],
    [x + w * 0.36, top + depth * 0.74],
    [x, top + depth * 1.12],
    [x - w * 0.36, top + depth * 0.74],
    [x - w, top + depth],
  ];
  const down = air * 1.25;
  const edge = zig.map(
    ([px, py], i): Point =>
      i === 0 ? [px + down / slope, py + down] : i === 4 ? [px - down / slope, py + down] : [px, py + down],
  );
  return {
    snow: polygon([x, top], ...zig),
    rock: polygon(...[...edge].reverse(), [x + half, base], [x - half, base]),
  };
}

/** A lower peak behind another, its foot cut by a slit along the other's slope. */
function behind(x: number, top: number, frontX: number, frontTop: number, side: 1 | -1): Contour {
  // The front's slope, moved outwards by the slit: y = frontTop + slope · |X - frontX| - lift.
  const lift = air * Math.hypot(1, slope);
  const at = (y: number): number => frontX + (side * (y - frontTop + lift)) / slope;
  // Where the hidden flank of the peak behind meets that line: x - side·(y-top)/slope = at(y).
  const y = (slope * side * (x - frontX) + top + frontTop - lift) / 2;
  return polygon([x, top], [x + (side * (base - top)) / slope, base], [at(base), base], [at(y), y]);
}

/** The peaks behind: one at the right, or one on either side. */
function shoulders(n: number): readonly Contour[] {
  const right = behind(96, -22, 0, top, 1);
  return n === 1 ? [] : n === 2 ? [right] : both([right]);
}

function draw(count: string, form = 'snow'): readonly Piece[] {
  const n = Number(count);
  if (form === 'disc') return inDisc(n);
  if (form === 'facet') return faceted(n);
  const half = (base - top) / slope;
  const front = capped(0, top, n === 1 ? 52 : 44, half);
  const far = shoulders(n);
  const sun = form === 'sun' ? [piece('accent', [circle(84, -66, 22)])] : [];
  return [
    piece('mark', [front.rock]),
    piece(form === 'sun' ? 'mark' : 'accent', [front.snow]),
    ...(far.length > 0 ? [piece('tone', far)] : []),
    ...sun,
  ];
}

/** Lit and shaded sides, parted along a ridge that turns as it falls. */
function faceted(n: number): readonly Piece[] {
  const half = (base - top) / slope;
  const h = air / 2;
  const ridge = (dx: number): readonly Point[] => [
    [dx, top + slope * Math.abs(dx)],
    [dx, -22],
    [dx + 16, 6],
    [dx - 6, 34],
    [dx + 8, base],
  ];
  const left = polygon(...ridge(-h), [-half, base]);
  const right = polygon(...ridge(h), [half, base]);
  const far = shoulders(n);
  return [piece('tone', [left]), piece('mark', [right]), ...(far.length > 0 ? [piece('mark', far)] : [])];
}

/** Peaks left out of a disc: their slopes are the sky's lower edge. */
function inDisc(n: number): readonly Piece[] {
  const y = 44;
  const ridge: readonly Point[] =
    n === 2
      ? [
          [-130, y],
          [-78, y],
          [-20, -36],
          [13, 8],
          [36, -18],
          [78, y],
          [130, y],
        ]
      : [
          [-130, y],
          [-82, y],
          [-44, -6],
          [-28, 14],
          [0, -44],
          [28, 14],
          [44, -6],
          [82, y],
          [130, y],
        ];
  const sun = circle(n === 2 ? 40 : 0, n === 2 ? -54 : -68, 15);
  const pieces = [discBand(100, null, lines(...ridge)), discBand(100, lines([-130, y + air], [130, y + air]), null)];
  if (n !== 2) return [piece('mark', pieces)];
  return [piece('mark', [...pieces, hole(sun)])];
}

/** Peaks with one slope; the near one stands before the others by a slit along its flank. */
export const peaks: Construction = {
  name: 'peaks',
  serves: { mountain: 1, climb: 0.95, hike: 0.9, ski: 0.9, valley: 0.8 },
  idea: 'slopes of one pitch, the near one before the others',
  counts: 'peaks',
  forms: ['1-snow', '2-snow', '3-snow', '1-facet', '2-facet', '3-facet', '2-sun', '2-disc', '3-disc'],
  corner: 0,
  craft: 4.7,
  contained: (form) => form.endsWith('disc'),
  r16: 0.89,
  draw,
};
