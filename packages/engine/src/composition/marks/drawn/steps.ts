import type { Contour } from '../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';
import { polygon, rounded } from './polygon.ts';

const whole = (row: readonly Contour[]): readonly Piece[] => [piece('mark', row)];

/** The topmost carries the accent. */
const crowned = (row: readonly Contour[]): readonly Piece[] => [...whole(row.slice(0, -1)), piece('accent', row.slice(-1))];

function draw(count: string, form = 'slant'): readonly Piece[] {
  const n = Number(count);
  const air = 12;
  const w = (200 - air * (n - 1)) / n;
  const x = (i: number): number => i * (w + air);
  const h = (i: number): number => 200 * (0.3 + (0.7 * i) / (n - 1));
  const each = (make: (i: number) => Contour): readonly Contour[] => Array.from({ length: n }, (_, i) => make(i));
  switch (form) {
    case 'slant':
      // One rising line cuts all tops.
      return whole(
        each((i) => polygon([x(i), 0], [x(i), -50 - x(i) * 0.75], [x(i) + w, -50 - (x(i) + w) * 0.75], [x(i) + w, 0])),
      );
    case 'round':
      return whole(
        each((i) =>
          rounded(
            [
              [x(i), 0],
              [x(i), -h(i)],
              [x(i) + w, -h(i)],
              [x(i) + w, 0],
            ],
            [0, w / 2, w / 2, 0],
          ),
        ),
      );
    case 'terrace':
      return crowned(
        each((i) => {
          const y = -i * (w + air);
          return polygon([x(i), y], [x(i), y - w], [200, y - w], [200, y]);
        }),
      );
    default: {
      // Leaves of one family on one ground: two corners square, two round.
      const tall = (i: number) => 200 * (0.42 + (0.58 * i) / (n - 1));
      return whole(
        each((i) =>
          rounded(
            [
              [x(i), 0],
              [x(i), -tall(i)],
              [x(i) + w, -tall(i)],
              [x(i) + w, 0],
            ],
            [w * 0.98, 0, w * 0.98, 0],
          ),
        ),
      );
    }
  }
}

/** Blocks that rise by one step with one gap. */
export const steps: Construction = {
  name: 'steps',
  serves: { growth: 1, capital: 0.8, marketing: 0.4, tax: 0.4 },
  idea: 'blocks that rise by one step',
  counts: 'steps',
  forms: ['3-slant', '4-slant', '5-slant', '3-round', '4-round', '3-terrace', '4-terrace', '5-terrace', '3-leaf', '4-leaf'],
  corner: 0,
  craft: 4.2,
  contained: never,
  r16: 0.89,
  draw,
};
