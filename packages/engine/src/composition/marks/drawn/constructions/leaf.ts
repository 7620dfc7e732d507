import type { Contour } from '../../../../geometry/path.ts';
import { mapPath, rotation } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon } from '../outlines/polygon.ts';
import { both, curve, join, lines, type Point, parting, type Run, solid } from '../outlines/run.ts';

const air = 9;
/** Half the midrib's slit, and how far a vein rises for one unit outwards. */
const rib = 4.5;
const rise = 0.75;

/** The right edge of a leaf from its tip to its foot, 200 long. */
const edges: Readonly<Record<string, Run>> = {
  ovate: join(curve([0, -100], [26, -76], [66, -34], [66, 18]), curve([66, 18], [66, 58], [36, 86], [0, 100])),
  lance: join(curve([0, -100], [20, -70], [50, -36], [50, 6]), curve([50, 6], [50, 46], [24, 78], [0, 100])),
  round: join(curve([0, -88], [44, -80], [84, -44], [84, 8]), curve([84, 8], [84, 56], [44, 88], [0, 92])),
};

/** Lobes of the right half, `n` parallel veins left open between them. */
function lobes(outline: Run, n: number): readonly Contour[] {
  // Only what lies right of the midrib's slit.
  const inside = parting(parting(outline, (x) => x - rib, false)[1], (x) => x - rib, true)[0];
  const [top, foot] = [inside[1] as number, inside.at(-1) as number];
  const drop = air * Math.hypot(1, rise);
  const first = top + (foot - top) * 0.34;
  const step = (foot - top) * (0.56 / n);
  const onRib = (c: number): Point => [rib, c - rise * rib];
  const out: Contour[] = [];
  let rest = inside;
  let upper: readonly Point[] = [];
  for (let i = 0; i < n; i++) {
    const c = first + i * step;
    const [head, tail] = parting(rest, (x, y) => y + rise * x - c, false);
    out.push(solid(lines(...upper), head, lines(onRib(c))));
    rest = parting(tail, (x, y) => y + rise * x - c - drop, false)[1];
    upper = [onRib(c + drop)];
  }
  out.push(solid(lines(...upper), rest));
  return out;
}

function draw(count: string, form = 'ovate', turn = ''): readonly Piece[] {
  const side = lobes(edges[form] as Run, Number(count));
  const halves = both(side);
  const foot = form === 'round' ? 92 : 100;
  const stalk = polygon([-rib, foot + 4], [rib, foot + 4], [rib, foot + 34], [-rib, foot + 34]);
  const turned = rotation(turn === 'lean' ? 38 : 0);
  return [
    piece('mark', mapPath([...halves.slice(0, side.length), stalk], turned)),
    piece('tone', mapPath(halves.slice(side.length), turned)),
  ];
}

/** A leaf whose veins are left open, parallel on either side of its rib. */
export const leaf: Construction = {
  name: 'leaf',
  serves: { leaf: 1, plant: 0.75, tea: 0.8, herb: 0.75, recycling: 0.5 },
  idea: 'a leaf with evenly spaced veins',
  toldFor: { vine: 'a vine leaf with evenly spaced veins' },
  counts: 'pairs of veins',
  forms: [
    '2-ovate',
    '3-ovate',
    '4-ovate',
    '2-lance',
    '3-lance',
    '4-lance',
    '3-round',
    '2-ovate-lean',
    '3-ovate-lean',
    '3-lance-lean',
  ],
  corner: 1,
  craft: 4.7,
  upright: (form) => /ovate$|lance$/.test(form),
  contained: never,
  r16: 0.84,
  draw,
  small: (_, form, turn) => draw('2', form, turn),
};
