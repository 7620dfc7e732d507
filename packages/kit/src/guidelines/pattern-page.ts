import { flow } from '../document/flow.ts';
import { typeStyles } from '../document/type-style.ts';
import { pattern, patternOf } from '../grammar/pattern.ts';
import { box } from '../layout/area.ts';
import { shaded } from '../mockups/surfaces.ts';
import type { Book, Leaf } from './book.ts';
import { figure, plate, sheet } from './frame.ts';
import { tonesOn } from './tones.ts';

const says = {
  'half-drop': 'Rows of the mark, with every other row shifted half a step.',
  tiles: 'The mark, given a quarter turn from tile to tile.',
  strokes: 'Strokes as thick as the stems of the name’s letters.',
} as const;

/** The pattern over the whole page, and its rules on a card of paper. */
export function patternPage(book: Book): Leaf {
  const { brand, surfaces, setter } = book;
  const { bold, pale } = surfaces;
  const kind = patternOf(brand.grammar);
  const card = box(0, 326, 328, 214);
  const { ink, muted } = tonesOn(brand.design, surfaces.sheet);
  const path = pattern(brand.grammar, kind, sheet, 92, sheet);
  return {
    title: 'Pattern',
    ground: bold,
    bare: true,
    pieces: [
      figure(`The brand’s pattern. ${says[kind]}`, {
        layers: [{ paint: shaded(bold, pale ? -0.06 : 0.065), path }],
        clip: sheet,
      }),
      plate(surfaces.sheet, card),
      ...flow(setter, { x: 48, y: card.y + 26, w: 250 }, [
        { text: 'Pattern', style: book.title, paint: ink, role: 'H1' },
        { text: says[kind], style: typeStyles.body, paint: ink, gap: 8 },
        {
          text: 'Use it on its own, with no logo on top and no second pattern next to it.',
          style: typeStyles.body,
          paint: muted,
          gap: 6,
        },
      ]).pieces,
    ],
  };
}
