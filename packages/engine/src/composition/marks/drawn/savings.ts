import { roundedRect } from '../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';
import { arc, hole, lines, solid } from './run.ts';

const air = 11;

/** `n` coins, seen from the side, for the shaft of a column; its head is one bar that rolls in at both ends. */
function draw(count: string): readonly Piece[] {
  const n = Number(count);
  const thick = n > 3 ? 20 : 25;
  const coins = Array.from({ length: n }, (_, i) => {
    const y = 13 + i * (thick + air);
    const half = i === n - 1 ? 72 : 54;
    return roundedRect(-half, y, half, y + thick, thick / 2);
  });
  const [roll, eye, x, y] = [29, 10.5, 62, -27];
  const scroll = solid(
    lines([-x, y - roll], [x, y - roll]),
    arc(x, y, roll, -90, 180),
    lines([x - roll, y], [-x + roll, y]),
    arc(-x, y, roll, 0, 270),
  );
  const head = [
    roundedRect(-91, y - roll - air - 22, 91, y - roll - air),
    scroll,
    ...[-x, x].map((cx) => hole(arc(cx, y, eye, 0, 360))),
  ];
  return [piece('mark', head), piece('tone', coins)];
}

/** Capital twice over: coins laid on each other, and the head of a column on them. */
export const savings: Construction = {
  name: 'savings',
  serves: { capital: 1, growth: 0.4, tax: 0.4 },
  idea: 'a column whose shaft is a stack of coins',
  counts: 'coins',
  forms: ['3-coins', '4-coins'],
  corner: 1,
  craft: 4.7,
  contained: never,
  r16: 0.8,
  draw,
  small: () => draw('3'),
};
