import { circle } from '../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from './construction.ts';
import { hole, lines, type Point, polar, solid } from './run.ts';

/** Outer and inner corners in turn, from the top clockwise; every second point of an eight is shorter. */
function corners(n: number, inner: number): readonly Point[] {
  return Array.from({ length: 2 * n }, (_, i): Point => {
    const r = i % 2 === 1 ? inner : n === 8 && i % 4 === 2 ? 66 : 100;
    const [x, y] = polar(r, -90 + (180 / n) * i);
    return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
  });
}

const inners: Readonly<Record<number, number>> = { 4: 35, 8: 40 };

function draw(count: string, form = 'point'): readonly Piece[] {
  const n = Number(count);
  const outline = corners(n, inners[n] ?? 40);
  if (form === 'disc') {
    const cut = hole(lines(...outline.map(([x, y]): Point => [x * 0.76, y * 0.76])));
    return [piece('mark', [circle(0, 0, 100), cut])];
  }
  // Each arm is lit on one side and shaded on the other.
  const shaded = outline.flatMap((p, i) =>
    i % 2 === 1 ? [solid(lines([0, 0], p, outline[(i + 1) % outline.length] as Point))] : [],
  );
  return [piece('mark', [solid(lines(...outline))]), piece('tone', shaded, 'colour')];
}

/** A star whose arms are lit from one side. */
export const star: Construction = {
  name: 'star',
  serves: { compass: 1, star: 0.95, light: 0.8 },
  idea: 'a star whose points are lit from one side',
  counts: 'points',
  forms: ['4-point', '8-point', '4-disc', '8-disc'],
  corner: 0,
  craft: 4.5,
  contained: (form) => form.endsWith('disc'),
  r16: 0.91,
  draw,
};
