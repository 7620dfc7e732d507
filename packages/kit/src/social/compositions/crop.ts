import type { Drawing } from '@brandwright/engine';
import { box } from '../../layout/area.ts';
import { fittedArea, proportion } from '../../layout/ink.ts';
import { mark, markOn } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** The mark in close-up, running off the far corner of the page, beside or below the words. What a crop would spoil is as large as it fits. */
export function crop(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, grammar } = stage;
  const drawing = markOn(stage, tone.ground);
  // A letter that is cut becomes another sign, and a tall or wide picture loses what it shows: both stand whole.
  if (grammar.subject !== 'picture' || grammar.silhouette !== 'compact') return whole(stage, drawing);
  const long = proportion(drawing) > 1.05;
  const shown = { across: long ? 0.88 : 0.78, down: 0.76 };
  if (ratio === 'tall' || ratio === 'square') {
    const set = words(stage, { ...safe, h: safe.h * (ratio === 'tall' ? 0.42 : 0.36) }, { arrangement: 'head', most: 0.19 });
    const top = set.head + 0.085 * base;
    const room = box(0, 0, (page.w * 0.92) / shown.across, (page.h - top) / shown.down);
    const at = fittedArea(drawing, room);
    return [mark(stage, { ...at, x: page.w - at.w * shown.across, y: page.h - at.h * shown.down }, tone.ground), ...set.pieces];
  }
  const half = { ...safe, w: safe.w * (ratio === 'strip' ? 0.62 : 0.5) };
  const set = words(stage, half, { arrangement: ratio === 'strip' ? 'middle' : 'apart' });
  const left = Math.max(set.right + 0.08 * base, page.w * 0.5);
  const tall = page.h * (long ? 1.25 : 1.5);
  const at = fittedArea(drawing, box(0, 0, (page.w - left) / shown.across, tall));
  return [mark(stage, { ...at, x: page.w - at.w * shown.across, y: page.h - at.h * shown.down }, tone.ground), ...set.pieces];
}

function whole(stage: Stage, drawing: Drawing): readonly Piece[] {
  const { page, safe, tone, ratio, base, view } = stage;
  const tall = ratio === 'tall' || ratio === 'square';
  const edge = Math.min(safe.x, 0.1 * base);
  if (tall) {
    const set = words(stage, { ...safe, h: safe.h * (ratio === 'tall' ? 0.42 : 0.36) }, { arrangement: 'head', most: 0.19 });
    const top = set.head + 0.085 * base;
    const room = box(edge, top, page.w - 2 * edge, page.h - edge - top);
    return [mark(stage, fittedArea(drawing, room, { across: 1, down: 1 }), tone.ground), ...set.pieces];
  }
  const strip = ratio === 'strip';
  const set = words(stage, { ...safe, w: safe.w * (strip ? 0.62 : 0.5) }, { arrangement: strip ? 'middle' : 'apart' });
  const left = Math.max(set.right + 0.08 * base, page.w * 0.5);
  const inside = 0.12 * view.h;
  const room = box(left, view.y + inside, page.w - edge - left, view.h - 2 * inside);
  return [mark(stage, fittedArea(drawing, room, { across: 1, down: 0.5 }), tone.ground), ...set.pieces];
}
