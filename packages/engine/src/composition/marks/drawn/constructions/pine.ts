import type { Path } from '../../../../geometry/path.ts';
import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { polygon, rounded } from '../outlines/polygon.ts';
import { both, hole, lines, type Point, solid } from '../outlines/run.ts';

const air = 12;

/** Boughs as chevrons of one weight and one slope, each a step wider than the one above. */
function chevrons(n: number): readonly Piece[] {
  const slope = 0.9;
  const weight = 150 / n - air * 0.9;
  const pitch = weight + air;
  const path: Path = Array.from({ length: n }, (_, i) => {
    const top = weight / slope;
    const w = top + ((86 - top) * i) / (n - 1);
    const t = i * pitch;
    const end = t + slope * w;
    const inner = w - weight / slope;
    return inner <= 4
      ? polygon([0, t], [w, end], [-w, end])
      : polygon([0, t], [w, end], [inner, end], [0, t + weight], [-inner, end], [-w, end]);
  });
  const last = (n - 1) * pitch + weight + air * 0.9;
  const foot = (n - 1) * pitch + slope * 86;
  return [
    piece('mark', [...path, polygon([-8, last + 8 * slope], [0, last], [8, last + 8 * slope], [8, foot + 16], [-8, foot + 16])]),
  ];
}

/** Right side of a fir's silhouette: `n` boughs with straight undersides, from the top down to the trunk. */
function fir(n: number, top: number, bottom: number, w: number): readonly Point[] {
  const points: Point[] = [[0, top]];
  const h = (bottom - top) / n;
  for (let i = 0; i < n; i++) {
    const y = top + h * (i + 1);
    const reach = w * (0.46 + (0.54 * i) / Math.max(1, n - 1));
    points.push([reach, y]);
    if (i < n - 1) points.push([reach * 0.46, y]);
  }
  return points;
}

/** The silhouette in two halves, a slit along the axis between them; the light falls from the left. */
function split(n: number): readonly Piece[] {
  const h = 4.5;
  const right = fir(n, -100, 70, 66);
  const half = solid(lines(...right.map(([x, y], i): Point => (i === 0 ? [h, y + 8] : [x, y])), [14, 70], [14, 100], [h, 100]));
  const [a, b] = both([half]) as [Path[number], Path[number]];
  return [piece('mark', [a]), piece('tone', [b])];
}

/** The fir left out of a ground whose foot it stands on. */
function ground(n: number, form: string): readonly Piece[] {
  const right = fir(n, -74, 46, 52);
  const outline = lines(...right, [8, 46], [8, 66], [-8, 66], [-8, 46], ...[...right].reverse().map(([x, y]): Point => [-x, y]));
  if (form === 'disc') return [piece('mark', [circle(0, 0, 100), hole(outline)])];
  const tile = rounded(
    [
      [-88, -100],
      [88, -100],
      [88, 92],
      [-88, 92],
    ],
    40,
  );
  return [piece('mark', [tile, hole(outline)])];
}

function draw(count: string, form = 'chevron'): readonly Piece[] {
  const n = Number(count);
  switch (form) {
    case 'chevron':
      return chevrons(n);
    case 'split':
      return split(n);
    default:
      return ground(n, form);
  }
}

/** A tree of boughs that differ only in width. */
export const pine: Construction = {
  name: 'pine',
  serves: { pine: 1, tree: 0.75 },
  idea: 'a pine tree with evenly spaced branches',
  counts: 'rows of branches',
  forms: ['3-chevron', '4-chevron', '5-chevron', '3-split', '4-split', '3-disc', '4-disc', '3-tile'],
  corner: 0,
  craft: 4.8,
  contained: (form) => /disc|tile/.test(form),
  r16: 0.86,
  draw,
  small: (_, form) => draw('3', form),
};
