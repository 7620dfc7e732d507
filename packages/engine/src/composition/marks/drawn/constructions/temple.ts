import { type Contour, reverseContour } from '../../../../geometry/path.ts';
import { circle, roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon } from '../outlines/polygon.ts';
import { arc, lines, solid } from '../outlines/run.ts';

const air = 9;

/** What stands on the columns: a gable, a dome or a pair of rising slopes with a lit stone between. */
const roofs: Readonly<Record<string, () => readonly Piece[]>> = {
  gable: () => [piece('mark', [polygon([0, -92], [100, -36], [-100, -36]), reverseContour(circle(0, -55, 11))])],
  dome: () => [
    piece('mark', [solid(arc(0, -36, 62, 180, 360)), roundedRect(-100, -36 + air, 100, -36 + air + 14)]),
    piece('accent', [circle(0, -36 - 62 - air - 9, 9)]),
  ],
  lit: () => [
    piece('mark', [
      polygon([-air * 0.58, -92], [-air * 0.58, -36], [-100, -36]),
      polygon([air * 0.58, -92], [100, -36], [air * 0.58, -36]),
    ]),
  ],
};

/** `n` columns between a roof and steps; the middle one, or the gap in the middle, on the axis. */
function templeOf(n: number, form: string): readonly Piece[] {
  const top = form === 'dome' ? -36 + 2 * air + 14 : -36 + air;
  const foot = 60;
  const width = Math.min(30, (176 - (n - 1) * 16) / n);
  const step = n === 1 ? 0 : (176 - width) / (n - 1);
  const columns = Array.from({ length: n }, (_, i) => {
    const x = -88 + i * step;
    return roundedRect(x, top, x + width, foot);
  });
  const steps = [roundedRect(-100, foot + air, 100, foot + air + 16)];
  const lit = form === 'lit' && n % 2 === 1 ? (n - 1) / 2 : -1;
  return [
    ...(roofs[form] as () => readonly Piece[])(),
    piece('mark', [...columns.filter((_, i) => i !== lit), ...steps]),
    ...(lit < 0 ? [] : [piece('accent', [columns[lit] as Contour])]),
  ];
}

/** One column of `n` flutes with round heads, between its capital and its foot. */
function columnOf(n: number, form: string): readonly Piece[] {
  const half = 46;
  const width = (2 * half - (n - 1) * air) / n;
  const flutes = Array.from({ length: n }, (_, i) => {
    const x = -half + i * (width + air);
    const r = width / 2;
    return form === 'round'
      ? solid(lines([x, 66], [x, -50 + r]), arc(x + r, -50 + r, r, 180, 360), lines([x + width, 66]))
      : roundedRect(x, -56, x + width, 66);
  });
  const capital =
    form === 'round'
      ? [roundedRect(-68, -56 - air - 20, 68, -56 - air, 10), roundedRect(-82, -56 - 2 * air - 36, 82, -56 - 2 * air - 20)]
      : [polygon([-82, -56 - air - 36], [82, -56 - air - 36], [54, -56 - air], [-54, -56 - air])];
  return [piece('mark', [...capital, ...flutes, roundedRect(-68, 66 + air, 68, 66 + air + 20)])];
}

export const temple: Construction = {
  name: 'temple',
  serves: { law: 0.95, column: 1, capital: 0.85 },
  idea: 'a temple with evenly spaced columns',
  counts: 'columns',
  forms: ['3-gable', '4-gable', '5-gable', '6-gable', '3-dome', '4-dome', '5-dome', '3-lit', '5-lit'],
  corner: 0,
  craft: 4.5,
  contained: never,
  r16: 0.83,
  draw: (n, form) => templeOf(Number(n), form as string),
  small: (n, form) => templeOf(3 + ((Number(n) + 1) % 2) * (form === 'lit' ? 0 : 1), form as string),
};

export const column: Construction = {
  ...temple,
  name: 'column',
  serves: { law: 0.85, column: 1, temple: 0.8, capital: 0.7 },
  idea: 'a column with evenly spaced grooves',
  counts: 'grooves',
  forms: ['3-round', '4-round', '5-round', '3-square', '4-square', '5-square'],
  draw: (n, form) => columnOf(Number(n), form as string),
  small: (_, form) => columnOf(3, form as string),
};
