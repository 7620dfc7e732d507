import type { Contour } from '../../../../geometry/path.ts';
import { mapContour, placing, reverseContour } from '../../../../geometry/path.ts';
import { type Construction, type Piece, piece } from '../construction.ts';
import { discBand, wave } from '../outlines/disc-band.ts';
import { curve, lines, type Run, solid } from '../outlines/run.ts';

const air = 10;

/** Main sail, jib and hull, 200 high; the mast is the air between the sails. */
function rig(n: number): readonly Contour[] {
  const h = air / 2;
  const main = solid(curve([h, -100], [34, -62], [66, -10], [76, 40]), lines([h, 40]));
  const jib = solid(curve([-h, -72], [-14, -28], [-38, 12], [-70, 40]), lines([-h, 40]));
  const hull = solid(
    lines([-92, 40 + air], [96, 40 + air]),
    curve([96, 40 + air], [88, 74], [70, 96], [44, 96]),
    lines([-48, 96]),
    curve([-48, 96], [-70, 96], [-86, 76], [-92, 40 + air]),
  );
  return n === 1 ? [main, hull] : [main, jib, hull];
}

function draw(count: string, form = 'boat'): readonly Piece[] {
  const n = Number(count);
  if (form === 'boat') {
    const parts = rig(n);
    return [piece('mark', parts.slice(0, 1)), piece('tone', parts.slice(1, -1)), piece('mark', parts.slice(-1))];
  }
  // Left out of a disc over waves.
  const water = (i: number, low: boolean): Run => wave(40 + i * 30 + (low ? air : 0), 6, 200 / 3);
  const boat = rig(2).map((c) => reverseContour(mapContour(c, placing(0.58, 2, -29))));
  const bands = Array.from({ length: n }, (_, i) => discBand(100, water(i, true), i === n - 1 ? null : water(i + 1, false)));
  return [piece('mark', [discBand(100, null, water(0, false)), ...boat]), piece('mark', bands)];
}

/** A boat before the wind. */
const sail = (forms: readonly string[], counts: string | null, serves: Construction['serves']): Construction => ({
  name: 'sail',
  serves,
  idea: 'a boat under sail',
  counts,
  forms,
  corner: 1,
  craft: 4.6,
  contained: (form) => form.endsWith('disc'),
  r16: 0.86,
  draw,
});

export const sails: readonly Construction[] = [
  sail(['2-boat'], 'sails', { boat: 1 }),
  sail(['1-disc', '2-disc'], 'waves', { boat: 0.95, anchor: 0.6 }),
];
