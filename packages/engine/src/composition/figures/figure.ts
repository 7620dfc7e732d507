import { type Contour, mapContour, type Path } from '../../geometry/path.ts';
import { circle } from '../../geometry/shapes.ts';

/**
 * A letter drawn as a thing: the part in the ink of the name, and the part in the accent. Cap line at y = 0,
 * baseline at H.
 */
export interface Figure {
  readonly name: Path;
  readonly accent: Path;
}

/** Stroke widths of the surrounding letters in drawing units: vertical, horizontal and diagonal. */
export interface Strokes {
  readonly v: number;
  readonly h: number;
  readonly t: number;
}

/** Draws a thing in place of a letter, `w` wide and `H` high, with the strokes of its neighbors. */
export type DrawFigure = (w: number, H: number, strokes: Strokes) => Figure;

/** A thing entirely in the ink of the name. */
export const inName = (...path: Path): Figure => ({ name: path, accent: [] });

/** An ellipse `w` wide and `H` high from the origin. */
export const ellipse = (w: number, H: number): Contour =>
  mapContour(circle(0, 0, 1), { a: w / 2, b: 0, c: 0, d: H / 2, e: w / 2, f: H / 2 });

/** Edges of an A without its bar, by height. */
export const apex = (w: number, H: number, { t }: Strokes) => {
  const a = 0.55 * t;
  const lean = (w - a) / 2;
  return { a, lean, left: (y: number) => lean - (y / H) * lean, right: (y: number) => w - lean + (y / H) * lean };
};
