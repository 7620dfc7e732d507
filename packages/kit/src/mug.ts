import type { Design } from '@brandwright/engine';
import { legible } from './legible.ts';
import { area, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centred } from './place.ts';
import { shaded, surfaces } from './surfaces.ts';

/** A mug with the mark on its side. */
export function mug(design: Design): Picture {
  const { bold, wall } = surfaces(design);
  const body = area(92, 66, 148, 172);
  return {
    width: 360,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 360, 300))),
      fill(shaded(wall, -0.06), rect(area(0, 226, 360, 74))),
      fill(
        shaded(bold, -0.06),
        path`M236 104h22a40 40 0 0 1 40 40v8a40 40 0 0 1 -40 40h-22v-20h20a22 22 0 0 0 22 -22v-4a22 22 0 0 0 -22 -22h-20z`,
      ),
      fill(bold, path`M92 66h148v148a24 24 0 0 1 -24 24h-100a24 24 0 0 1 -24 -24z`),
      centred(legible(design, 'mark', bold), body, { wide: 0.54, tall: 0.5, area: 0.2 }),
    ].join(''),
  };
}
