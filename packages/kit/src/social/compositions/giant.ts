import { mapPath, pathBounds, placing } from '@brandwright/engine';
import { box } from '../../layout/area.ts';
import { art } from '../pieces.ts';
import { onPage, type Piece, type Stage } from '../stage.ts';
import { words } from '../words.ts';

/** The mark a step from its ground, larger than the page, below the words. */
export function giant(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, grammar } = stage;
  const bounds = pathBounds(grammar.figure);
  const set = words(stage, safe, { arrangement: ratio === 'strip' ? 'middle' : 'apart', most: 0.16 });
  if (bounds === null) return set.pieces;
  const [w, h] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
  const tall = ratio === 'tall' || ratio === 'square';
  const scale = tall ? Math.max((page.w * 1.15) / w, (page.h * 0.6) / h) : Math.min((page.h * 1.5) / h, (page.w * 0.75) / w);
  const y = tall ? page.h - h * scale * 0.86 : Math.max(page.h * 0.1, page.h - h * scale);
  const at = onPage(stage, box(page.w - w * scale * 0.84, y, w * scale, h * scale));
  const figure = mapPath(grammar.figure, placing(scale, at.x - bounds.x0 * scale, at.y - bounds.y0 * scale));
  return [art(stage, tone.faint, figure), ...set.pieces];
}
