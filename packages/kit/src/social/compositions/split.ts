import { contrastRatio, mapPath, type Path, pathBounds, placing } from '@brandwright/engine';
import { type Area, box, within } from '../../layout/area.ts';
import { art, surface } from '../pieces.ts';
import { onPage, type Piece, type Stage } from '../stage.ts';
import { textInk } from '../tone.ts';
import { words } from '../words.ts';

/** Contrast of two surfaces that show a mark in each other (WCAG 2.2, 1.4.11). */
const least = 3;

/** The mark across the border of the brand’s two surfaces, each half in the color of the other. */
export function split(stage: Stage): readonly Piece[] {
  const { page, safe, tone, ratio, base, view, brand } = stage;
  const tall = ratio === 'tall' || ratio === 'square';
  const set = tall
    ? words(stage, { ...safe, h: safe.h * 0.3 }, { arrangement: 'head' })
    : words(stage, { ...safe, w: ratio === 'strip' ? safe.w * 0.5 : page.w * 0.44 - safe.x }, { arrangement: 'apart' });
  const top = set.head + 0.09 * base;
  const room = tall
    ? box(page.w * 0.16, top, page.w * 0.84 - safe.x, page.h - top - safe.x)
    : box(Math.max(set.right + 0.06 * base, page.w * 0.46), view.y + view.h * 0.11, page.w * 0.5, view.h * 0.78);
  const seen = tall ? room : { ...room, w: page.w - 0.06 * base - room.x };
  const border = tall ? seen.y + seen.h / 2 : seen.x + seen.w / 2;
  const near = tall ? box(0, 0, page.w, border) : box(0, 0, border, page.h);
  const far = tall ? box(0, border, page.w, page.h - border) : box(border, 0, page.w - border, page.h);
  const other = contrastRatio(tone.ground, tone.other) >= least ? tone.other : textInk(brand.design, tone.ground);
  const figure = figureIn(stage, seen, tall ? 1 : 0.5);
  return [
    surface(stage, other, far),
    art(stage, other, within(figure, onPage(stage, near))),
    art(stage, tone.ground, within(figure, onPage(stage, far)), other),
    ...set.pieces,
  ];
}

/** The mark in one ink as large as a room allows, in the middle of its height. */
function figureIn(stage: Stage, room: Area, across: number): Path {
  const { figure } = stage.grammar;
  const bounds = pathBounds(figure);
  if (bounds === null) return figure;
  const [w, h] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
  const scale = Math.min(room.w / w, room.h / h);
  const [x, y] = [room.x + (room.w - w * scale) * across, room.y + (room.h - h * scale) / 2];
  const at = onPage(stage, box(x, y, w * scale, h * scale));
  return mapPath(figure, placing(scale, at.x - bounds.x0 * scale, at.y - bounds.y0 * scale));
}
