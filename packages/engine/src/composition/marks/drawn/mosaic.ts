import { roundedRect } from '../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';

/** A block of the grid: its first column and row, and how many cells it is wide and high. */
type Block = readonly [x: number, y: number, cells: number];

/** Blocks of each figure; the last one is lit. */
const figures: Readonly<Record<string, readonly Block[]>> = {
  corner: [
    [0, 1, 3],
    [0, 0, 1],
    [1, 0, 1],
    [3, 2, 1],
    [3, 3, 1],
    [3, 0, 1],
  ],
  heart: [
    [0, 0, 2],
    [3, 0, 2],
    [1, 2, 1],
    [2, 2, 1],
    [3, 2, 1],
    [2, 3, 1],
    [2, 1, 1],
  ],
};

/** Cells of one size and blocks of them, with one air. */
function draw(_: string, form = 'corner'): readonly Piece[] {
  const [pitch, air] = [46, 9];
  const blocks = (figures[form] ?? []).map(([x, y, cells]) =>
    roundedRect(x * pitch, y * pitch, (x + cells) * pitch - air, (y + cells) * pitch - air),
  );
  return [piece('mark', blocks.slice(0, -1)), piece('accent', blocks.slice(-1))];
}

/** Cells of one grid. */
export const mosaic: Construction = {
  name: 'mosaic',
  serves: { pixel: 1 },
  species: new Set(
    `pixel pixels pixelated mosaic mosaics bit bits byte bytes grid grids matrix raster checkered tessellate square squares`.split(
      ' ',
    ),
  ),
  only: true,
  idea: 'blocks of one grid, and the cell that leaves it',
  counts: null,
  forms: ['1-corner', '1-heart'],
  corner: 0,
  craft: 4.4,
  contained: never,
  r16: 0.8,
  draw,
};
