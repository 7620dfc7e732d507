import { box, inset } from '../../layout/area.ts';
import { fit } from '../../layout/ink.ts';
import { mark, markOn, surface } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** A board of square fields: the mark whole in one, in close-up in the next, the words on the rest. */
export function grid(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base } = stage;
  const tall = ratio === 'tall' || ratio === 'square';
  const side = tall ? page.w / 2 : page.h / 2;
  const columns = tall ? 0 : page.w - side;
  const rise = tall ? Math.max(0, safe.y - side * 0.5) : 0;
  const first = tall ? box(0, rise, side, side) : box(columns, 0, side, side);
  const second = tall ? box(side, rise, side, side) : box(columns, side, side, side);
  const gap = 0.085 * base;
  const room = tall
    ? box(safe.x, rise + side + gap, safe.w, safe.y + safe.h - rise - side - gap)
    : { ...safe, w: columns - gap - safe.x };
  const set = words(stage, room, { arrangement: 'apart' });
  const whole = fit(markOn(stage, tone.other), inset(first, side * 0.2));
  const large = fit(markOn(stage, tone.faint), box(0, 0, side * 1.7, side * 1.7));
  const close = { ...large, x: second.x + side * 0.14, y: second.y + side * 0.14 };
  return [
    surface(stage, tone.other, first),
    mark(stage, whole, tone.other),
    surface(stage, tone.faint, second),
    mark(stage, close, tone.faint, second),
    ...set.pieces,
  ];
}
