import { clip, type HalfPlane, opposite } from '../../geometry/clip.ts';
import { flatten } from '../../geometry/flatten.ts';
import { inkAcross } from '../../geometry/ink-runs.ts';
import type { Path } from '../../geometry/path.ts';
import { type Lettering, redraw, type StandingLetter } from './redraw.ts';

/** Letters that are a ring. */
const rings = 'oOоОοΟ0';
/** Width of the cut in stems, and the least in cap heights ÷ 100: one pixel of 16. */
const gap = { stems: 0.5, least: 6.5 };
/** Lighter letters fall apart at a cut, heavier ones have no counter to open. */
const stems = { least: 0.11, most: 0.34 };
/** Share of a stem that the thinnest stroke keeps: a modelled ring is cut where it is thin, see the stencil. */
const even = 0.42;
/** More rings than this and the cut is a pattern, not a sign. */
const mostRings = 3;
/** Units by which the two parts of a ring lie over one another, so that no seam shows. */
const seam = 2;

/** Every o of the name is opened by one clean cut to the upper right, at a right angle to the stroke. */
export const openBowls: Lettering = ({ face }, lines) => {
  const { style, connected, italic, metrics } = face;
  const { stem, hairline } = metrics;
  if (connected || italic || style === 'serif' || style === 'handwritten') return null;
  if (stem < stems.least || stem > stems.most || hairline < even * stem) return null;
  const width = Math.max(gap.least, 100 * gap.stems * stem);
  const drawn = redraw(lines, (letter) => (rings.includes(letter.text) ? opened(letter, width) : null));
  const found = drawn.letters.filter(({ text }) => rings.includes(text)).length;
  // One ring that refuses would look forgotten.
  const whole = found > 0 && found <= mostRings && drawn.changed.size === found && 2 * found <= drawn.letters.length;
  return whole && drawn.letters.length >= 3 ? drawn.lines : null;
};

const diagonal = Math.SQRT1_2;

function opened({ path, box }: StandingLetter, width: number): Path | null {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const middle = inkAcross(flatten(path), y);
  const counter = middle.length === 2 ? (middle[1]?.[0] as number) - (middle[0]?.[1] as number) : 0;
  if (counter < 1.6 * width) return null;
  // The axis runs from the middle to the upper right.
  const along: HalfPlane = { nx: diagonal, ny: -diagonal, d: diagonal * (x - y) };
  const across = (by: number): HalfPlane => ({ nx: diagonal, ny: diagonal, d: diagonal * (x + y) + by });
  const upper = clip(path, along);
  const { nx, ny, d } = along;
  return [
    ...clip(path, opposite({ nx, ny, d: d + seam })),
    ...clip(upper, across(width / 2)),
    ...clip(upper, opposite(across(-width / 2))),
  ];
}
