import { type Area, box } from '../../layout/area.ts';
import { proportion } from '../../layout/ink.ts';
import { mark, markOn } from '../pieces.ts';
import type { Piece, Stage } from '../stage.ts';
import { words } from '../words.ts';

/** Each mark ÷ the one before it. */
const step = 1.5;
/** Gap between two marks ÷ the smaller one. */
const gap = 0.22;
/** Marks in a row at least, and at most. */
const count = { least: 3, most: 6 } as const;

/** The mark again and again, each larger than the one before, on one line to the far margin. */
export function growth(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, view } = stage;
  const strip = ratio === 'strip';
  const wide = ratio === 'wide';
  const room = strip || wide ? { ...safe, w: safe.w * 0.5 } : { ...safe, h: safe.h * 0.42 };
  const set = words(stage, room, { arrangement: strip ? 'middle' : 'head' });
  const foot = strip ? view.y + view.h * 0.84 : page.h - Math.min(safe.x, 0.15 * base);
  const top = view.y + view.h * 0.12;
  const left = strip ? set.right + 0.1 * base : safe.x;
  // A mark below the words keeps clear of them. One beside them may be higher.
  const clear = set.head + 0.08 * base;
  const fits = ({ x, y }: Area): boolean => x >= left && y >= (x > set.right + 0.06 * base ? top : clear);
  const ratioOf = proportion(markOn(stage, tone.ground));
  for (let last = foot - top; last > 0.02 * base; last *= 0.96) {
    const areas = growing(page.w - Math.min(safe.x, 0.15 * base), foot, last, ratioOf);
    const few = areas.slice(
      0,
      Math.max(
        count.least,
        areas.findIndex((area) => area.x < left),
      ),
    );
    if (few.every(fits)) return [...few.map((area) => mark(stage, area, tone.ground)), ...set.pieces];
  }
  return set.pieces;
}

/** Areas of marks from an edge back, the largest first. */
function growing(edge: number, foot: number, last: number, ratioOf: number): readonly Area[] {
  let right = edge;
  return Array.from({ length: count.most }, (_, i) => {
    const h = last / step ** i;
    const area = box(right - h * ratioOf, foot - h, h * ratioOf, h);
    right = area.x - (gap * h * ratioOf) / step;
    return area;
  });
}
