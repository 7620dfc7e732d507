/** Small pictures that stand in several letters, 100 high about (0, 0): `thing heart x y height`, turned by a fifth number in degrees. */
import { mapPath, type Path } from '../../../packages/engine/src/geometry/path.ts';
import { parsePath } from '../marks/outline.ts';

const things: Readonly<Record<string, string>> = {
  heart: 'M0 -26C12 -56 56 -56 56 -14C56 16 24 30 0 50C-24 30 -56 16 -56 -14C-56 -56 -12 -56 0 -26Z',
  drop: 'M0 -50C8 -26 38 -8 38 14A38 36 0 0 1 -38 14C-38 -8 -8 -26 0 -50Z',
  flame: 'M8 -50C12 -22 40 -12 40 16A38 34 0 0 1 -36 16C-36 0 -28 -8 -22 -22C-14 -18 -9 -12 -7 -5C3 -14 9 -28 8 -50Z',
  bolt: 'M16 -50L-34 9H-5L-16 50L34 -10H5Z',
  tooth:
    'M0 -37C16 -48 45 -55 45 -16C45 6 36 14 32 37C29 54 13 53 11 37C9 24 7 15 0 15C-7 15 -9 24 -11 37C-13 53 -29 54 -32 37C-36 14 -45 6 -45 -16C-45 -55 -16 -48 0 -37Z',
  tulip: 'M-42 -40L-22 -22L0 -50L22 -22L42 -40V8A42 42 0 0 1 -42 8Z',
  fish: 'M72 0C52 -46 0 -52 -34 -12L-72 -40V40L-34 12C0 52 52 46 72 0Z',
};

export function thing(name: string, [x, y, size, degrees = 0]: readonly number[]): Path {
  const d = things[name];
  if (d === undefined || x === undefined || y === undefined || size === undefined) throw new Error(`thing ${name}`);
  const t = (degrees * Math.PI) / 180;
  const [a, b] = [(Math.cos(t) * size) / 100, (Math.sin(t) * size) / 100];
  return mapPath(parsePath(d), { a, b, c: -b, d: a, e: x, f: y });
}
