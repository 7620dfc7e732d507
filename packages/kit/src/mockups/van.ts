import type { Design } from '@brandwright/engine';
import { legible } from './legible.ts';
import { area, disc, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centerd } from './place.ts';
import { shaded, surfaces, toned } from './surfaces.ts';
import { type MockupWords, wordsOrBar } from './words-or-bar.ts';

/** A delivery van from its side, with the logo on its panel and the trade beneath. */
export function van(design: Design, words: MockupWords | null): Picture {
  const { bold, wall } = surfaces(design);
  const { ink } = design.scheme.palette;
  const glass = toned(ink, 0.4, 0.022);
  const tire = toned(ink, 0.24, 0.012);
  const panel = area(52, 74, 280, 104);
  const quiet = legible(design, 'full', bold).paints.name;
  const trade = words === null ? '' : words.trade;
  return {
    width: 540,
    height: 300,
    shapes: [
      fill(wall, rect(area(0, 0, 540, 300))),
      fill(shaded(wall, -0.05), rect(area(0, 238, 540, 62))),
      fill(shaded(wall, -0.11), rect(area(40, 244, 462, 8), 4)),
      fill(bold, path`M36 222v-142a18 18 0 0 1 18 -18h316a26 26 0 0 1 22 12l40 62l52 14a20 20 0 0 1 15 19v53z`),
      // The sill, and the seam of the panel.
      fill(shaded(bold, -0.07), rect(area(36, 208, 463, 14))),
      fill(shaded(bold, -0.07), rect(area(344, 74, 2, 134))),
      fill(shaded(bold, 0.05), rect(area(54, 62, 316, 4))),
      fill(glass, path`M356 84h16a8 8 0 0 1 7 4l30 48h-53z`),
      fill(shaded(glass, 0.06), path`M356 84h16a8 8 0 0 1 7 4l4 6l-27 34z`),
      fill(shaded(bold, -0.12), rect(area(358, 150, 18, 5), 2)),
      fill(toned(ink, 0.95, 0.03), path`M486 154a20 20 0 0 1 12 14h-16z`),
      fill(tire, [122, 420].map((x) => disc(x, 222, 34)).join('')),
      fill(shaded(wall, -0.03), [122, 420].map((x) => disc(x, 222, 17)).join('')),
      fill(tire, [122, 420].map((x) => disc(x, 222, 5)).join('')),
      centerd(legible(design, 'full', bold), panel, { wide: 0.84, tall: 0.86, area: 0.44 }),
      trade === ''
        ? ''
        : wordsOrBar(words, { x: 166, way: 1 }, 194, { ink: quiet, text: trade, size: 15, width: 170, bar: [0, 0] }),
    ].join(''),
  };
}
