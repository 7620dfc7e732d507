import type { Contour } from '../../../../geometry/path.ts';
import { mapContour, placing, reverseContour } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { arc, backwards, curve, flippedRun, join, lines, solid } from '../outlines/run.ts';

/** Half outlines from the tip to the foot, 200 tall about (0, 0): a flame is hollow under its tip, a drop is not. */
const halves = {
  flame: join(curve([0, -100], [10, -52], [70, -34], [70, 30]), curve([70, 30], [70, 72], [40, 100], [0, 100])),
  drop: join(curve([0, -100], [36, -62], [68, -12], [68, 34]), curve([68, 34], [68, 72], [38, 100], [0, 100])),
} as const;

/** The outline scaled about its foot, its tip bent aside by `bend`. */
function outline(kind: keyof typeof halves, scale: number, bend: number, lift: number): Contour {
  const half = halves[kind];
  const whole = solid(half, backwards(flippedRun(half)));
  const placed = mapContour(whole, placing(scale, 0, 100 - 100 * scale - lift));
  return placed.map((v, i) => {
    if (i % 2 === 1) return v;
    const y = placed[i + 1] as number;
    return v + bend * ((100 - y) / 200) ** 2.2;
  });
}

function nested(kind: keyof typeof halves, n: number, bend: number): readonly Piece[] {
  const outer = outline(kind, 1, bend, 0);
  const hole = reverseContour(outline(kind, n === 3 ? 0.66 : 0.6, bend, 15));
  if (n === 1) return [piece('mark', [outer])];
  if (n === 2) return [piece('mark', [outer, hole]), piece('accent', [outline(kind, 0.36, bend, 27)])];
  return [
    piece('mark', [outer, hole]),
    piece('tone', [outline(kind, 0.5, bend, 25), reverseContour(outline(kind, 0.27, bend, 34))]),
  ];
}

/** Two drops left out of a ground, one inside the other. */
function ground(kind: keyof typeof halves, form: string): readonly Piece[] {
  const scale = 0.66;
  const place = (c: Contour, y: number): Contour => mapContour(c, placing(scale, 0, y));
  const y = form === 'arch' ? 0 : -8;
  const tile = form === 'arch' ? solid(arc(0, -24, 84, 180, 360), lines([84, 96], [-84, 96])) : circle(0, 0, 100);
  return [
    piece('mark', [tile, reverseContour(place(outline(kind, 1, 0, 0), y))]),
    piece('accent', [place(outline(kind, 0.52, 0, 22), y)]),
  ];
}

function draw(count: string, form = 'still', where = ''): readonly Piece[] {
  const kind = form === 'drop' ? 'drop' : 'flame';
  if (where !== '') return ground(kind, where);
  return nested(kind, Number(count), form === 'left' ? -46 : form === 'right' ? 46 : 0);
}

const burning = (name: string, forms: readonly string[], idea: string, serves: Construction['serves']): Construction => ({
  name,
  serves,
  idea,
  counts: null,
  forms,
  corner: 2,
  craft: 4.5,
  contained: (form) => /disc|arch/.test(form),
  r16: 0.88,
  draw,
});

export const flames: readonly Construction[] = [
  burning(
    'flame',
    ['2-still', '2-left', '2-right', '3-still', '3-left', '3-right', '2-still-disc', '2-still-arch'],
    'a flame within a flame',
    { fire: 1, ember: 1, kiln: 0.95, barbecue: 0.85, energy: 0.5, fuel: 0.5 },
  ),
  // Readers take a drop within a drop for a gas flame, so it serves no trade of water, soap or milk.
  burning('drop', ['2-drop', '3-drop', '2-drop-disc'], 'a drop within a drop', { fuel: 0.85 }),
];
