import { type Contour, mapPath, placing, reversePath, rotation } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { rounded } from '../outlines/polygon.ts';
import { arc, backwards, both, curve, flippedRun, join, lines, solid } from '../outlines/run.ts';

const air = 8;

/** A bar with `n` plates on either side, each lower than the one inside it. */
function bar(n: number): readonly (readonly Contour[])[] {
  const [grip, w] = [30, n === 1 ? 30 : n === 2 ? 23 : 19];
  const plates = Array.from({ length: n }, (_, i) => {
    const x = grip + air + i * (w + air);
    const h = 62 - i * (n === 2 ? 20 : 17);
    return roundedRect(x, -h, x + w, h, 7);
  });
  const end = grip + air + n * (w + air);
  return [both(plates), [roundedRect(-grip, -9, grip, 9), ...both([roundedRect(end, -9, end + 14, 9, 4)])]];
}

/** A kettlebell: a ball on a flat foot, and a handle. */
function kettle(): readonly Contour[] {
  const half = join(
    lines([0, -98], [26, -98]),
    curve([26, -98], [50, -98], [58, -80], [54, -60]),
    curve([54, -60], [51, -42], [46, -34], [42, -24]),
    arc(0, 32, 70, -53, 57),
    lines([0, 32 + 70 * Math.sin((57 * Math.PI) / 180)]),
  );
  const inside = rounded(
    [
      [-30, -74],
      [30, -74],
      [20, -30],
      [-20, -30],
    ],
    [12, 12, 6, 6],
  );
  return [solid(half, backwards(flippedRun(half))), ...reversePath([inside])];
}

function draw(count: string, form = 'bar', where = ''): readonly Piece[] {
  if (form === 'kettle') {
    if (where === 'disc') return [piece('mark', [circle(0, 0, 100), ...reversePath(mapPath(kettle(), placing(0.64, 0, -2)))])];
    return [piece('mark', kettle())];
  }
  const [plates = [], grip = []] = bar(Number(count));
  if (where === 'disc')
    return [
      piece('mark', [
        circle(0, 0, 100),
        ...reversePath(
          mapPath([...plates, ...grip], {
            ...rotation(-45),
            a: 0.62 * Math.SQRT1_2,
            b: -0.62 * Math.SQRT1_2,
            c: 0.62 * Math.SQRT1_2,
            d: 0.62 * Math.SQRT1_2,
          }),
        ),
      ]),
    ];
  const m = rotation(where === 'lean' ? -45 : 0);
  return [piece('mark', mapPath(plates, m)), piece('accent', mapPath(grip, m))];
}

/** The things that are lifted. */
export const barbell: Construction = {
  name: 'barbell',
  serves: { gym: 1, strength: 0.8 },
  idea: 'a barbell with evenly spaced plates',
  told: (form) =>
    form.startsWith('0') ? 'a kettlebell' : form.startsWith('1') ? 'a barbell' : 'a barbell with evenly spaced plates',
  counts: 'pairs of plates',
  forms: [
    '1-bar',
    '2-bar',
    '3-bar',
    '1-bar-lean',
    '2-bar-lean',
    '3-bar-lean',
    '1-bar-disc',
    '2-bar-disc',
    '0-kettle',
    '0-kettle-disc',
  ],
  corner: 1,
  craft: 4.3,
  contained: (form) => form.endsWith('disc'),
  r16: 0.8,
  draw,
  small: (count, form, where) => draw(String(Math.min(2, Number(count))), form, where),
};
