import { flatten } from '../../geometry/flatten.ts';
import { inkAcross } from '../../geometry/ink-runs.ts';
import type { Path } from '../../geometry/path.ts';
import { polygon } from '../../geometry/shapes.ts';
import { type Lettering, redraw, type StandingLetter } from './redraw.ts';

/**
 * Heights at which the legs' edges are measured, and one at which the outer edges must lie on the same lines.
 */
const low = -3;
const high = -13;
const proof = -62;
/** How far an edge may deviate from straight. */
const straight = 1.2;
/**
 * Share of the height that the inner angle keeps open, and its width at the bottom in legs. Otherwise the
 * letter is a wedge.
 */
const leastOpen = { high: 0.45, wide: 0.9 };
/** Minimum ink above the inner angle, in cap heights ÷ 100. */
const leastApex = 8;
/** Limits of the stem in cap heights. Thinner ones are line drawings already. */
const stems = { least: 0.09, most: 0.34 };

/**
 * Capitals with an A without bar: two straight legs and nothing between them. Sans faces, at least four Latin
 * letters.
 */
export const openAs: Lettering = ({ face, words }, lines) => {
  const { style, connected, italic, metrics } = face;
  if (connected || italic || style === 'serif' || style === 'handwritten' || face.corner >= 2) return null;
  if (metrics.stem < stems.least || metrics.stem > stems.most) return null;
  const text = words.join('');
  // In Greek it would be another letter, and in lowercase a lone capital.
  if (/\p{Ll}|[^\p{Script=Latin}\p{P}\p{N}\p{S}]/u.test(text)) return null;
  const drawn = redraw(lines, (letter) => (letter.text === 'A' ? opened(letter) : null));
  const found = drawn.letters.filter((l) => l.text === 'A').length;
  if (found === 0 || drawn.changed.size < found || drawn.letters.length < 4 || found > drawn.letters.length / 2) return null;
  return drawn.lines;
};

type Edge = (y: number) => number;

const through =
  (atLow: number, atHigh: number): Edge =>
  (y) =>
    atLow + ((y - low) / (high - low)) * (atHigh - atLow);

function opened({ path, box }: StandingLetter): Path | null {
  const drawing = flatten(path);
  const [a, b] = [inkAcross(drawing, low), inkAcross(drawing, high)];
  const [al, ar, bl, br] = [a[0], a[1], b[0], b[1]];
  if (a.length !== 2 || b.length !== 2 || !al || !ar || !bl || !br) return null;
  const [left, innerLeft] = [through(al[0], bl[0]), through(al[1], bl[1])];
  const [innerRight, right] = [through(ar[0], br[0]), through(ar[1], br[1])];
  const shoulder = inkAcross(drawing, proof);
  const [from, to] = [shoulder[0]?.[0] ?? 0, shoulder.at(-1)?.[1] ?? 0];
  if (Math.abs(from - left(proof)) > straight || Math.abs(to - right(proof)) > straight) return null;
  // A foot wider than its leg is a serif.
  if (left(box.y1) > box.x0 + straight || right(box.y1) < box.x1 - straight) return null;
  // A rounded or cut apex is the face's own design.
  const apex = inkAcross(drawing, box.y0 + 2);
  const flat = Math.max(0, right(box.y0 + 2) - left(box.y0 + 2));
  if (Math.abs((apex.at(-1)?.[1] ?? 0) - (apex[0]?.[0] ?? 0) - flat) > 3) return null;
  const top = Math.max(box.y0, meeting(left, right));
  const fork = meeting(innerLeft, innerRight);
  // A flat roof on two posts is another letter.
  if (fork < box.y0 + leastApex) return null;
  if (fork > box.y1 - leastOpen.high * (box.y1 - box.y0)) return null;
  if (innerRight(low) - innerLeft(low) < leastOpen.wide * (innerLeft(low) - left(low))) return null;
  const foot = box.y1;
  return [
    polygon([
      ...[left(foot), foot, left(top), top, right(top), top, right(foot), foot],
      ...[innerRight(foot), foot, innerRight(fork), fork, innerLeft(foot), foot],
    ]),
  ];
}

/** Height at which two converging edges meet. */
function meeting(left: Edge, right: Edge): number {
  const [wide, narrow] = [right(0) - left(0), right(-10) - left(-10)];
  return (-10 * wide) / (wide - narrow);
}
