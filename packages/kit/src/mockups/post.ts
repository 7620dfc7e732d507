import type { Design } from '@brandwright/engine';
import { isEmblem, isInitial, isLetter, turn } from './gesture.ts';
import { legible } from './legible.ts';
import { area, disc, fill, path, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { centerd, cropped, mat } from './place.ts';
import { surfaces, toned } from './surfaces.ts';
import { type MockupWords, wordsOrBar } from './words-or-bar.ts';

/** A social post: the avatar above a picture of the logo, or of the mark in close-up. */
export function post(design: Design, words: MockupWords | null): Picture {
  const { own, bold, sheet, wall, line, quiet } = surfaces(design);
  const edge = { x: 93, way: 1 } as const;
  const under = words === null ? quiet : toned(line, 0.58, 0.02);
  const canvas = area(0, 0, 300, 300);
  const art = area(36, 78, 228, 222);
  const close = !isEmblem(design) && !isInitial(design) && turn(design, 'post', 2) === 0;
  // A white picture would have no visible edge in its card.
  const ground = design.scheme.ground === 'white' || close ? bold : own;
  return {
    width: canvas.w,
    height: canvas.h,
    shapes: [
      fill(ground, rect(art)),
      close
        ? cropped(legible(design, 'mark', ground), art, isLetter(design))
        : centerd(legible(design, 'full', ground), art, { wide: 0.7 }),
      fill(wall, mat(canvas, art)),
      fill(sheet, path`M36 78v-46a12 12 0 0 1 12 -12h204a12 12 0 0 1 12 12v46z`),
      fill(bold, disc(66, 49, 17)),
      centerd(legible(design, 'mark-small', bold), area(49, 32, 34, 34), { wide: 0.58, tall: 0.58, area: 0.3 }),
      wordsOrBar(words, edge, 42.5, { ink: line, text: design.name, size: 13, width: 158, bar: [72, 5], cut: 'bold' }),
      wordsOrBar(words, edge, 57, { ink: under, text: words?.line || words?.trade || '', size: 11, width: 158, bar: [46, 4] }),
    ].join(''),
  };
}
