import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { ringStone } from '../outlines/ring-stone.ts';
import { arc, hole, solid } from '../outlines/run.ts';

const rim = 15;
const air = 9;

/** Segments parted by one air inside a rind: a whole slice, or half of one. */
function draw(count: string, form = 'slice'): readonly Piece[] {
  const n = Number(count);
  const inner = 100 - rim - air;
  const sweep = form === 'slice' ? 360 : 180;
  const unit = sweep / n;
  const from = form === 'slice' ? -90 - unit / 2 : form === 'half' ? 0 : 180;
  const segments = Array.from({ length: n }, (_, i) => ringStone(0, inner, from + i * unit, from + (i + 1) * unit, air / 2));
  const rind =
    form === 'slice'
      ? [circle(0, 0, 100), hole(arc(0, 0, 100 - rim, 0, 360))]
      : [solid(arc(0, 0, 100, from, from + 180), arc(0, 0, 100 - rim, from + 180, from))];
  return form === 'slice'
    ? [piece('mark', [...rind, ...segments.slice(1)]), piece('accent', segments.slice(0, 1))]
    : [piece('mark', rind), piece('tone', segments)];
}

/** A slice of fruit: segments, air, rind. */
export const citrus: Construction = {
  name: 'citrus',
  serves: { citrus: 1, fruit: 0.85, cocktail: 0.6 },
  idea: 'a slice of citrus with evenly spaced segments',
  counts: 'segments',
  forms: ['6-slice', '7-slice', '8-slice', '9-slice', '4-half', '5-half', '6-half', '5-dome'],
  corner: 2,
  craft: 4.6,
  contained: never,
  r16: 0.8,
  draw,
  small: (_, form) => draw(form === 'slice' ? '6' : '4', form),
};
