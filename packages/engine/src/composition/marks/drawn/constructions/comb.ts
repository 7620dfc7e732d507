import { type Contour, mapPath, placing, reversePath } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { arc, curve, join, lines, type Run, solid } from '../outlines/run.ts';

/** Backs of combs from left to right, and how high a slit beside x may reach. */
const backs: Readonly<Record<string, readonly [Run, (x: number) => number]>> = {
  moon: [arc(0, 50, 100, 180, 360), (x) => 50 - Math.sqrt(66 * 66 - Math.min(66, Math.abs(x)) ** 2 * 0.86)],
  straight: [
    join(
      lines([-100, -20]),
      curve([-100, -20], [-100, -44], [-88, -52], [-68, -52]),
      lines([68, -52]),
      curve([68, -52], [88, -52], [100, -44], [100, -20]),
    ),
    () => -12,
  ],
};

/** A comb: its back, and `n` teeth of one weight and one air between two broad ones. */
function teeth(n: number, form: string): Contour {
  const [back, reach] = backs[form] as readonly [Run, (x: number) => number];
  const foot = form === 'moon' ? 50 : 62;
  const pitch = 200 / (n + 1.5);
  const slit = pitch * 0.4;
  const runs: Run[] = [];
  for (let i = n; i >= 0; i--) {
    const x = (i - n / 2) * pitch;
    const y = reach(x) + slit / 2;
    runs.push(lines([x + slit / 2, foot], [x + slit / 2, y]), arc(x, y, slit / 2, 0, -180), lines([x - slit / 2, foot]));
  }
  return solid(back, lines([100, foot]), ...runs, lines([-100, foot]));
}

function draw(count: string, form = 'moon', where = ''): readonly Piece[] {
  const comb = [teeth(Number(count), form)];
  if (where === 'disc')
    return [piece('mark', [circle(0, 0, 100), ...reversePath(mapPath(comb, placing(0.64, 0, form === 'moon' ? 2 : 0)))])];
  return [piece('mark', comb)];
}

/** A comb. */
export const comb: Construction = {
  name: 'comb',
  serves: { hair: 1 },
  idea: 'a comb with evenly spaced teeth',
  counts: 'teeth',
  forms: ['5-moon', '6-moon', '7-moon', '8-moon', '9-moon', '7-straight', '9-straight', '5-moon-disc', '7-moon-disc'],
  corner: 1,
  craft: 4.4,
  contained: (form) => form.endsWith('disc'),
  r16: 0.8,
  draw,
  small: (_, form, where) => draw('5', form, where),
};
