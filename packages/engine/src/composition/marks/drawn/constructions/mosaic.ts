import { roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';

/** Cells of one air: a block of nine, and those that part from it towards the corner where one is lit. */
function draw(): readonly Piece[] {
  const [pitch, air] = [50, 10];
  const block = (x: number, y: number, cells: number) =>
    roundedRect(x * pitch, y * pitch, (x + cells) * pitch - air, (y + cells) * pitch - air);
  return [
    piece('mark', [block(0, 1, 3), block(0, 0, 1), block(1, 0, 1), block(3, 2, 1), block(3, 3, 1)]),
    piece('accent', [block(3, 0, 1)]),
  ];
}

/** Cells of one grid. */
export const mosaic: Construction = {
  name: 'mosaic',
  serves: { pixel: 1 },
  only: true,
  idea: 'a square block with a small tile breaking away',
  counts: null,
  forms: ['1-corner'],
  corner: 0,
  craft: 4.4,
  contained: never,
  r16: 0.8,
  draw,
};
