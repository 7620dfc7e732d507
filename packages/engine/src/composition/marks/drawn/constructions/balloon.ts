import { roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { gores } from '../outlines/gore.ts';
import { polygon } from '../outlines/polygon.ts';
import { both, curve, join, type Run } from '../outlines/run.ts';

const air = 8;

/** Right half of the envelope, from its crown to its mouth. */
const halves: Readonly<Record<string, Run>> = {
  round: join(curve([0, -100], [34, -90], [78, -66], [78, -22]), curve([78, -24], [78, 10], [46, 34], [24, 58])),
  tall: join(curve([0, -100], [28, -90], [66, -70], [66, -28]), curve([66, -30], [66, 4], [36, 28], [22, 58])),
  drop: join(curve([0, -100], [36, -90], [82, -70], [82, -28]), curve([82, -30], [82, 14], [34, 26], [16, 58])),
};

function draw(count: string, form = 'round'): readonly Piece[] {
  const n = Number(count);
  const parts = gores(halves[form] as Run, n, air);
  const lit = (n - 1) / 2;
  const mouth = form === 'drop' ? 16 : form === 'tall' ? 22 : 24;
  const basket = roundedRect(-15, 78, 15, 100, 4);
  const cord = polygon([mouth - 7, 58 + air], [mouth, 58 + air], [15, 72], [8, 72]);
  return [
    piece('mark', [...parts.filter((_, i) => i !== lit && i % 2 === lit % 2), basket, ...both([cord])]),
    piece(
      'tone',
      parts.filter((_, i) => i % 2 !== lit % 2),
    ),
    piece(
      'accent',
      parts.filter((_, i) => i === lit),
    ),
  ];
}

/** A balloon of gores that meet at its crown. */
export const balloon: Construction = {
  name: 'balloon',
  serves: { parachute: 0.75, party: 0.5 },
  idea: 'a hot-air balloon with evenly spaced panels',
  counts: 'panels',
  forms: ['3-round', '5-round', '7-round', '3-tall', '5-tall', '3-drop', '5-drop'],
  corner: 2,
  craft: 4.4,
  contained: never,
  r16: 0.8,
  draw,
  small: (_, form) => draw('3', form),
};
