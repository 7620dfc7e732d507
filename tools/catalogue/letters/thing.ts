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
  cross: 'M-20 -50H20V-20H50V20H20V50H-20V20H-50V-20H-20Z',
  fork: 'M-38 -50H-20V-18H-9V-50H9V-18H20V-50H38V-12C38 8 28 16 11 18V50H-11V18C-28 16 -38 8 -38 -12Z',
  kettlebell:
    'M-25 -3L-37 -38Q-40 -50 -28 -50H28Q40 -50 37 -38L25 -3A35 35 0 0 1 23 50H-23A35 35 0 0 1 -25 -3ZM-21 -34L-14 -12Q0 -17 14 -12L21 -34Z',
  bag: 'M-40 -18H-27V-24A27 26 0 0 1 27 -24V-18H40L46 50H-46ZM-13 -18H13V-24A13 12 0 0 0 -13 -24Z',
  house: 'M0 -50L56 -2V50H18V12H-18V50H-56V-2Z',
  cube: 'M0 -52L40 -29L0 -6L-40 -29ZM46 -19V27L6 50V4ZM-46 -19V27L-6 50V4Z',
  cap: 'M0 -40L84 -4L0 32L-84 -4ZM-46 26L0 46L46 26V44C20 64 -20 64 -46 44Z',
  dumbbell: 'M-76 -18H-62V-34H-32V-12H32V-34H62V-18H76V18H62V34H32V12H-32V34H-62V18H-76Z',
  parcel: 'M-50 -50H-14V-10H14V-50H50V50H-50Z',
  arrow: 'M0 -50L50 2H20V50H-20V2H-50Z',
  ear: 'M0 -50C14 -40 16 -28 0 -12C-16 -28 -14 -40 0 -50ZM5 -2C4 -18 16 -26 34 -26C34 -8 22 0 5 4ZM-5 -2C-4 -18 -16 -26 -34 -26C-34 -8 -22 0 -5 4ZM5 24C4 8 16 0 34 0C34 18 22 26 5 30V50H-5V30C-22 26 -34 18 -34 0C-16 0 -4 8 -5 24Z',
  fish: 'M72 0C52 -46 0 -52 -34 -12L-72 -40V40L-34 12C0 52 52 46 72 0Z',
};

export function thing(name: string, [x, y, size, degrees = 0]: readonly number[]): Path {
  const d = things[name];
  if (d === undefined || x === undefined || y === undefined || size === undefined) throw new Error(`thing ${name}`);
  const t = (degrees * Math.PI) / 180;
  const [a, b] = [(Math.cos(t) * size) / 100, (Math.sin(t) * size) / 100];
  return mapPath(parsePath(d), { a, b, c: -b, d: a, e: x, f: y });
}
