import { box } from '../../layout/area.ts';
import { proportion } from '../../layout/ink.ts';
import { mark, markOn } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** Marks in a row to the edge of the page, which cuts the last one. */
export function row(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, view } = stage;
  const ratioOf = proportion(markOn(stage, tone.ground));
  if (ratio === 'strip') {
    const set = words(stage, { ...safe, w: safe.w * 0.56 }, { arrangement: 'middle' });
    const from = Math.max(set.right + 0.2 * base, page.w * 0.52);
    const h = Math.min(view.h * 0.62, ((page.w - from) * 0.4) / ratioOf);
    return [...marks(stage, from, view.y + (view.h - h) / 2, h, ratioOf), ...set.pieces];
  }
  const tall = ratio === 'tall' || ratio === 'square';
  const set = words(stage, { ...safe, h: safe.h * (tall ? 0.5 : 0.48) }, { arrangement: 'head', most: tall ? 0.18 : 0.15 });
  const foot = page.h - Math.min(safe.x, 0.15 * base);
  const most = foot - set.head - 0.12 * base;
  const h = Math.min(most, (page.w * 0.36) / ratioOf);
  return [...marks(stage, safe.x, foot - h, h, ratioOf), ...set.pieces];
}

/** Marks of height `h` from x to the page’s edge, which cuts the last in half. */
function marks(stage: Stage, x: number, y: number, h: number, ratioOf: number): readonly Piece[] {
  const { page, tone } = stage;
  const w = h * ratioOf;
  const least = w + Math.max(0.2 * w, 0.14 * h);
  const count = Math.max(1, Math.floor((page.w - x - 0.5 * w) / least));
  const step = (page.w - x - 0.5 * w) / count;
  return Array.from({ length: count + 1 }, (_, i) => mark(stage, box(x + i * step, y, w, h), tone.ground));
}
