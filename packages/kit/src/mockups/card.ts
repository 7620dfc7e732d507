import type { Design } from '@brandwright/engine';
import { isEmblem, isInitial, isLetter, turn } from './gesture.ts';
import { edgeOf, leftOf } from './greek.ts';
import { legible } from './legible.ts';
import { type Area, area, fill, rect } from './outline.ts';
import type { Picture } from './picture.ts';
import { aspect, centerd, cropped, filling, fitted, mat } from './place.ts';
import { shaded, surfaces, toned } from './surfaces.ts';
import { type MockupWords, placeholders, wordsOrBar } from './words-or-bar.ts';

/** Where both sides of a card lie. */
interface Table {
  readonly canvas: Area;
  readonly front: Area;
  readonly back: Area;
}

const beside: Table = { canvas: area(0, 0, 624, 300), front: area(40, 70, 264, 155), back: area(320, 70, 264, 155) };
/** One over the other, in the shape of a slot of the gallery. */
const stacked: Table = { canvas: area(0, 0, 390, 300), front: area(34, 20, 230, 135), back: area(126, 139, 230, 135) };

/** Business cards beside each other: one bold composition on the front, text along one edge on the back. */
export const card = (design: Design, words: MockupWords | null): Picture => onTable(design, words, beside);

/** The same cards, one over the other. */
export const cards = (design: Design, words: MockupWords | null): Picture => onTable(design, words, stacked);

function onTable(design: Design, words: MockupWords | null, { canvas, front, back }: Table): Picture {
  const { bold, sheet, wall, quiet, line } = surfaces(design);
  const shadow = shaded(wall, -0.055);
  const logo = legible(design, 'full', sheet);
  const edge = edgeOf(design, back.x + 24, back.x + back.w - 24);
  const head = fitted(logo, area(0, back.y + 24, 124, aspect(logo) > 1.6 ? 36 : 50));
  const foot = back.y + back.h - 24;
  const small = { ink: words === null ? quiet : toned(line, 0.58, 0.02), size: 10.5, width: 190 };
  // Letters are taller than their bars.
  const [first, second] = words === null ? [28, 14] : [33, 17];
  return {
    width: canvas.w,
    height: canvas.h,
    shapes: [
      fill(bold, rect(front)),
      face(design, front),
      fill(wall, mat(canvas, front)),
      fill(shadow, rect(under(front)) + rect(under(back))),
      fill(sheet, rect(back)),
      filling(logo, { ...head, x: leftOf(edge, head.w) }),
      wordsOrBar(words, edge, foot - first, {
        ink: line,
        text: words?.trade ?? '',
        size: 13,
        width: 190,
        bar: [72, 5],
        cut: 'bold',
      }),
      wordsOrBar(words, edge, foot - second, { ...small, text: placeholders.person, bar: [50, 4] }),
      wordsOrBar(words, edge, foot - 2, { ...small, text: placeholders.phone, bar: [88, 4] }),
    ].join(''),
  };
}

/** The flat shadow below a sheet on a table. */
const under = ({ x, y, w, h }: Area): Area => area(x, y + h, w, 6);

function face(design: Design, plate: Area): string {
  const { bold } = surfaces(design);
  const mark = legible(design, 'mark', bold);
  const logo = legible(design, 'full', bold);
  if (isEmblem(design)) return centerd(logo, plate, { wide: 0.62, tall: 0.7, area: 0.3 });
  if (!isInitial(design)) {
    const way = turn(design, 'card', 3);
    if (way === 0) return centerd(mark, plate, { wide: 0.4, tall: 0.46, area: 0.12 });
    if (way === 1) return cropped(mark, plate, isLetter(design));
  }
  return centerd(logo, plate, { wide: 0.46, tall: 0.46, area: 0.12 });
}
