import type { Design } from '@brandwright/engine';
import { edgeOf, greek, leftOf } from './greek.ts';
import { legible } from './legible.ts';
import { area, fill, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centerd, filling, fitted } from './place.ts';
import { shaded, surfaces } from './surfaces.ts';

/** The top of a letter, with the colored back of another sheet behind it. */
export function letterhead(design: Design): Picture {
  const { bold, sheet, wall, line, quiet } = surfaces(design);
  const paper = area(36, 32, 212, 268);
  const reverse = area(140, 60, 188, 240);
  const logo = legible(design, 'full', sheet);
  const edge = edgeOf(design, 60, 224);
  const head = fitted(logo, area(0, 56, 92, 42));
  return {
    width: 360,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 360, 300))),
      fill(shaded(wall, -0.055), rect(area(328, 66, 6, 234))),
      fill(bold, rect(reverse)),
      fill(shaded(bold, -0.07), rect(area(248, 60, 7, 240))),
      centerd(legible(design, 'mark', bold), area(255, 60, 73, 240), { wide: 0.6, tall: 0.3, area: 0.2 }),
      fill(sheet, rect(paper)),
      filling(logo, { ...head, x: leftOf(edge, head.w) }),
      greek(line, edge, 134, [62], 4, 0),
      greek(quiet, edge, 158, [164, 150, 160, 134, 0, 158, 164, 142, 150], 4, 14),
    ].join(''),
  };
}
