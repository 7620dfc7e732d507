import { type Contour, mapContour, type Path } from '../../geometry/path.ts';
import { circle } from '../../geometry/shapes.ts';

/** A letter that is a thing: what of it is in the ink of the name, and what in the accent. Cap line at y = 0, baseline at H. */
export interface Figure {
  readonly name: Path;
  readonly accent: Path;
}

/** The strokes of the face that a figure stands in, in the units it is drawn in: upright, level and slanted ones. */
export interface Strokes {
  readonly v: number;
  readonly h: number;
  readonly t: number;
}

/** Draws a thing in the place of a letter `w` wide and `H` high, in the strokes of the letters beside it. */
export type DrawFigure = (w: number, H: number, strokes: Strokes) => Figure;

/** A thing in the ink of the name. */
export const inName = (...path: Path): Figure => ({ name: path, accent: [] });

/** What is round by nature, `w` wide and `H` high from the origin. */
export const ellipse = (w: number, H: number): Contour =>
  mapContour(circle(0, 0, 1), { a: w / 2, b: 0, c: 0, d: H / 2, e: w / 2, f: H / 2 });

/** Edges of an A without its bar, by height. */
export const apex = (w: number, H: number, { t }: Strokes) => {
  const a = 0.55 * t;
  const lean = (w - a) / 2;
  return { a, lean, left: (y: number) => lean - (y / H) * lean, right: (y: number) => w - lean + (y / H) * lean };
};
