import type { Contour } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { backwards, both, curve, lines, type Run, solid } from '../outlines/run.ts';

const air = 10;
const spine = 5;

/** The upper edge of the right page at height y, from the spine outwards. */
const edge = (y: number, form: string): Run =>
  form === 'flat'
    ? lines([spine, y], [100, y - 34])
    : form === 'wing'
      ? curve([spine, y], [32, y - 36], [66, y - 52], [100, y - 48])
      : curve([spine, y], [30, y - 26], [68, y - 28], [100, y - 14]);

/** A page from y0 down to y1, both edges of one shape. */
export const leafOf = (y0: number, y1: number, form: string): Contour => solid(edge(y0, form), backwards(edge(y1, form)));

/** An open book; under its pages lie `n` more, one weight and one air. */
function draw(count: string, form = 'open'): readonly Piece[] {
  const n = Number(count);
  const weight = 13;
  const page = leafOf(-50, 44, form);
  const under = Array.from({ length: n }, (_, i) => {
    const y = 44 + air + i * (weight + air);
    return leafOf(y, y + weight, form);
  });
  return [piece('mark', both([page])), piece('tone', both(under))];
}

/** An open book and the pages under the page. */
export const book: Construction = {
  name: 'book',
  serves: { book: 1, school: 0.9, print: 0.5 },
  idea: 'an open book with layered pages',
  counts: 'pages underneath',
  forms: ['1-open', '2-open', '3-open', '1-flat', '2-flat', '3-flat', '1-wing', '2-wing'],
  corner: 0,
  craft: 4.5,
  contained: never,
  r16: 0.89,
  draw,
  small: (_, form) => draw('1', form),
};
