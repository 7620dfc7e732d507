import { mapPath, pathBounds, placing } from '@brandwright/engine';
import { box } from '../../layout/area.ts';
import { art } from '../pieces.ts';
import { onPage, type Piece, type Stage } from '../stage.ts';
import { words } from '../words.ts';

/** The mark a step from its ground, larger than the page, beside or below the headline. */
export function giant(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, grammar } = stage;
  const bounds = pathBounds(grammar.figure);
  const set = words(stage, safe, { arrangement: ratio === 'strip' ? 'middle' : 'apart', most: 0.19 });
  if (bounds === null) return set.pieces;
  const [w, h] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
  const tall = ratio === 'tall' || ratio === 'square';
  // Letters are recognized by all of their shape.
  const beyond = grammar.subject === 'picture' ? 1.5 : 1;
  const top = tall ? set.head + 0.07 * base : page.h * 0.1;
  const scale = Math.min(
    ((page.h - top - (beyond === 1 ? Math.min(safe.x, 0.1 * base) : 0)) * beyond) / h,
    (page.w * (tall ? 0.98 : 0.6) * beyond) / w,
  );
  const edge = beyond === 1 ? Math.min(safe.x, 0.1 * base) : 0;
  const y = Math.max(top, page.h - edge - h * scale * (beyond === 1 ? 1 : 0.96));
  const at = onPage(stage, box(page.w - edge - (w * scale) / beyond, y, w * scale, h * scale));
  const figure = mapPath(grammar.figure, placing(scale, at.x - bounds.x0 * scale, at.y - bounds.y0 * scale));
  return [art(stage, tone.faint, figure), ...set.pieces];
}
