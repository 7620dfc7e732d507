import { box, inset } from '../../layout/area.ts';
import { fittedArea } from '../../layout/ink.ts';
import { mark, markOn, surface } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** Height that headline and name need ÷ the stage’s base. */
const forWords = 0.42;

/** A board of equal fields: the mark whole in one, in close-up in the next, the words on the rest. */
export function grid(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base } = stage;
  const tall = ratio === 'tall' || ratio === 'square';
  const gap = 0.085 * base;
  const side = tall ? page.w / 2 : page.h / 2;
  const high = tall ? Math.max(side, Math.min(1.3 * side, safe.y + safe.h - forWords * base)) : side;
  const columns = page.w - side;
  const first = tall ? box(0, 0, side, high) : box(columns, 0, side, side);
  const second = tall ? box(side, 0, side, high) : box(columns, side, side, side);
  const room = tall ? box(safe.x, high + gap, safe.w, safe.y + safe.h - high - gap) : { ...safe, w: columns - gap - safe.x };
  const set = words(stage, room, { arrangement: 'apart' });
  const whole = fittedArea(markOn(stage, tone.other), inset(first, side * 0.2));
  const large = fittedArea(markOn(stage, tone.faint), box(0, 0, side * 1.7, high * 1.45));
  const close = { ...large, x: second.x + side * 0.14, y: second.y + high * 0.2 };
  return [
    surface(stage, tone.other, first),
    mark(stage, whole, tone.other),
    surface(stage, tone.faint, second),
    mark(stage, close, tone.faint, second),
    ...set.pieces,
  ];
}
