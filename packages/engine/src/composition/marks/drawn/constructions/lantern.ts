import type { Contour } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { gores } from '../outlines/gore.ts';
import { arc, hole, lines, type Run, solid } from '../outlines/run.ts';

const air = 9;

/** Right half of the paper of a lantern that is `a` wide on either side, flat at its top and foot. */
const ball = (a: number): Run => arc(0, 0, 1, -52, 52).map((v, i) => v * (i % 2 === 0 ? a : 84));

/** Folds of one height with round ends. */
function folded(n: number): readonly Contour[] {
  const pitch = (132 + air) / n;
  return Array.from({ length: n }, (_, i) => {
    const y = -66 + i * pitch;
    const x = 86 * Math.sqrt(1 - ((y + (pitch - air) / 2) / 88) ** 2);
    return roundedRect(-x, y, x, y + pitch - air, (pitch - air) / 2);
  });
}

function draw(count: string, form = 'rib'): readonly Piece[] {
  const n = Number(count);
  const paper = form === 'fold' ? folded(n) : gores(ball(form === 'oval' ? 66 : 90), n, air);
  const cap = form === 'rib' ? 40 : 33;
  const top = -66 - air - 13;
  const hook = [
    solid(lines([-cap, top + 13], [-cap, top], [-18, top]), arc(0, top, 18, 180, 360), lines([cap, top], [cap, top + 13])),
    hole(arc(0, top, 9, 180, 360)),
  ];
  const foot = roundedRect(-cap, 66 + air, cap, 66 + air + 13);
  const lit = (n - 1) / 2;
  return [
    piece('mark', [...hook, foot, ...paper.filter((_, i) => i !== lit)]),
    piece('accent', [...paper.filter((_, i) => i === lit), circle(0, 66 + 2 * air + 13 + 10, 10)]),
  ];
}

/** A paper lantern whose ribs are the air between the papers. */
export const lantern: Construction = {
  name: 'lantern',
  serves: { lantern: 1, lamp: 0.7 },
  idea: 'a paper lantern with open ribs',
  counts: 'panels',
  forms: ['3-rib', '4-rib', '5-rib', '3-oval', '4-oval', '5-oval', '4-fold', '5-fold', '6-fold', '7-fold'],
  corner: 2,
  craft: 4.6,
  upright: (form) => form.endsWith('oval'),
  contained: never,
  r16: 0.8,
  draw,
  small: (_count, form) => draw(form === 'fold' ? '4' : '3', form),
};
