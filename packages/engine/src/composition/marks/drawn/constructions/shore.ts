import { circle } from '../../../../geometry/shapes.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { discBand, wave } from '../outlines/disc-band.ts';
import { hole, join, lines, type Point, parting, type Run } from '../outlines/run.ts';

const r = 100;

/** Right half of a figure from its foot on the water (height 0) up to the axis; the left half mirrors it. */
const figures: Readonly<Record<string, readonly Point[]>> = {
  pine: [
    [6, 0],
    [6, -14],
    [46, -14],
    [25, -44],
    [34, -44],
    [16, -72],
    [24, -72],
    [0, -108],
  ],
  tower: [
    [19, 0],
    [12.5, -62],
    [21, -62],
    [21, -70],
    [11, -70],
    [11, -86],
    [0, -100],
  ],
};

/** The sky over the water's first edge, a figure standing on it left out: the figure is part of the edge. */
function sky(water: Run, figure: readonly Point[]): readonly Piece[] {
  const [foot] = figure as readonly [Point];
  const right = parting(water, (x) => x - foot[0])[1];
  const left = parting(water, (x) => x + foot[0])[0];
  const y = right[1] as number;
  const up = figure.slice(1).map(([x, h]): Point => [x, y + h]);
  const down = up.slice(0, -1).map(([x, h]): Point => [-x, h]);
  return [piece('mark', [discBand(r, null, join(left, lines(...down, ...[...up].reverse()), right))])];
}

/** Where a sun stands in the sky: center and radius. */
const suns = { sun: [0, -30, 36], high: [0, -44, 27], side: [-30, -30, 30] } as const satisfies Readonly<
  Record<string, readonly [number, number, number]>
>;

/** A figure cut out of the sky over `n` waves; the sun is painted where there is a color for it. */
function draw(count: string, figure = 'pine'): readonly Piece[] {
  const n = Number(count);
  const air = 10;
  const first = n > 2 ? 24 : 34;
  const step = (r - first) / n;
  const water = (i: number, low: boolean): Run => wave(first + i * step + (low ? air : 0), n > 2 ? 6 : 8, 200 / 3);
  const bands = Array.from({ length: n }, (_, i) => discBand(r, water(i, true), i === n - 1 ? null : water(i + 1, false)));
  const half = figures[figure];
  if (half !== undefined) return [...sky(water(0, false), half), piece('mark', bands)];
  const [x, y, radius] = suns[figure as keyof typeof suns] ?? suns.sun;
  const sun = (by: number) => circle(x, y, radius - by);
  return [
    piece('mark', [discBand(r, null, water(0, false)), hole(sun(0))]),
    piece('accent', [sun(radius / 4)], 'colour'),
    piece('mark', bands),
  ];
}

/** What is above the water, by form; the sun where there is nothing else. */
const seen: Readonly<Record<string, string>> = { pine: 'a pine tree', tower: 'a lighthouse' };

const shore = (figures: readonly string[], serves: Construction['serves']): Construction => ({
  name: 'shore',
  serves,
  idea: 'the view across the water',
  told: (form) => `${seen[form.slice(form.indexOf('-') + 1)] ?? 'the sun'} above the waves`,
  counts: 'waves',
  forms: figures.flatMap((figure) => [`2-${figure}`, `3-${figure}`]),
  corner: 1,
  craft: 5,
  contained: () => true,
  r16: 0.85,
  draw,
});

export const shores: readonly Construction[] = [
  shore(['pine'], { pine: 0.95, anchor: 0.28, wave: 0.28 }),
  shore(['tower'], { lighthouse: 1 }),
  shore(Object.keys(suns), { wave: 0.8, island: 0.8, swim: 0.5 }),
];
