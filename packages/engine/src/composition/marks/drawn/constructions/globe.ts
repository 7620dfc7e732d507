import { type Contour, mapPath, rotation } from '../../../../geometry/path.ts';
import { type Construction, never, type Piece, piece } from '../construction.ts';
import { discBand, level } from '../outlines/disc-band.ts';
import { gores } from '../outlines/gore.ts';
import { arc } from '../outlines/run.ts';

const degrees = (y: number): number => (Math.asin(y / 100) * 180) / Math.PI;

/** Cells between meridians, in rows between the heights, `air` apart; the poles are whole. */
export function grid(meridians: number, heights: readonly number[], air: number): readonly Contour[][] {
  const h = air / 2;
  const rows = heights.slice(1).map((y1, i) => {
    const y0 = heights[i] as number;
    return [...gores(arc(0, 0, 100, degrees(y0 + h), degrees(y1 - h)), meridians, air)];
  });
  const top = discBand(100, null, level((heights[0] as number) - h));
  const foot = discBand(100, level((heights.at(-1) as number) + h), null);
  return [[top], ...rows, [foot]];
}

const rowsOf: Readonly<Record<number, readonly number[]>> = { 1: [-46, 46], 2: [-62, 0, 62], 3: [-72, -26, 26, 72] };

function draw(count: string, form = 'grid', air = 8): readonly Piece[] {
  const n = Number(count);
  const rows = grid(n, rowsOf[form === 'wide' ? 1 : n === 3 ? 3 : 2] as readonly number[], air);
  const row = form === 'wide' ? 1 : 2;
  const lit = rows[row]?.[form === 'wide' ? Math.floor(n / 2) : n - 2];
  const turned = rotation(form === 'tilt' ? 23 : 0);
  const all = rows.flat();
  return form === 'lit'
    ? [
        piece(
          'mark',
          all.filter((c) => c !== lit),
        ),
        piece('accent', lit === undefined ? [] : [lit]),
      ]
    : [piece('mark', mapPath(all, turned))];
}

/** The globe, its meridians and parallels left open. */
export const globe: Construction = {
  name: 'globe',
  serves: { earth: 1, travel: 0.7 },
  idea: 'a globe with grid lines',
  counts: 'segments across the middle',
  forms: ['3-grid', '4-grid', '5-wide', '4-wide', '4-tilt', '3-tilt', '4-lit', '3-lit'],
  corner: 3,
  craft: 4.4,
  contained: never,
  r16: 0.82,
  draw: (count, form) => draw(count as string, form),
  small: (_, form) => draw('3', form === 'lit' ? 'grid' : form === 'tilt' ? 'wide' : form, 11),
};
