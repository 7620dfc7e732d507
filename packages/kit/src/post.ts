import type { Design } from '@brandwright/engine';
import { greek } from './greek.ts';
import { legible } from './legible.ts';
import { area, disc, fill, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centred } from './place.ts';
import { surfaces } from './surfaces.ts';

/** A post in somebody's feed: the avatar, and the logo on its own ground. */
export function post(design: Design): Picture {
  const { own, bold, sheet, wall, line } = surfaces(design);
  const art = area(40, 76, 220, 224);
  return {
    width: 300,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 300, 300))),
      fill(sheet, rect(area(40, 20, 220, 290), 10)),
      fill(bold, disc(66, 48, 16)),
      centred(legible(design, 'mark-small', bold), area(50, 32, 32, 32), { wide: 0.56, tall: 0.56, area: 0.3 }),
      greek(line, 92, 39, [70, 44], 5, 12),
      fill(own, rect(art)),
      centred(legible(design, 'full', own), art),
    ].join(''),
  };
}
