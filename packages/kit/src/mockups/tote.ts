import type { Design } from '@brandwright/engine';
import { legible } from './legible.ts';
import { area, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centerd } from './place.ts';
import { shaded, surfaces, toned } from './surfaces.ts';

/** A cotton bag on the brand's most vivid color. */
export function tote(design: Design): Picture {
  const { loud } = surfaces(design);
  const cotton = toned(design.scheme.palette.paper, 0.95, 0.018);
  const body = area(66, 104, 168, 196);
  return {
    width: 300,
    height: 300,
    shapes: [
      fill(loud, rect(area(0, 0, 300, 300))),
      fill(shaded(loud, -0.06), path`M76 112h168v188h-168z`),
      fill(shaded(cotton, -0.12), path`M112 104v-22a38 44 0 0 1 76 0v22h-11v-22a27 33 0 0 0 -54 0v22z`),
      fill(cotton, rect(body)),
      fill(shaded(cotton, -0.045), rect(area(66, 104, 168, 9))),
      fill(cotton, path`M104 118v-34a46 52 0 0 1 92 0v34h-12v-34a34 40 0 0 0 -68 0v34z`),
      centerd(legible(design, 'full', cotton), area(66, 118, 168, 164), { wide: 0.76, tall: 0.5, area: 0.22 }),
    ].join(''),
  };
}
