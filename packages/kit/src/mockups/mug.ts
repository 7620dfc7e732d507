import type { Design } from '@brandwright/engine';
import { legible } from './legible.ts';
import { area, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centerd } from './place.ts';
import { shaded, surfaces } from './surfaces.ts';

/** A mug with the mark on its side. */
export function mug(design: Design): Picture {
  const { bold, wall } = surfaces(design);
  return {
    width: 360,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 360, 300))),
      fill(shaded(wall, -0.035), rect(area(0, 214, 360, 86))),
      fill(shaded(wall, -0.085), path`M104 238h196l18 9h-196z`),
      fill(
        shaded(bold, -0.07),
        path`M230 96h26a42 42 0 0 1 42 42v12a42 42 0 0 1 -42 42h-26v-17h24a27 27 0 0 0 27 -27v-8a27 27 0 0 0 -27 -27h-24z`,
      ),
      fill(bold, path`M88 62h146v146a30 30 0 0 1 -30 30h-86a30 30 0 0 1 -30 -30z`),
      fill(shaded(bold, -0.045), path`M206 62h28v146a30 30 0 0 1 -30 30h-22a26 26 0 0 0 24 -26z`),
      fill(shaded(bold, 0.06), rect(area(88, 62, 146, 5))),
      centerd(legible(design, 'mark', bold), area(88, 62, 132, 176), { wide: 0.5, tall: 0.46, area: 0.18 }),
    ].join(''),
  };
}
