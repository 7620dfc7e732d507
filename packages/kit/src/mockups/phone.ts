import type { Design } from '@brandwright/engine';
import { legible } from './legible.ts';
import { area, fill, path, rect, squircle } from './outline.ts';
import type { Picture } from './picture.ts';
import { centerd } from './place.ts';
import { shaded, surfaces, toned } from './surfaces.ts';

/** A phone's home screen, with the app among neutral ones. */
export function phone(design: Design): Picture {
  const { bold, wall, pale } = surfaces(design);
  const { primary, ink } = design.scheme.palette;
  const screen = toned(primary, pale ? 0.42 : 0.875, pale ? 0.045 : 0.028);
  const icons = Array.from({ length: 9 }, (_, i) => area(52 + (i % 3) * 84, 84 + Math.floor(i / 3) * 92, 60, 60));
  const app = icons[2] ?? area(0, 0, 0, 0);
  return {
    width: 332,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 332, 300))),
      fill(toned(ink, 0.24, 0.012), path`M16 300V68a48 48 0 0 1 48 -48h204a48 48 0 0 1 48 48v232z`),
      fill(screen, path`M24 300V68a40 40 0 0 1 40 -40h204a40 40 0 0 1 40 40v232z`),
      fill(toned(ink, 0.24, 0.012), rect(area(134, 40, 64, 18), 9)),
      fill(
        shaded(screen, 0.045),
        icons
          .filter((i) => i !== app)
          .map(squircle)
          .join(''),
      ),
      fill(bold, squircle(app)),
      centerd(legible(design, 'mark', bold), app, { wide: 0.66, tall: 0.66, area: 0.4 }),
    ].join(''),
  };
}
