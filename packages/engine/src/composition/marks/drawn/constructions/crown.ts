import { mapPath, placing, reversePath } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { lines, type Point, type Run, solid } from '../outlines/run.ts';

const air = 9;

/** A crown of `n` points over its band. */
function draw(count: string, form = 'point', where = ''): readonly Piece[] {
  const n = Number(count);
  const orb = form === 'orb';
  const peak = (i: number): Point => {
    const t = (2 * i) / (n - 1) - 1;
    return [t * 96, (orb ? -38 : -58) + 26 * t * t];
  };
  const runs: Run[] = [lines([-76, 44], peak(0))];
  for (let i = 0; i + 1 < n; i++) {
    const [a, b] = [peak(i), peak(i + 1)];
    const low: Point = [((a[0] + b[0]) / 2) * 0.92, n === 3 ? 4 : -2];
    runs.push(lines(a, low, b));
  }
  runs.push(lines(peak(n - 1), [76, 44]));
  const body = solid(...runs);
  const band = roundedRect(-76, 44 + air, 76, 44 + air + 20);
  const orbs = orb ? Array.from({ length: n }, (_, i) => circle(peak(i)[0], peak(i)[1] - air - 8, n > 4 ? 9.5 : 12)) : [];
  if (where === 'disc')
    return [piece('mark', [circle(0, 0, 100), ...reversePath(mapPath([body, band, ...orbs], placing(0.66, 0, orb ? 2 : -4)))])];
  return [piece('mark', [body]), piece('accent', [band, ...orbs])];
}

/** A crown. */
export const crown: Construction = {
  name: 'crown',
  serves: { crown: 1 },
  idea: 'a crown',
  counts: 'points',
  forms: ['3-point', '5-point', '3-orb', '5-orb', '3-point-disc', '5-orb-disc'],
  corner: 0,
  craft: 4.2,
  contained: (form) => form.endsWith('disc'),
  r16: 0.84,
  draw,
  small: (count, form, where) =>
    draw(form === 'orb' ? '3' : String(Math.min(5, Number(count))), form === 'orb' ? 'point' : form, where),
};
