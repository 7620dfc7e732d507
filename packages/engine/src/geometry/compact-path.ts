import { digits } from './digits.ts';
import type { Path } from './path.ts';

/** Unit of numbers in compact path data. */
const unit = 0.1;

/** Handle length of a quarter circle, as a share of its radius. */
const kappa = 0.5523;

/** Half the range of two and of three base-64 digits: numbers start that far below 0. */
export const half = { two: 2048, three: 131_072 } as const;

/** A quarter circle's handle, from its extent along one axis. */
export const quarterHandle = (reach: number): number => Math.round(kappa * reach);

/** An arc's second handle if it mirrors the first: its offset from the end at (x, y). */
export function mirroredHandle(hx: number, hy: number, x: number, y: number): readonly [number, number] {
  const square = x * x + y * y;
  const twice = square === 0 ? 0 : (2 * (hx * x + hy * y)) / square;
  return [Math.round(twice * x - hx), Math.round(twice * y - hy)];
}

/**
 * Parses compact path data: commands, a space, and their numbers, in whole tenths relative to the pen. After
 * brotli it takes .73 of ordinary decimal path data.
 *
 * Commands are `m` (starts a contour, relative to the start of the last one), `h`, `v`, `l`, and four curves.
 * `c` has a handle from its start, one back from its end, and its end. `s` omits the second handle, which
 * mirrors the first. `x` and `y` are quarter rounds that start along that axis and have only an end. A digit
 * after the latter three adjusts the omitted values: its two base-3 digits mean −1, 0 or 1. A capital returns
 * to the start of the contour and has no end, `H` and `V` along their axis. The last straight is omitted.
 *
 * A number is two base-64 digits counted from −2048 or, after `A`, which no other number starts with, three
 * digits counted from −131072.
 */
export function parseCompactPath(data: string): Path {
  const [done = '', numbers = ''] = data.split(' ');
  const contours: number[][] = [];
  let [at, x, y, sx, sy] = [0, 0, 0, 0, 0];
  let current: number[] = [];
  const digit = (): number => digits.indexOf(numbers.charAt(at++));
  const number = (): number => {
    const first = digit();
    if (first > 0) return first * 64 + digit() - half.two;
    return (digit() * 64 + digit()) * 64 + digit() - half.three;
  };
  const line = (dx: number, dy: number): void => {
    current.push(x * unit, y * unit, (x + dx) * unit, (y + dy) * unit, (x + dx) * unit, (y + dy) * unit);
    x += dx;
    y += dy;
  };
  const close = (): void => {
    if (current.length === 0) return;
    if (x !== sx || y !== sy) line(sx - x, sy - y);
    contours.push(current);
  };
  for (const [what] of done.matchAll(/[a-z]\d?/gi)) {
    const command = what.charAt(0).toLowerCase();
    const home = !what.startsWith(command);
    const moved = Number(what[1] ?? 4);
    const [off, aside] = [Math.floor(moved / 3) - 1, (moved % 3) - 1];
    if (command === 'm') {
      close();
      sx += number();
      sy += number();
      [x, y] = [sx, sy];
      current = [x * unit, y * unit];
    } else if (command === 'h') line(home ? sx - x : number(), 0);
    else if (command === 'v') line(0, home ? sy - y : number());
    else if (command === 'l') line(number(), number());
    else {
      const free = command === 'c' || command === 's';
      let [ax, ay] = free ? [number(), number()] : [0, 0];
      let [bx, by] = command === 'c' ? [number(), number()] : [0, 0];
      const [dx, dy] = home ? [sx - x, sy - y] : [number(), number()];
      if (command === 's') {
        const [mx, my] = mirroredHandle(ax, ay, dx, dy);
        [bx, by] = [mx + off, my + aside];
      } else if (command === 'x') [ax, by] = [quarterHandle(dx) + off, quarterHandle(dy) + aside];
      else if (command === 'y') [ay, bx] = [quarterHandle(dy) + off, quarterHandle(dx) + aside];
      const [ex, ey] = [x + dx, y + dy];
      current.push(...[x + ax, y + ay, ex - bx, ey - by, ex, ey].map((v) => v * unit));
      [x, y] = [ex, ey];
    }
  }
  close();
  return contours;
}
