import type { Contour } from '../../../geometry/path.ts';
import { roundedRect } from '../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';
import { polygon } from './polygon.ts';
import { arc, both, solid } from './run.ts';

const air = 8;

/** A tower of `n` courses under its lantern, and beams that widen from it. */
function draw(count: string, form = 'both'): readonly Piece[] {
  const n = Number(count);
  const [top, foot] = [-34, 92];
  const half = (y: number): number => 21 + 19 * ((y - top) / (foot - top));
  const pitch = (foot - top + air) / n;
  const tower = Array.from({ length: n }, (_, i): Contour => {
    const [y0, y1] = [top + i * pitch, top + (i + 1) * pitch - air];
    return polygon([-half(y0), y0], [half(y0), y0], [half(y1), y1], [-half(y1), y1]);
  });
  const gallery = roundedRect(-30, top - air - 9, 30, top - air);
  const room = roundedRect(-14, top - 2 * air - 9 - 24, 14, top - 2 * air - 9);
  const eaves = top - 3 * air - 9 - 24;
  const roof = solid(arc(0, eaves, 20, 180, 360));
  const y = eaves + air + 12;
  const beam = (spread: number): Contour => polygon([14 + 12, y - 7], [100, y - spread], [100, y + spread], [14 + 12, y + 7]);
  const beams = form === 'both' ? both([beam(24)]) : [beam(28)];
  return [
    piece('mark', [...tower.filter((_, i) => i % 2 === 0), gallery, roof]),
    piece(
      'tone',
      tower.filter((_, i) => i % 2 === 1),
    ),
    piece('accent', [room, ...beams]),
  ];
}

/** A lighthouse whose beams carry the accent. */
export const beacon: Construction = {
  name: 'beacon',
  serves: { lighthouse: 1 },
  idea: 'a lighthouse and the light it gives',
  counts: 'courses',
  forms: ['1-both', '2-both', '3-both', '4-both', '5-both', '3-east', '4-east', '5-east'],
  corner: 0,
  craft: 4.5,
  contained: never,
  r16: 0.84,
  draw,
  small: (_, form) => draw('1', form),
};
