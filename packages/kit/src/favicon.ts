import type { Design } from '@brandwright/engine';
import { greek } from './greek.ts';
import { legible } from './legible.ts';
import { area, disc, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centred } from './place.ts';
import { shaded, surfaces } from './surfaces.ts';

/** A browser's tab at 2 units a pixel: the mark at 16 px, and at 32 px among the shortcuts of a new page. */
export function favicon(design: Design): Picture {
  const { bold, sheet, wall, line } = surfaces(design);
  const small = legible(design, 'mark-small', bold);
  const tab = area(54, 52, 32, 32);
  const tile = area(72, 190, 64, 64);
  return {
    width: 416,
    height: 300,
    shapes: [
      fill(shaded(wall, -0.03), rect(area(0, 0, 416, 300))),
      fill(sheet, `${rect(area(30, 34, 250, 80), 14)}${rect(area(0, 102, 416, 198))}`),
      fill(shaded(sheet, -0.04), rect(area(30, 120, 356, 40), 20)),
      fill(bold, rect(tab, 7) + rect(tile, 14)),
      centred(small, tab, { wide: 0.76, tall: 0.76, area: 0.5 }),
      centred(small, tile, { wide: 0.72, tall: 0.72, area: 0.45 }),
      greek(line, 100, 64, [96], 8, 16),
      fill(line, path`M246 60l-4 4l4 4z`),
      fill(shaded(sheet, -0.05), [184, 264, 344].map((x) => disc(x + 16, 222, 32)).join('')),
    ].join(''),
  };
}
