import type { Path } from '../../../../geometry/path.ts';
import { polygon as cornered } from '../../../../geometry/shapes.ts';

/**
 * Outlines the cells of a grid with pitch `unit`: one string per row, `#` for a cell. Solids run clockwise,
 * holes counterclockwise. No two cells may touch only at a corner.
 */
export function pixels(rows: readonly string[], unit: number): Path {
  const cell = (x: number, y: number): boolean => rows[y]?.[x] === '#';
  // Every edge between a cell and an empty place, from its start to its end, with the cell on its right.
  const edges = new Map<string, readonly [number, number]>();
  const edge = (x0: number, y0: number, x1: number, y1: number): void => void edges.set(`${x0},${y0}`, [x1, y1]);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!cell(x, y)) continue;
      if (!cell(x, y - 1)) edge(x, y, x + 1, y);
      if (!cell(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!cell(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!cell(x - 1, y)) edge(x, y + 1, x, y);
    }
  });
  const out: Path[number][] = [];
  for (const start of edges.keys()) {
    const corners: number[] = [];
    for (let at = start; edges.has(at); ) {
      const [x, y] = edges.get(at) as readonly [number, number];
      edges.delete(at);
      corners.push(x * unit, y * unit);
      at = `${x},${y}`;
    }
    if (corners.length > 0) out.push(cornered(corners));
  }
  return out;
}
