import type { Design } from '@brandwright/engine';
import { greek } from './greek.ts';
import { legible } from './legible.ts';
import { area, fill, moved, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { aspect, centred, filling, fitted } from './place.ts';
import { shaded, surfaces } from './surfaces.ts';

/** Business cards, front and back. */
export function card(design: Design): Picture {
  const { bold, sheet, wall, line } = surfaces(design);
  const front = area(44, 74, 260, 152);
  const back = moved(front, 276, 0);
  const logo = legible(design, 'full', sheet);
  const shadow = shaded(wall, -0.06);
  const head = fitted(logo, area(back.x + 22, back.y + 22, 118, aspect(logo) > 1.6 ? 40 : 52));
  return {
    width: 624,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 624, 300))),
      fill(shadow, rect(moved(front, 0, 6), 2) + rect(moved(back, 0, 6), 2)),
      fill(bold, rect(front, 2)),
      centred(legible(design, 'mark', bold), front, { wide: 0.46, tall: 0.5, area: 0.12 }),
      fill(sheet, rect(back, 2)),
      filling(logo, head),
      greek(line, back.x + 22, back.y + 100, [78, 52, 96], 4, 11),
    ].join(''),
  };
}
