import type { Design } from '@brandwright/engine';
import { isEmblem, isInitial, isLetter, turn } from './gesture.ts';
import { edgeOf, greek, leftOf } from './greek.ts';
import { legible } from './legible.ts';
import { type Area, area, fill, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { aspect, centerd, cropped, filling, fitted, mat } from './place.ts';
import { shaded, surfaces } from './surfaces.ts';

const canvas = area(0, 0, 624, 300);
const front = area(40, 70, 264, 155);
const back = area(320, 70, 264, 155);

/** Business cards: one bold composition on the front, text along one edge on the back. */
export function card(design: Design): Picture {
  const { bold, sheet, wall, quiet, line } = surfaces(design);
  const shadow = shaded(wall, -0.055);
  const logo = legible(design, 'full', sheet);
  const edge = edgeOf(design, back.x + 24, back.x + back.w - 24);
  const head = fitted(logo, area(0, back.y + 24, 124, aspect(logo) > 1.6 ? 36 : 50));
  const foot = back.y + back.h - 24;
  return {
    width: canvas.w,
    height: canvas.h,
    shapes: [
      fill(bold, rect(front)),
      face(design, front),
      fill(wall, mat(canvas, front)),
      fill(shadow, rect(under(front)) + rect(under(back))),
      fill(sheet, rect(back)),
      filling(logo, { ...head, x: leftOf(edge, head.w) }),
      greek(line, edge, foot - 30, [72], 5, 0),
      greek(quiet, edge, foot - 16, [50, 88], 4, 12),
    ].join(''),
  };
}

/** The flat shadow below a sheet on a table. */
const under = ({ x, y, w, h }: Area): Area => area(x, y + h, w, 6);

function face(design: Design, plate: Area): string {
  const { bold } = surfaces(design);
  const mark = legible(design, 'mark', bold);
  const logo = legible(design, 'full', bold);
  if (isEmblem(design)) return centerd(logo, plate, { wide: 0.62, tall: 0.7, area: 0.3 });
  if (!isInitial(design)) {
    const way = turn(design, 'card', 3);
    if (way === 0) return centerd(mark, plate, { wide: 0.4, tall: 0.46, area: 0.12 });
    if (way === 1) return cropped(mark, plate, isLetter(design));
  }
  return centerd(logo, plate, { wide: 0.46, tall: 0.46, area: 0.12 });
}
