import type { Design } from '@brandwright/engine';
import { isEmblem } from './gesture.ts';
import { legible } from './legible.ts';
import { area, disc, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { aspect, centerd } from './place.ts';
import { shaded, surfaces, toned } from './surfaces.ts';

/** A shop front: wide logos on the fascia, tall ones on a hanging sign above the door. */
export function sign(design: Design): Picture {
  const { bold } = surfaces(design);
  const tall = isEmblem(design) || aspect(legible(design, 'full', bold)) < 1.8;
  return {
    width: 560,
    height: 300,
    shapes: (tall ? hanging(design) : fascia(design)).join(''),
    focus: tall ? 'start' : 'middle',
  };
}

const street = area(0, 0, 560, 300);

function fascia(design: Design): readonly string[] {
  const { bold, wall } = surfaces(design);
  const board = area(0, 40, 560, 108);
  const glass = glassOf(design);
  return [
    fill(wall, rect(street)),
    fill(shaded(wall, -0.035), rect(area(0, 30, 560, 10))),
    fill(bold, rect(board)),
    fill(shaded(bold, -0.1), rect(area(0, 148, 560, 9))),
    fill(shaded(wall, -0.09), rect(area(0, 157, 560, 7))),
    fill(glass, rect(area(48, 184, 220, 116)) + rect(area(424, 184, 88, 116))),
    fill(shaded(glass, 0.05), path`M48 184h96l-96 96z` + path`M184 184h28l-116 116h-28z` + path`M424 184h40l-40 40z`),
    fill(shaded(glass, -0.17), rect(area(296, 184, 100, 116))),
    fill(shaded(wall, 0.02), rect(area(380, 240, 4, 26), 2)),
    centerd(legible(design, 'full', bold), board, { wide: 0.56, tall: 0.6, area: 0.2 }),
  ];
}

function hanging(design: Design): readonly string[] {
  const { bold, wall, sheet } = surfaces(design);
  const plate = area(72, 66, 152, 152);
  const glass = glassOf(design);
  const iron = toned(design.scheme.palette.ink, 0.28, 0.015);
  const round = design.genome.stand === 'roundel';
  const board = round ? disc(148, 142, 78) : rect(plate, 6);
  const cast = round ? disc(158, 150, 78) : rect(area(82, 74, 152, 152), 6);
  const stripes = [0, 1, 2, 3, 4, 5].map((i) => area(300 + i * 52, 96, 26, 44));
  return [
    fill(wall, rect(street)),
    fill(shaded(wall, -0.05), cast),
    fill(iron, rect(area(0, 38, 196, 7)) + rect(area(106, 40, 4, 28)) + rect(area(186, 40, 4, 28)) + rect(area(0, 22, 9, 39))),
    fill(bold, board),
    fill(glass, rect(area(316, 140, 244, 160))),
    fill(shaded(glass, 0.05), path`M316 140h104l-104 104z` + path`M460 140h30l-160 160h-14v-16z`),
    fill(sheet, rect(area(300, 96, 260, 44))),
    fill(bold, stripes.map((s) => rect(s)).join('')),
    fill(shaded(sheet, -0.05), [1, 3, 5, 7, 9].map((i) => path`M${300 + i * 26} 140h26a13 13 0 0 1 -26 0z`).join('')),
    fill(shaded(bold, -0.06), [0, 2, 4, 6, 8].map((i) => path`M${300 + i * 26} 140h26a13 13 0 0 1 -26 0z`).join('')),
    centerd(legible(design, 'full', bold), plate, { wide: 0.76, tall: 0.72, area: 0.46 }),
  ];
}

/** A dark window with a trace of the brand's hue. */
const glassOf = (design: Design) => toned(design.scheme.palette.ink, 0.4, 0.022);
