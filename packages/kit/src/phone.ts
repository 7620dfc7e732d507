import type { Design } from '@brandwright/engine';
import { legible } from './legible.ts';
import { area, fill, rect, squircle } from './outline.ts';
import type { Picture } from './picture.ts';
import { centred } from './place.ts';
import { shaded, surfaces, toned } from './surfaces.ts';

/** A phone's first screen: the app among quiet others. */
export function phone(design: Design): Picture {
  const { bold, wall } = surfaces(design);
  const screen = toned(design.scheme.palette.primary, 0.88, 0.03);
  const icons = [0, 1, 2, 3, 4, 5].map((i) => area(54 + (i % 3) * 82, 74 + Math.floor(i / 3) * 96, 60, 60));
  const app = icons[2] ?? area(0, 0, 0, 0);
  return {
    width: 332,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 332, 300))),
      fill(shaded(wall, -0.6), rect(area(20, 22, 292, 340), 44)),
      fill(screen, rect(area(28, 30, 276, 340), 36)),
      fill(
        shaded(screen, 0.05),
        icons
          .filter((i) => i !== app)
          .map(squircle)
          .join(''),
      ),
      fill(bold, squircle(app)),
      centred(legible(design, 'mark', bold), app, { wide: 0.62, tall: 0.62, area: 0.3 }),
    ].join(''),
  };
}
