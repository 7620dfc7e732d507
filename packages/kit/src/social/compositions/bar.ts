import { box } from '../../layout/area.ts';
import { surface } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** A bar of color along one edge, and words beside it. The rest stays empty. */
export function bar(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base } = stage;
  const thick = 0.075 * base;
  const edge =
    ratio === 'wide' || ratio === 'strip'
      ? box(page.w - 2 * thick, 0, 2 * thick, page.h)
      : box(0, page.h - 2 * thick, page.w, 2 * thick);
  const foot = Math.min(safe.y + safe.h, edge.x === 0 ? edge.y - thick : page.h);
  const room = box(safe.x, safe.y, Math.min(safe.w, edge.x === 0 ? page.w : edge.x - thick - safe.x), foot - safe.y);
  const set = words(stage, room, { arrangement: ratio === 'strip' ? 'middle' : 'reversed', most: 0.2 });
  return [surface(stage, tone.loud, edge), ...set.pieces];
}
