import type { Contour } from '../../../../geometry/path.ts';
import { mapPath, rotation } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { arc, backwards, curve, type Run, solid } from '../outlines/run.ts';

/** Both halves of a bean 200 long and upright, an S-shaped slit between them. */
export function halvesOf(air: number): readonly [Contour, Contour] {
  const [a, b] = [70, 100];
  const h = air / 2;
  const t = (Math.acos(h / a) * 180) / Math.PI;
  const oval = (from: number, to: number): Run => arc(0, 0, 1, from, to).map((v, i) => v * (i % 2 === 0 ? a : b));
  const y = b * Math.sin((t * Math.PI) / 180);
  const seam = (x: number): Run => curve([x, -y], [x + 62, -y * 0.3], [x - 62, y * 0.3], [x, y]);
  return [solid(oval(-t, t), backwards(seam(h))), solid(oval(180 - t, 180 + t), seam(-h))];
}

function draw(_: string, form = 'lean'): readonly Piece[] {
  const [one, two] = mapPath(halvesOf(15), rotation(form === 'lean' ? 32 : form === 'back' ? -32 : 0)) as [Contour, Contour];
  return [piece('mark', [one]), piece('tone', [two])];
}

/** A coffee bean: two halves and an S between them. */
export const bean: Construction = {
  name: 'bean',
  serves: { coffee: 1 },
  idea: 'a coffee bean with a curve down the middle',
  counts: null,
  forms: ['1-lean', '1-back', '1-up'],
  corner: 3,
  craft: 4.5,
  contained: never,
  r16: 0.85,
  draw,
};
