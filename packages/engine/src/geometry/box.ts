/** An axis-aligned box, y down; `x1 ≥ x0`, `y1 ≥ y0`. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const width = (box: Box): number => box.x1 - box.x0;
export const height = (box: Box): number => box.y1 - box.y0;
export const centerX = (box: Box): number => (box.x0 + box.x1) / 2;
export const centerY = (box: Box): number => (box.y0 + box.y1) / 2;

export const union = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

/** The union of all boxes; null if there are none. */
export const unionAll = (boxes: readonly (Box | null)[]): Box | null =>
  boxes.reduce<Box | null>((sum, box) => (sum === null ? box : box === null ? sum : union(sum, box)), null);

/** The box after `x' = s·x + dx`, `y' = s·y + dy`. */
export const placedBox = (box: Box, dx: number, dy: number, s: number): Box => ({
  x0: box.x0 * s + dx,
  y0: box.y0 * s + dy,
  x1: box.x1 * s + dx,
  y1: box.y1 * s + dy,
});

/** Positive if the boxes overlap: the smaller overlap of the two axes. */
export const overlap = (a: Box, b: Box): number =>
  Math.min(Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0), Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** True if the first box is inside the second. */
export const within = (a: Box, b: Box): boolean => a.x0 >= b.x0 && a.y0 >= b.y0 && a.x1 <= b.x1 && a.y1 <= b.y1;
