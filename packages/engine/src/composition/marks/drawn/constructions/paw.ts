import { type Contour, mapContour, mapPath, placing, reversePath, rotation } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { rounded } from '../outlines/polygon.ts';
import { arc, both, curve, solid } from '../outlines/run.ts';

/** Pads by their reading, about (0, 46). */
const pads: Readonly<Record<string, () => Contour>> = {
  round: () =>
    solid(
      curve([0, -4], [26, -4], [38, 22], [56, 40]),
      curve([56, 40], [78, 62], [66, 96], [34, 92]),
      curve([34, 92], [16, 90], [14, 84], [0, 84]),
      curve([0, 84], [-14, 84], [-16, 90], [-34, 92]),
      curve([-34, 92], [-66, 96], [-78, 62], [-56, 40]),
      curve([-56, 40], [-38, 22], [-26, -4], [0, -4]),
    ),
  heart: () =>
    solid(
      curve([0, 14], [12, -8], [64, -8], [64, 32]),
      curve([64, 32], [64, 62], [28, 78], [0, 100]),
      curve([0, 100], [-28, 78], [-64, 62], [-64, 32]),
      curve([-64, 32], [-64, -8], [-12, -8], [0, 14]),
    ),
  house: () =>
    rounded(
      [
        [0, -6],
        [66, 40],
        [50, 40],
        [50, 96],
        [-50, 96],
        [-50, 40],
        [-66, 40],
      ],
      [6, 10, 0, 8, 8, 0, 10],
    ),
  drop: () =>
    solid(
      curve([0, -10], [22, 18], [58, 32], [58, 58]),
      arc(0, 0, 1, 0, 180).map((v, i) => (i % 2 === 0 ? v * 58 : 58 + v * 40)),
      curve([-58, 58], [-58, 32], [-22, 18], [0, -10]),
    ),
};

/** An oval toe at (x, y), rotated by `turn` degrees. */
function toe(x: number, y: number, a: number, b: number, turn: number): Contour {
  const { a: cos, b: sin } = rotation(turn);
  return mapContour(circle(0, 0, 1), { a: cos * a, b: sin * a, c: -sin * b, d: cos * b, e: x, f: y });
}

const toes = (): readonly Contour[] => both([toe(29, -56, 21, 31, 8), toe(78, -10, 18.5, 27, 24)]);

function draw(_: string, form = 'round', where = ''): readonly Piece[] {
  const pad = (pads[form] as () => Contour)();
  if (where === 'disc')
    return [piece('mark', [circle(0, 0, 100), ...reversePath(mapPath([pad, ...toes()], placing(0.66, 0, -2)))])];
  const m = rotation(where === 'lean' ? 20 : 0);
  return [piece('mark', mapPath([pad], m)), piece(form === 'round' ? 'mark' : 'tone', mapPath(toes(), m))];
}

/** A paw whose pad is what it stands for: a heart, a home, a drop. */
export const paw: Construction = {
  name: 'paw',
  serves: { paw: 1, dog: 0.9, cat: 0.9 },
  idea: 'a paw print',
  told: (form) => {
    const pad = /heart|house|drop/u.exec(form)?.[0];
    return pad === undefined ? 'a paw print' : `a paw print with a ${pad}-shaped pad`;
  },
  counts: null,
  forms: [
    '1-round',
    '1-heart',
    '1-house',
    '1-drop',
    '1-round-lean',
    '1-heart-lean',
    '1-round-disc',
    '1-heart-disc',
    '1-house-disc',
  ],
  corner: 3,
  craft: 4.3,
  contained: (form) => form.endsWith('disc'),
  r16: 0.86,
  draw,
};
