import type { Contour } from '../../../geometry/path.ts';
import { circle, roundedRect } from '../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from './construction.ts';

/** `n` × `n` cells that shrink from one corner to the other, or from the middle outwards. */
function cells(n: number, form: string): readonly Piece[] {
  const pitch = 200 / n;
  const out: Contour[] = [];
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++) {
      const x = (column - (n - 1) / 2) * pitch;
      const y = (row - (n - 1) / 2) * pitch;
      const t = form === 'sphere' ? Math.hypot(x, y) / 112 : (column + n - 1 - row) / (2 * n - 2);
      const r = (pitch / 2) * (form === 'sphere' ? 0.9 - 0.5 * t * t : 0.92 - 0.62 * t);
      if (form === 'sphere' && t > 0.98) continue;
      if (form !== 'sphere' && t > 0.8) continue;
      const cell = form === 'fade' ? roundedRect(x - r, y - r, x + r, y + r) : circle(x, y, r);
      out.push(cell);
    }
  return [piece('mark', out)];
}

/** Cells of one grid. */
export const mosaic: Construction = {
  name: 'mosaic',
  serves: { pixel: 1, data: 0.7, code: 0.6 },
  idea: 'cells of one grid that gather in one place',
  counts: 'cells a side',
  forms: ['4-fade', '5-fade', '6-fade', '4-dots', '5-dots', '6-dots', '5-sphere', '6-sphere', '7-sphere'],
  corner: 1,
  craft: 4.4,
  contained: never,
  r16: 0.8,
  draw: (n, form) => cells(Number(n), form as string),
  small: (_, form) => cells(form === 'sphere' ? 5 : 4, form as string),
};
