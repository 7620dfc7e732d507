import type { Contour } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon } from '../outlines/polygon.ts';
import { ringStone } from '../outlines/ring-stone.ts';
import { arc, both, lines, type Point, polar, solid } from '../outlines/run.ts';

const outer = 100;
/** Half a joint. */
const h = 3.4;

/** Stones of equal angle but the keystone, which is a fifth wider, from left to right over the half circle. */
function stones(n: number, inner: number): { readonly plain: readonly Contour[]; readonly from: number } {
  const unit = 180 / (n - 1 + 1.22);
  const side = (n - 1) / 2;
  const left = Array.from({ length: side }, (_, i) => ringStone(inner, outer, 180 + i * unit, 180 + (i + 1) * unit, h));
  return { plain: both(left), from: 180 + side * unit };
}

/** The point at distance `t` from the center along the joint at `angle`, `off` to its left as seen from the center. */
function beside(angle: number, off: number, t: number): Point {
  const [dx, dy] = polar(1, angle);
  return [dx * t + dy * off, dy * t - dx * off];
}

/** A span wider than high between its abutments, the keystone above the others. */
function span(n: number): readonly Piece[] {
  const [r0, r1, from] = [124, 180, 216];
  const joint = 5;
  const unit = (540 - 2 * from) / (n - 1 + 1.22);
  const side = (n - 1) / 2;
  const left = Array.from({ length: side }, (_, i) => ringStone(r0, r1, from + i * unit, from + (i + 1) * unit, joint));
  const keystone = ringStone(r0, r1 + 22, from + side * unit, 540 - from - side * unit, joint);
  // The abutment's sloping face is a joint like the others.
  const face = (r: number): Point => beside(from, joint, Math.sqrt(r * r - joint * joint));
  const [low, high] = [face(r0), face(r1)];
  const [out, foot] = [high[0] - 22, low[1] + 34];
  const abutment = polygon(low, high, [out, high[1]], [out, foot], [low[0], foot]);
  return [piece('mark', both([...left, abutment])), piece('accent', [keystone])];
}

function draw(count: string, form = 'span'): readonly Piece[] {
  const n = Number(count);
  if (form === 'span') return span(n);
  const inner = form === 'deck' || n > 7 ? 58 : 52;
  const { plain, from } = stones(n, inner);
  if (form === 'deck') return deck(plain, from, inner);
  const keystone = ringStone(inner, outer, from, 540 - from, h);
  return [piece('mark', plain), piece('accent', [keystone])];
}

/** A road runs above the stones at the width of one joint, and the keystone rises through it. */
function deck(plain: readonly Contour[], from: number, inner: number): readonly Piece[] {
  const top = -132;
  const r = outer + 2 * h;
  // Along the keystone's joint: off = h is the road's end of it, off = -h the keystone's.
  const reach = (off: number): number => (top + polar(1, from)[0] * off) / polar(1, from)[1];
  const rim = beside(from, h, Math.sqrt(r * r - h * h));
  const edge = (Math.atan2(rim[1], rim[0]) * 180) / Math.PI;
  const road = solid(lines([-146, 0], [-146, top], beside(from, h, reach(h))), arc(0, 0, r, edge < 0 ? edge + 360 : edge, 180));
  const foot = beside(from, -h, Math.sqrt(inner * inner - h * h));
  const half = (Math.atan2(foot[0], -foot[1]) * 180) / Math.PI;
  const [x] = beside(from, -h, reach(-h));
  const keystone = solid(lines([x, top], [-x, top]), arc(0, 0, inner, -90 - half, -90 + half));
  return [piece('mark', [...plain, ...both([road])]), piece('accent', [keystone])];
}

/** Stones stacked over a void; the one that holds them stands out. */
const arch = (forms: readonly string[], serves: Construction['serves']): Construction => ({
  name: 'arch',
  serves,
  idea: 'an arch of stones locked in place by a keystone',
  toldFor: {
    kiln: 'the arched mouth of a kiln, built of stone',
    bridge: 'a stone bridge locked in place by its keystone',
  },
  counts: 'stones',
  forms,
  corner: 0,
  craft: 5,
  contained: never,
  r16: 0.89,
  draw,
  small: (_, form) => draw(form === 'deck' ? '7' : '5', form),
});

const built = { stone: 0.9, architecture: 0.7, construction: 0.6, column: 0.4, capital: 0.25 };

/** A span is a bridge. A half circle without abutments is also the mouth of an oven. */
export const arches: readonly Construction[] = [
  arch(['5-span', '7-span', '9-span', '7-deck', '9-deck'], { bridge: 1, ...built }),
  arch(['5-flush', '7-flush', '9-flush'], { bridge: 0.8, kiln: 0.45, ...built }),
];
