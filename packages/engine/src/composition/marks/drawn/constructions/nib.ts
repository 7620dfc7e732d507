import { mapPath, placing, reversePath, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { arc, backwards, curve, flippedRun, join, lines, parting, type Run, solid } from '../outlines/run.ts';

/** Right halves of nibs, from the top to the point. */
const halves: Readonly<Record<string, Run>> = {
  broad: join(
    lines([0, -100], [40, -100]),
    curve([40, -100], [42, -66], [60, -36], [62, -8]),
    curve([62, -8], [50, 36], [24, 66], [0, 104]),
  ),
  slim: join(
    lines([0, -100], [26, -100]),
    curve([26, -100], [28, -60], [46, -40], [46, -6]),
    curve([46, -6], [36, 40], [14, 72], [0, 104]),
  ),
  leaf: join(curve([0, -104], [30, -76], [62, -44], [62, -4]), curve([62, -4], [56, 38], [22, 66], [0, 104])),
};

/** Both tines, parted by a slit that ends in a breather hole. */
function tines(form: string, r: number, slit: number): Run {
  const half = halves[form] as Run;
  const y = form === 'leaf' ? -22 : -26;
  const h = slit / 2;
  const side = (x: number): number => x - h;
  const [head, below] = parting(half, side, false);
  const right = parting(below, side, true)[0];
  const top = join(head, right);
  const a = (Math.asin(h / r) * 180) / Math.PI;
  // From the top down to the point, up the slit, round the hole and back: one contour.
  return solid(top, arc(0, y, r, 90 - a, a - 270), backwards(flippedRun(top)));
}

function draw(_: string, form = 'broad', where = ''): readonly Piece[] {
  if (where === 'disc')
    return [piece('mark', [circle(0, 0, 100), ...reversePath(mapPath([tines(form, 15, 12)], placing(0.74, 0, 0)))])];
  const nib = [tines(form, 13, 9)];
  // As a hand holds it.
  return [piece('mark', where === 'lean' ? mapPath(nib, rotation(40)) : nib)];
}

/** The nib of a pen, with air as its slit. */
export const nib: Construction = {
  name: 'nib',
  serves: { pen: 1, signature: 1, print: 0.5 },
  idea: 'the nib of a fountain pen',
  counts: null,
  forms: [
    '1-broad',
    '1-slim',
    '1-leaf',
    '1-broad-disc',
    '1-leaf-disc',
    '1-slim-disc',
    '1-broad-lean',
    '1-slim-lean',
    '1-leaf-lean',
  ],
  corner: 0,
  craft: 4.3,
  upright: (form) => form === '1-slim',
  contained: (form) => form.endsWith('disc'),
  r16: 0.84,
  draw,
};
