import type { Design } from '@brandwright/engine';
import { legible } from './legible.ts';
import { area, disc, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centerd } from './place.ts';
import { shaded, surfaces, toned } from './surfaces.ts';
import { type MockupWords, placeholders, wordsOrBar } from './words-or-bar.ts';

/**
 * A browser window at 2 units per pixel: the mark at 16 px in its tab, and at 32 px among the shortcuts of a
 * new tab.
 */
export function favicon(design: Design, words: MockupWords | null): Picture {
  const { bold, sheet, wall, line, quiet } = surfaces(design);
  const small = legible(design, 'mark-small', bold);
  const tab = area(54, 52, 32, 32);
  const tile = area(48, 200, 64, 64);
  const field = shaded(sheet, -0.045);
  const address = words === null ? quiet : toned(line, 0.58, 0.02);
  return {
    width: 416,
    height: 300,
    shapes: [
      fill(shaded(wall, -0.03), rect(area(0, 0, 416, 300))),
      fill(
        sheet,
        path`M0 104h20a14 14 0 0 0 14 -14v-42a14 14 0 0 1 14 -14h232a14 14 0 0 1 14 14v42a14 14 0 0 0 14 14h108v196h-416z`,
      ),
      fill(field, rect(area(28, 122, 360, 44), 22) + [160, 248, 336].map((x) => disc(x + 8, 232, 32)).join('')),
      fill(bold, rect(tab, 7) + rect(tile, 14)),
      centerd(small, tab, { wide: 0.78, tall: 0.78, area: 0.5 }),
      centerd(small, tile, { wide: 0.74, tall: 0.74, area: 0.45 }),
      wordsOrBar(words, { x: 52, way: 1 }, 144, {
        ink: address,
        text: placeholders.website,
        size: 20,
        width: 280,
        bar: [132, 8],
      }),
      wordsOrBar(words, { x: 100, way: 1 }, 68, { ink: line, text: design.name, size: 20, width: 150, bar: [112, 8] }),
      fill(line, path`M260 62l2 -2l6 6l6 -6l2 2l-6 6l6 6l-2 2l-6 -6l-6 6l-2 -2l6 -6z`),
    ].join(''),
  };
}
