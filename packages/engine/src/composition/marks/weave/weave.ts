import { clip } from '../../../geometry/clip.ts';
import type { Path } from '../../../geometry/path.ts';
import { type Mark, markOf } from '../mark.ts';
import { bandOf, type Line, type Under } from './band.ts';
import { crossingsOf, segmentsNear } from './crossings.ts';
import { air, inTwoInks, weight } from './grid.ts';
import { letters, type Skeleton } from './letters.ts';
import { type Cut, pairingOf } from './pairs.ts';

/** How far the two halves of a bar overlap, so that no seam shows. */
const seam = 0.005;

interface Placed extends Skeleton {
  readonly x: number;
  readonly y: number;
  readonly cut: Cut;
}

function placed(letter: string, cut: Cut, x: number, y: number): Placed | null {
  const draw = letters[letter];
  if (draw === undefined) return null;
  const skeleton = draw(cut.w, cut.h, cut.m, cut.r, weight / 2);
  return { ...skeleton, x, y, cut, lines: skeleton.lines.map((line) => line.map(([px, py, r = 0]) => [px + x, py + y, r])) };
}

/** Outlines one letter, with each band parted where it passes under another. */
function inked({ lines, halves = [], pointed, x, y, cut }: Placed, unders: readonly (readonly Under[])[]): Path {
  const e = weight / 2;
  return lines.flatMap((line, i) => {
    let path = bandOf(line, weight, air, unders[i]);
    for (const [of, bar, above] of halves) {
      const at = y + bar;
      if (of === i) path = clip(path, above ? { nx: 0, ny: -1, d: -at - seam } : { nx: 0, ny: 1, d: at - seam });
    }
    if (pointed !== true) return path;
    path = clip(clip(path, { nx: 0, ny: 1, d: y - e }), { nx: 0, ny: -1, d: -(y + cut.h + e) });
    return clip(clip(path, { nx: 1, ny: 0, d: x - e }), { nx: -1, ny: 0, d: -(x + cut.w + e) });
  });
}

/** Finds where the bands of two letters, or of one self-laced letter, pass under one another. */
function undersOf(a: Placed, b: Placed, over: readonly boolean[]): readonly [Under[][], Under[][]] {
  const out: readonly [Under[][], Under[][]] = [a.lines.map(() => []), b.lines.map(() => [])];
  crossingsOf(a.lines, b.lines).forEach(({ at, a: first, b: second }, i) => {
    if (over[i] === true)
      out[1][second.line]?.push({ at, along: second.along, over: segmentsNear(a.lines[first.line] as Line, at) });
    else out[0][first.line]?.push({ at, along: first.along, over: segmentsNear(b.lines[second.line] as Line, at) });
  });
  [a, b].forEach(({ lines, laced }, k) => {
    const [ring, tail] = lines as readonly [Line, Line];
    if (laced !== true) return;
    for (const { at, a: under } of crossingsOf([ring], [tail]))
      (out[k] as Under[][])[0]?.push({ at, along: under.along, over: segmentsNear(tail, at) });
  });
  return out;
}

/**
 * The lowest survival at 16 px among all pairs, as measured (the test measures it again). The constant saves
 * about 3 ms per mark.
 */
export const weaveR16 = 0.84;

/**
 * Draws two initials as bands of one weight, either interlaced or with one inside the arm of the other.
 * Returns null for refused pairs.
 */
export function weaveMark(initials: string): Mark | null {
  const pairing = pairingOf(initials);
  if (pairing === null) return null;
  const first = placed(initials[0] as string, pairing.first, 0, 0);
  const second = placed(initials[1] as string, pairing.second, pairing.dx, pairing.dy);
  if (first === null || second === null) return null;
  const [a, b] = undersOf(first, second, pairing.over);
  return markOf({
    id: `weave/${initials}`,
    kind: 'weave',
    shapes: inTwoInks(inked(first, a), inked(second, b)),
    corner: 1,
    r16: weaveR16,
    craft: weaveCraft(initials),
  });
}

/**
 * Craft; 0 for refused pairs. Readers saw knots where bands pass over and under, and a sign where one letter
 * makes room for the other.
 */
export function weaveCraft(initials: string): number {
  const pairing = pairingOf(initials);
  if (pairing === null) return 0;
  return pairing.over.length > 0 ? 3.4 : 4.6;
}

/** Explains how the two initials of `weave/CS` are joined, as a sentence of the reasons. */
export function wovenReason(id: string): string {
  const [first = '', second = ''] = id.split('/').at(-1) ?? '';
  return (pairingOf(`${first}${second}`)?.over.length ?? 0) > 0
    ? `${first} and ${second} are bands of the same width, woven over and under each other into one shape.`
    : `${first} makes room for ${second}. Both have strokes of the same width, with an even gap between them.`;
}
