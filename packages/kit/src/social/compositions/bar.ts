import { polygon } from '@brandwright/engine';
import { box } from '../../layout/area.ts';
import { art, surface } from '../pieces.ts';
import { onPage, type Piece, type Stage } from '../stage.ts';
import { words } from '../words.ts';

/** Width of a bar ÷ the stage’s base, and how far it leans at most ÷ its height. */
const thick = 0.15;
const mostLean = 0.34;

/** A bar of color along the far edge or the foot, at the mark’s slant, and words beside it. The rest stays empty. */
export function bar(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base } = stage;
  const width = thick * base;
  if (ratio === 'tall' || ratio === 'square') {
    const edge = box(0, page.h - width, page.w, width);
    const foot = Math.min(safe.y + safe.h, edge.y - width / 2);
    const set = words(stage, { ...safe, h: foot - safe.y }, { arrangement: 'reversed', most: 0.2 });
    return [surface(stage, tone.loud, edge), ...set.pieces];
  }
  const lean = leanOf(stage);
  const [top, foot] = [page.w - width - Math.max(0, -lean), page.w - width - Math.max(0, lean)];
  const corners: readonly (readonly [number, number])[] = [
    [top, 0],
    [page.w, 0],
    [page.w, page.h],
    [foot, page.h],
  ];
  const room = Math.min(safe.w, Math.min(top, foot) - width / 2 - safe.x);
  const set = words(stage, { ...safe, w: room }, { arrangement: ratio === 'strip' ? 'middle' : 'reversed', most: 0.2 });
  const points = corners.flatMap(([x, y]) => [onPage(stage, box(x, y, 0, 0)).x, y]);
  return [art(stage, tone.loud, [polygon(points)]), ...set.pieces];
}

/** How far a bar’s upper end lies to the right of its lower end, in pixels. 0 for a mark without slanted edges. */
function leanOf({ grammar: { slant }, page }: Stage): number {
  if (slant === 0) return 0;
  const lean = page.h / Math.tan((slant * Math.PI) / 180);
  return Math.max(-mostLean * page.h, Math.min(mostLean * page.h, lean));
}
