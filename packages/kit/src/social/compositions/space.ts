import { box } from '../../layout/area.ts';
import { fittedArea } from '../../layout/ink.ts';
import { mark, markOn } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** A small mark in the far upper corner, words in the near lower one, and nothing between. */
export function space(stage: Stage): readonly Piece[] {
  const { safe, tone, ratio, base } = stage;
  const side = base * 0.16;
  const at = fittedArea(markOn(stage, tone.ground), box(safe.x + safe.w - 2 * side, safe.y, 2 * side, side), {
    across: 1,
    down: 0,
  });
  const strip = ratio === 'strip';
  const room = strip ? { ...safe, w: safe.w * 0.7 } : box(safe.x, safe.y + side * 1.6, safe.w, safe.h - side * 1.6);
  const set = words(stage, room, { arrangement: 'foot', most: 0.13 });
  return [mark(stage, strip ? { ...at, y: safe.y } : at, tone.ground), ...set.pieces];
}
