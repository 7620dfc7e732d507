import { box } from '../../layout/area.ts';
import { proportion } from '../../layout/ink.ts';
import { mark, markOn } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** Each mark ÷ the one before it. */
const step = 1.55;
/** Share of the last mark that stays on the page, and gap between marks ÷ the smaller one. */
const shown = 0.8;
const gap = 0.22;

/** The mark again and again, each larger than the one before, on one line. The last runs off the far edge. */
export function growth(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, view } = stage;
  const side = ratio === 'wide' || ratio === 'strip';
  const room = side ? { ...safe, w: safe.w * 0.5 } : { ...safe, h: safe.h * 0.42 };
  const set = words(stage, room, { arrangement: ratio === 'strip' ? 'middle' : ratio === 'wide' ? 'apart' : 'head' });
  const ratioOf = proportion(markOn(stage, tone.ground));
  const foot = ratio === 'strip' ? view.y + view.h * 0.84 : page.h - (side ? safe.x : safe.x * 1.2);
  const top = side ? view.y + view.h * 0.14 : set.head + 0.1 * base;
  // From the largest back to the first that would meet the words.
  const left = side ? Math.max(set.right + 0.1 * base, page.w * 0.4) : safe.x - 1;
  const last = Math.min(foot - top, ((page.w - left) * 0.52) / ratioOf / shown);
  const pieces: Piece[] = [];
  let edge = page.w + last * ratioOf * (1 - shown);
  for (let h = last; edge - h * ratioOf >= left && h > 0.03 * base; h /= step) {
    pieces.push(mark(stage, box(edge - h * ratioOf, foot - h, h * ratioOf, h), tone.ground));
    edge -= h * ratioOf * (1 + gap / step);
  }
  return [...pieces, ...set.pieces];
}
