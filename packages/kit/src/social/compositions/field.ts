import { pattern, patternOf } from '../../grammar/pattern.ts';
import { box } from '../../layout/area.ts';
import { art } from '../pieces.ts';
import { onPage, type Piece, type Stage } from '../stage.ts';
import { words } from '../words.ts';

/** The brand’s pattern over the far part of the page, and the words on the plain rest. */
export function field(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, grammar } = stage;
  const tall = ratio === 'tall' || ratio === 'square';
  const gap = 0.08 * base;
  const room = tall
    ? box(safe.x, safe.y + safe.h * 0.5, safe.w, safe.h * 0.5)
    : { ...safe, w: safe.w * (ratio === 'strip' ? 0.6 : 0.5) };
  const set = words(stage, room, { arrangement: tall ? 'foot' : 'apart' });
  const from = ratio === 'strip' ? Math.max(set.right + 2 * gap, page.w * 0.5) : Math.max(set.right + gap, page.w * 0.52);
  const area = tall ? box(0, 0, page.w, set.foot - gap) : box(from, 0, page.w - from, page.h);
  const unit = unitFor(stage, ratio === 'strip' ? stage.view.h * 0.3 : base * 0.24);
  return [art(stage, tone.loud, pattern(grammar, patternOf(grammar), onPage(stage, area), unit, page)), ...set.pieces];
}

/** Segments of outlines that a pattern may have, so that a file stays below 100 kB. */
const most = 3000;

/** A size of marks that is no smaller than wanted, and that keeps a heavy mark’s pattern light. */
function unitFor({ grammar, page }: Stage, wanted: number): number {
  const segments = grammar.figure.reduce((sum, contour) => sum + (contour.length - 2) / 6, 0);
  const copies = most / Math.max(1, segments);
  // A mark takes about 1.35 × 1.8 units of a pattern.
  return Math.max(wanted, Math.sqrt((page.w * page.h) / (2.4 * copies)));
}
