import type { Contour } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon } from '../outlines/polygon.ts';

const air = 9;

/** `n` bays under north lights, parted by air; with a chimney and its smoke where `form` says so. */
function draw(count: string, form = 'shed'): readonly Piece[] {
  const n = Number(count);
  const left = form === 'stack' ? -100 + 36 + air : -100;
  const pitch = (100 - left + air) / n;
  const [low, high] = [-6, -64];
  const bays = Array.from({ length: n }, (_, i): Contour => {
    const [x0, x1] = [left + i * pitch, left + (i + 1) * pitch - air];
    return polygon([x0, 84], [x0, high], [x1, low], [x1, 84]);
  });
  if (form !== 'stack')
    return [
      piece(
        'mark',
        bays.filter((_, i) => i % 2 === 0),
      ),
      piece(
        'tone',
        bays.filter((_, i) => i % 2 === 1),
      ),
    ];
  const chimney = polygon([-96, -64], [-68, -64], [-64, 84], [-100, 84]);
  return [
    piece('mark', [chimney, ...bays.filter((_, i) => i % 2 === 1)]),
    piece(
      'tone',
      bays.filter((_, i) => i % 2 === 0),
    ),
    piece('accent', [circle(-80, -64 - air - 13, 13), circle(-47, -64 - air - 30, 17)]),
  ];
}

/** A works under north lights. */
export const works: Construction = {
  name: 'works',
  serves: { industry: 0.95, warehouse: 0.8 },
  idea: 'a factory with a sawtooth roof',
  counts: 'sections',
  forms: ['3-shed', '4-shed', '5-shed', '2-stack', '3-stack'],
  corner: 0,
  craft: 4.3,
  contained: never,
  r16: 0.84,
  draw,
  small: (n, form) => draw(String(Math.min(3, Number(n))), form),
};
