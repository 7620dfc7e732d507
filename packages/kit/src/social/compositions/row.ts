import { type Area, box } from '../../layout/area.ts';
import { proportion } from '../../layout/ink.ts';
import { mark, markOn } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** Marks in a row, all of them whole, to the far margin. */
export function row(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, view } = stage;
  const ratioOf = proportion(markOn(stage, tone.ground));
  if (ratio === 'strip') {
    const set = words(stage, { ...safe, w: safe.w * 0.56 }, { arrangement: 'middle' });
    const from = Math.max(set.right + 0.2 * base, page.w * 0.52);
    const h = view.h * 0.62;
    return [...marks(stage, { x: from, y: view.y + (view.h - h) / 2, h }, ratioOf, 0.5), ...set.pieces];
  }
  const tall = ratio === 'tall' || ratio === 'square';
  const set = words(stage, { ...safe, h: safe.h * (tall ? 0.5 : 0.48) }, { arrangement: 'head', most: tall ? 0.18 : 0.15 });
  const foot = page.h - Math.min(safe.x, 0.15 * base);
  const top = set.head + 0.12 * base;
  return [...marks(stage, { x: safe.x, y: top, h: foot - top }, ratioOf, 1), ...set.pieces];
}

/** Marks from x to the far margin: as high as a room allows, and as many as fit. A mark that is cut is another picture. */
function marks(stage: Stage, { x, y, h: most }: Omit<Area, 'w'>, ratioOf: number, down: number): readonly Piece[] {
  const { page, tone, safe, base } = stage;
  const far = page.w - Math.min(safe.x, 0.15 * base);
  // Distance of two marks ÷ width of one.
  const step = 1 + Math.max(0.2, 0.14 / ratioOf);
  const count = Math.max(2, Math.ceil(((far - x) / (most * ratioOf) - 1) / step));
  const w = (far - x) / (count * step + 1);
  const h = w / ratioOf;
  return Array.from({ length: count + 1 }, (_, i) =>
    mark(stage, box(x + i * step * w, y + (most - h) * down, w, h), tone.ground),
  );
}
