import type { Contour, Path } from './path.ts';

/** Units of the numbers in compact path data. */
const unit = 0.1;

/**
 * Reads compact path data, half as long as absolute data: every contour is `m dx dy` from the last contour's start, then
 * `h dx`, `v dy`, `l dx dy` and `c` with its six numbers, all relative integers in tenths; `z` between contours is left out.
 */
export function parseCompactPath(d: string): Path {
  const contours: number[][] = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let current: number[] = [];
  const close = (): void => {
    if (current.length === 0) return;
    if (x !== sx || y !== sy) current.push(x * unit, y * unit, sx * unit, sy * unit, sx * unit, sy * unit);
    contours.push(current);
  };
  const line = (dx: number, dy: number): void => {
    current.push(x * unit, y * unit, (x + dx) * unit, (y + dy) * unit, (x + dx) * unit, (y + dy) * unit);
    x += dx;
    y += dy;
  };
  for (const [command] of d.matchAll(/[mlhvc][^mlhvc]*/g)) {
    const n = (command.slice(1).match(/-?\d+/g) ?? []).map(Number) as [number, number, number, number, number, number];
    switch (command[0]) {
      case 'm':
        close();
        sx += n[0];
        sy += n[1];
        [x, y] = [sx, sy];
        current = [x * unit, y * unit];
        break;
      case 'h':
        line(n[0], 0);
        break;
      case 'v':
        line(0, n[0]);
        break;
      case 'l':
        line(n[0], n[1]);
        break;
      default:
        current.push(...[x + n[0], y + n[1], x + n[2], y + n[3], x + n[4], y + n[5]].map((v) => v * unit));
        x += n[4];
        y += n[5];
    }
  }
  close();
  return contours satisfies readonly Contour[];
}
