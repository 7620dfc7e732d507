import { box, inset } from '../../layout/area.ts';
import { fittedArea } from '../../layout/ink.ts';
import { mark, markOn, surface } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** Height that headline and name need ÷ the stage’s base. */
const forWords = 0.42;

/** The whole mark on the brand’s other surface, which takes the far part of the page, and the words on the rest. */
export function panel(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base } = stage;
  const tall = ratio === 'tall' || ratio === 'square';
  const share = ratio === 'tall' ? 0.56 : ratio === 'square' ? 0.58 : ratio === 'wide' ? 0.44 : 0.26;
  const plate = tall
    ? box(0, 0, page.w, Math.min(page.h * share, safe.y + safe.h - forWords * base))
    : box(page.w * (1 - share), 0, page.w * share, page.h);
  const gap = (ratio === 'strip' ? 0.16 : 0.08) * base;
  const room = tall
    ? box(safe.x, plate.h + gap, safe.w, safe.y + safe.h - plate.h - gap)
    : { ...safe, w: Math.min(safe.w, plate.x - gap - safe.x) };
  const set = words(stage, room, { arrangement: ratio === 'strip' ? 'middle' : 'apart' });
  const visible = tall ? box(0, safe.y * 0.5, page.w, plate.h - safe.y * 0.5) : plate;
  const at = fittedArea(markOn(stage, tone.other), inset(visible, Math.min(visible.w, visible.h) * 0.17));
  return [surface(stage, tone.other, plate), mark(stage, at, tone.other), ...set.pieces];
}
