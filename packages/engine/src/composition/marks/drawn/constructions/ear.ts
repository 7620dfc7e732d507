import { type Contour, reverseContour } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { both, curve, type Point, solid } from '../outlines/run.ts';

/** Half the slit along the axis, and a grain's width, height along the axis, rise, and the air between grains. */
const axis = 5;
const width = 50;
const rise = 46;
const air = 9;

/** Grains in pairs, their edges parallel, so that the air between them is one; a last grain ends the ear. */
function grains(n: number, soft: boolean): { readonly sides: readonly Contour[]; readonly top: Contour } {
  const tall = n === 3 ? 34 : n === 4 ? 27 : 22;
  const sides = Array.from({ length: n }, (_, i) => {
    const y = -i * (tall + air);
    const points: readonly Point[] = [
      [axis, y],
      [width, y - rise],
      [width, y - rise - tall],
      [axis, y - tall],
    ];
    // Round below and at the axis, pointed where the awn would be.
    return rounded(points, soft ? [0, tall * 0.95, 0, tall * 0.7] : 0);
  });
  const y = -n * (tall + air);
  const w = 19;
  const h = tall + rise * 0.8;
  const top = soft
    ? solid(
        curve([0, y], [-w * 1.3, y - h * 0.3], [-w * 1.1, y - h * 0.7], [0, y - h]),
        curve([0, y - h], [w * 1.1, y - h * 0.7], [w * 1.3, y - h * 0.3], [0, y]),
      )
    : polygon([0, y], [w, y - w * 1.08], [w, y - h * 0.55], [0, y - h], [-w, y - h * 0.55], [-w, y - w * 1.08]);
  return { sides: both(sides), top };
}

function draw(count: string, form = 'grain', where = ''): readonly Piece[] {
  const n = Number(count);
  const { sides, top } = grains(n, form === 'grain');
  const stalk = polygon([-axis, air], [0, air - 5], [axis, air], [axis, 52], [-axis, 52]);
  if (where === '') return [piece('mark', [...sides, stalk]), piece('accent', [top])];
  // The grains are cut out of a disc, so each one is a hole.
  const all = [...sides, top, polygon([-axis, air], [0, air - 5], [axis, air], [axis, 44], [-axis, 44])];
  const middle = -(n * 43) / 2 - 17;
  const scale = 0.72;
  const holes = all.map((c) => [...c].map((v, i) => (i % 2 === 0 ? v * scale : (v - middle) * scale)));
  return [piece('mark', [circle(0, 0, 100), ...holes.map(reverseContour)])];
}

/** An ear of grain: pairs with parallel edges. */
export const ear: Construction = {
  name: 'ear',
  serves: { grain: 1, bread: 0.85, beer: 0.7, farm: 0.7, hops: 0.5 },
  idea: 'an ear of wheat with its grains in pairs',
  counts: 'pairs of grains',
  forms: ['3-grain', '4-grain', '5-grain', '3-cut', '4-cut', '5-cut', '3-cut-disc'],
  corner: 1,
  craft: 4.7,
  upright: (form) => !form.endsWith('disc'),
  contained: (form) => form.endsWith('disc'),
  r16: 0.82,
  draw,
  small: (_, form, where) => draw('3', form, where),
};
