import type { Path } from '../../geometry/path.ts';
import { outline, type Strokes } from './outline.ts';

/** A letter that is a thing: what of it is in the ink of the name, and what in the accent. Cap line at y = 0, baseline at H. */
export interface Figure {
  readonly name: Path;
  readonly accent: Path;
}

/** Draws a thing in the place of a letter `w` wide and `H` high, in the strokes of the letters beside it. */
export type DrawFigure = (w: number, H: number, strokes: Strokes) => Figure;

/** A thing in the ink of the name. */
export const inName = (...path: Path): Figure => ({ name: path, accent: [] });

/** What is round by nature. */
export const ellipse = (w: number, H: number) => {
  const R = [w / 2, H / 2] as const;
  return outline([
    [0, 0, R],
    [w, 0, R],
    [w, H, R],
    [0, H, R],
  ]);
};

/** Edges of an A without its bar, by height. */
export const apex = (w: number, H: number, { t }: Strokes) => {
  const a = 0.55 * t;
  const lean = (w - a) / 2;
  return { a, lean, left: (y: number) => lean - (y / H) * lean, right: (y: number) => w - lean + (y / H) * lean };
};
