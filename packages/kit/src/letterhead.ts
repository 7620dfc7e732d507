import type { Design } from '@brandwright/engine';
import { greek } from './greek.ts';
import { legible } from './legible.ts';
import { area, fill, moved, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { filling, fitted } from './place.ts';
import { shaded, surfaces } from './surfaces.ts';

/** The upper part of a letter. */
export function letterhead(design: Design): Picture {
  const { sheet, wall, line } = surfaces(design);
  const paper = area(60, 36, 240, 340);
  const logo = legible(design, 'full', sheet);
  const bars = [96, 0, 178, 188, 170, 184, 92];
  return {
    width: 360,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 360, 300))),
      fill(shaded(wall, -0.06), rect(moved(paper, 5, 6))),
      fill(sheet, rect(paper)),
      filling(logo, fitted(logo, area(84, 58, 84, 44))),
      greek(line, 84, 142, bars, 4, 16),
    ].join(''),
  };
}
