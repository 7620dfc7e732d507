import type { Design } from '@brandwright/engine';
import { legible } from './legible.ts';
import { area, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centred } from './place.ts';
import { shaded, surfaces, toned } from './surfaces.ts';

/** A shop front: the logo on the fascia over the window. */
export function sign(design: Design): Picture {
  const { bold, wall } = surfaces(design);
  const fascia = area(0, 40, 560, 108);
  const glass = toned(design.scheme.palette.ink, 0.4, 0.022);
  return {
    width: 560,
    height: 300,
    shapes: [
      fill(shaded(wall, -0.02), rect(area(0, 0, 560, 300))),
      fill(bold, rect(fascia)),
      fill(shaded(bold, -0.1), rect(area(0, 148, 560, 10))),
      fill(glass, rect(area(52, 178, 214, 122)) + rect(area(428, 178, 94, 122))),
      fill(shaded(glass, 0.06), path`M52 178v50l50 72h72z`),
      fill(shaded(glass, -0.18), rect(area(296, 178, 106, 122))),
      centred(legible(design, 'full', bold), fascia, { wide: 0.5, tall: 0.62, area: 0.2 }),
    ].join(''),
  };
}
