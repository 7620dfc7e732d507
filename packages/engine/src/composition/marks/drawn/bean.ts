import type { Contour } from '../../../geometry/path.ts';
import { mapPath, placing, reversePath, rotation } from '../../../geometry/path.ts';
import { circle } from '../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from './construction.ts';
import { arc, backwards, curve, type Run, solid } from './run.ts';

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

function draw(count: string, form = 'lean'): readonly Piece[] {
  const n = Number(count);
  if (form === 'disc') {
    const halves = mapPath(mapPath(halvesOf(16), rotation(32)), placing(0.66, 0, 0));
    return [piece('mark', [circle(0, 0, 100), ...reversePath(halves)])];
  }
  if (n === 1) {
    const [one, two] = mapPath(halvesOf(13), rotation(form === 'lean' ? 32 : form === 'back' ? -32 : 0)) as [Contour, Contour];
    return [piece('mark', [one]), piece('tone', [two])];
  }
  // Beans around one point, their feet to the middle.
  const around = Array.from({ length: n }, (_, i) =>
    mapPath(mapPath(halvesOf(17), placing(1, 0, n === 3 ? -122 : -150)), rotation((360 * i) / n)),
  );
  return [piece('mark', around.flat())];
}

/** Coffee beans: two halves and an S between them. */
export const bean: Construction = {
  name: 'bean',
  serves: { coffee: 1 },
  idea: 'a bean in two halves, one curve between them',
  counts: 'beans',
  forms: ['1-lean', '1-back', '1-up', '3-round', '4-round', '1-disc'],
  corner: 3,
  craft: 4.5,
  contained: (form) => form.endsWith('disc'),
  r16: 0.85,
  draw,
};
