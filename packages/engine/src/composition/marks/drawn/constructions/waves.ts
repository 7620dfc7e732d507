import { type Construction, type Piece, piece } from '../construction.ts';
import { discBand, wave } from '../outlines/disc-band.ts';
import type { Run } from '../outlines/run.ts';

const r = 100;

/** A disc cut into `n` bands by waves of one shape; the air between them is the same everywhere along y. */
function swell(n: number, crest: number): readonly Piece[] {
  const air = 11;
  const from = -r * 0.42;
  const step = (r * 0.98 - from) / (n - 0.35);
  const period = crest > 1 ? 100 : 200 / 1.5;
  const a = crest > 1 ? 10 : 15;
  const edge = (i: number, low: boolean): Run | null =>
    i < 0 ? null : i >= n - 1 ? null : wave(from + i * step + (low ? air : 0), -a, period);
  const bands = Array.from({ length: n }, (_, i) => discBand(r, i === 0 ? null : edge(i - 1, true), edge(i, false)));
  return [
    piece(
      'mark',
      bands.filter((_, i) => i !== 1),
    ),
    piece('tone', bands.slice(1, 2)),
  ];
}

const draw = (count: string, form = 'disc'): readonly Piece[] => swell(Number(count), form === 'disc' ? 2 : 1);

/** Water in a disc, its waves in step with the axis. */
export const waves: Construction = {
  name: 'waves',
  serves: { wave: 1, water: 0.95, river: 0.95, swim: 0.95 },
  idea: 'a circle filled with bands of waves',
  counts: 'bands',
  forms: ['3-disc', '4-disc', '5-disc', '3-swell', '4-swell', '5-swell'],
  corner: 2,
  craft: 4.7,
  contained: () => true,
  r16: 0.9,
  draw,
  small: (_, form) => draw('3', form),
};
