import { type Construction, never, type Piece, piece } from '../construction.ts';
import { polygon } from '../outlines/polygon.ts';
import { arc, both, lines, solid } from '../outlines/run.ts';

const air = 11;

/** A tower of two bands under its lantern, and the beams that widen from it. */
function draw(): readonly Piece[] {
  const [top, foot] = [-30, 100];
  const half = (y: number): number => 24 + 20 * ((y - top) / (foot - top));
  const band = (y0: number, y1: number) => polygon([-half(y0), y0], [half(y0), y0], [half(y1), y1], [-half(y1), y1]);
  const mid = 28;
  const gallery = polygon([-38, top - air - 16], [38, top - air - 16], [38, top - air], [-38, top - air]);
  const light = top - 2 * air - 16;
  // The lantern room and its roof form one silhouette.
  const room = solid(lines([-21, light], [-21, light - 28]), arc(0, light - 28, 21, 180, 360), lines([21, light]));
  const y = light - 20;
  const far = 96;
  const beam = polygon([21 + air, y - 11], [21 + far, y - 36], [21 + far, y + 36], [21 + air, y + 11]);
  return [piece('mark', [band(top, mid), band(mid + air, foot), gallery, room]), piece('accent', both([beam]))];
}

/** A lighthouse whose beams carry the accent. */
export const beacon: Construction = {
  name: 'beacon',
  serves: { lighthouse: 1 },
  idea: 'a lighthouse with its light on',
  counts: null,
  forms: ['2-both'],
  corner: 0,
  craft: 4.6,
  contained: never,
  r16: 0.84,
  draw,
};
