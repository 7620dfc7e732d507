import { mapPath, type PageLayer, placing } from '@brandwright/engine';
import { type Area, box, rectangle, within } from '../layout/area.ts';
import type { Sheet } from '../layout/sheet.ts';
import { mm, type Paper } from './paper.ts';

/** Cards on a sheet: two columns of five. */
const columns = 2;
const rows = 5;
/** Length of the cutting marks, and their distance from the cards. */
const mark = 5 * mm;
const gap = 1.5 * mm;
const hairline = 0.25;

/** Ten cards edge to edge in the middle of a page, with cutting marks around them, for a desktop printer. */
export function tenUp(card: Sheet, paper: Paper): Sheet {
  const [w, h] = [card.width * card.scale, card.height * card.scale];
  const block = box((paper.width - columns * w) / 2, (paper.height - rows * h) / 2, columns * w, rows * h);
  const trimmed = box(0, 0, card.width, card.height);
  const drawn: readonly PageLayer[] = [
    { paint: card.ground, path: [rectangle(trimmed)] },
    ...card.layers.map(({ paint, path }) => ({ paint, path: within(path, trimmed) })),
  ];
  const cards = Array.from({ length: columns * rows }, (_, i) => {
    const at = placing(card.scale, block.x + (i % columns) * w, block.y + Math.floor(i / columns) * h);
    return drawn.map(({ paint, path }) => ({ paint, path: mapPath(path, at) }));
  });
  return { ...paper, bleed: 0, ground: '#FFFFFF', layers: [...cards.flat(), { paint: '#000000', path: cuts(block, w, h) }] };
}

/** Marks beside every cut, outside the cards. */
function cuts(block: Area, w: number, h: number) {
  const far = gap + mark;
  const [right, foot] = [block.x + block.w, block.y + block.h];
  const upright = Array.from({ length: columns + 1 }, (_, i) => block.x + i * w - hairline / 2).flatMap((x) => [
    rectangle(box(x, block.y - far, hairline, mark)),
    rectangle(box(x, foot + gap, hairline, mark)),
  ]);
  const level = Array.from({ length: rows + 1 }, (_, i) => block.y + i * h - hairline / 2).flatMap((y) => [
    rectangle(box(block.x - far, y, mark, hairline)),
    rectangle(box(right + gap, y, mark, hairline)),
  ]);
  return [...upright, ...level];
}
