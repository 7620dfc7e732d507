import { type Matrix, mapPath, type Path, reversePath } from '../geometry/path.ts';
import { parsePath } from '../geometry/path-data.ts';
import type { MarkPart, Stamp } from './mark.ts';

/** Rotates and scales about (100, 100), then moves that center to (x, y). */
function stampMatrix(scale: number, x: number, y: number, degrees: number): Matrix {
  const t = (degrees * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(t), scale * Math.sin(t)];
  return { a: cos, b: sin, c: -sin, d: cos, e: x - 100 * (cos - sin), f: y - 100 * (sin + cos) };
}

const inPlace: NonNullable<Stamp['at']> = [[100, 100]];

/** The copies of an outline that a stamp makes. */
function stampPath({ scale = 1, at = inPlace, cut }: Stamp, outline: Path): Path {
  const copies = at.flatMap(([x, y, degrees = 0]) => mapPath(outline, stampMatrix(scale, x, y, degrees)));
  return cut === true ? reversePath(copies) : copies;
}

/** The contours of a part. `outlineOf` returns the catalogue's outlines by key. */
export const partPath = (part: Pick<MarkPart, 'd' | 'stamps'>, outlineOf: (key: string) => Path): Path => [
  ...(part.d === undefined ? [] : parsePath(part.d)),
  ...(part.stamps ?? []).flatMap((stamp) => stampPath(stamp, outlineOf(stamp.of))),
];
