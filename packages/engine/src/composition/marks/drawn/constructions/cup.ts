import type { Path } from '../../../../geometry/path.ts';
import { mapPath, placing, rotation } from '../../../../geometry/path.ts';
import { roundedRect } from '../../../../geometry/shapes.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { arc, backwards, curve, flippedRun, join, lines, type Run, solid } from '../outlines/run.ts';
import { halvesOf } from './bean.ts';

const air = 12;

/** A leaf 200 long and upright, slit from its foot along the vein. */
function slitLeaf(slit: number): Path {
  const edge = curve([0, -100], [78, -56], [70, 50], [slit / 2, 98]);
  return [solid(edge, lines([0, -34]), backwards(flippedRun(edge)))];
}

/** A cup whose handle is what it is filled with. */
function held(handle: Path): readonly Piece[] {
  const [left, right, rim] = [-84, 56, -64];
  const body = solid(lines([left, rim], [right, rim], [right, 2]), arc(-14, 2, 70, 0, 180));
  const saucer = roundedRect(left, 72 + air, right, 72 + air + 19, 9.5);
  const placed = mapPath(mapPath(handle, rotation(26)), placing(0.48, right + air + 38, -14));
  return [piece('mark', [body, saucer]), piece('accent', placed)];
}

/** The ribbon that rises from a cup also splits the cup: it is air below the rim and steam above it. */
function ribbon(form: string): readonly Piece[] {
  const [r, w] = [80, 8];
  const bowl = form === 'bowl';
  const rim = bowl ? 0 : -22;
  const foot = bowl ? r : r - 2;
  const seam = (dx: number): Run => curve([dx, rim], [dx + 46, rim + foot * 0.3], [dx - 46, rim + foot * 0.8], [dx, foot]);
  // The wall ends where the seam leaves the round of the bowl.
  const out = (Math.asin(w / r) * 180) / Math.PI;
  const left = solid(lines([-r, rim], [-w, rim]), seam(-w), arc(0, 0, r, 90 + out, 180));
  const right = solid(lines([w, rim]), seam(w), arc(0, 0, r, 90 - out, 0), lines([r, rim]));
  const rise = rim - air;
  const wisp = (dx: number): Run =>
    join(curve([dx, rise], [dx * 1.2 - 44, rise - 30], [dx * 1.2 + 48, rise - 56], [0, rise - 98]));
  const steam = solid(wisp(-w - 1), backwards(wisp(w + 1)));
  const under = bowl
    ? [roundedRect(-38, r + air, 38, r + air + 17, 0)]
    : [solid(arc(r + air, 8, 34, -90, 90), arc(r + air, 8, 15, 90, -90))];
  return [piece('mark', [left, right, ...under]), piece('accent', [steam])];
}

function draw(_: string, form = 'cup'): readonly Piece[] {
  if (form === 'bean') return held(halvesOf(24));
  if (form === 'leaf') return held(slitLeaf(26));
  return ribbon(form);
}

const warm = (idea: string, forms: readonly string[], serves: Construction['serves']): Construction => ({
  name: 'cup',
  serves,
  idea,
  counts: null,
  forms,
  corner: 2,
  craft: 4.7,
  contained: never,
  r16: 0.8,
  draw,
});

/** A bowl without a handle is tea or soup, and never coffee. */
export const cups: readonly Construction[] = [
  warm('a cup with a coffee bean for a handle', ['1-bean'], { coffee: 1, cup: 0.8 }),
  warm('a cup with a leaf for a handle', ['1-leaf'], { tea: 1, herb: 0.4 }),
  warm('a cup with steam rising from it', ['1-cup'], { coffee: 0.9, tea: 0.9, cup: 1 }),
  warm('a bowl with steam rising from it', ['1-bowl'], { tea: 0.9, bowl: 1 }),
];
