/** Writes the compact path data that `parseCompactPath` reads. */
import { half, mirroredHandle, quarterHandle } from '../../../packages/engine/src/geometry/compact-path.ts';
import { digits } from '../../../packages/engine/src/geometry/digits.ts';
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { formatPath, parsePath } from '../marks/outline.ts';
import { mergeCurves } from './merge-curves.ts';

/** What is done, and the numbers that go with it. */
type Step = readonly [done: string, ...numbers: readonly number[]];

function written(value: number): string {
  const short = value >= 64 - half.two && value < half.two;
  const n = value + (short ? half.two : half.three);
  const digit = (shift: number): string => digits.charAt((n >> shift) & 63);
  if (n < 0 || n >= 2 * half.three) throw new Error(`${value} is too long for compact path data`);
  return short ? digit(6) + digit(0) : digits.charAt(0) + digit(12) + digit(6) + digit(0);
}

/** The digit for how far two numbers are from what was foretold; null when that is more than one. */
function residue(off: number, aside: number): string | null {
  if (Math.abs(off) > 1 || Math.abs(aside) > 1) return null;
  return off === 0 && aside === 0 ? '' : `${(off + 1) * 3 + aside + 1}`;
}

/** A curve in the shortest of its four ways: handles from the start and from the end, and the end from the start. */
function curve(ax: number, ay: number, bx: number, by: number, dx: number, dy: number, home: boolean): Step {
  const end = home ? [] : [dx, dy];
  const named = (command: string): string => (home ? command.toUpperCase() : command);
  if (ay === 0 && bx === 0) {
    const left = residue(ax - quarterHandle(dx), by - quarterHandle(dy));
    if (left !== null) return [named('x') + left, ...end];
  }
  if (ax === 0 && by === 0) {
    const left = residue(ay - quarterHandle(dy), bx - quarterHandle(dx));
    if (left !== null) return [named('y') + left, ...end];
  }
  const [mx, my] = mirroredHandle(ax, ay, dx, dy);
  const left = residue(bx - mx, by - my);
  return left === null ? [named('c'), ax, ay, bx, by, ...end] : [named('s') + left, ax, ay, ...end];
}

/** Contours of whole numbers, in tenths. */
export function writeContours(contours: Path): string {
  const steps: Step[] = [];
  let [mx, my] = [0, 0];
  for (const p of contours) {
    let [x, y] = p as unknown as [number, number];
    steps.push(['m', x - mx, y - my]);
    [mx, my] = [x, y];
    for (let i = 2; i + 5 < p.length; i += 6) {
      const [ax, ay, bx, by, ex, ey] = p.slice(i, i + 6) as [number, number, number, number, number, number];
      const straight = ax === x && ay === y && bx === ex && by === ey;
      if (!straight) steps.push(curve(ax - x, ay - y, ex - bx, ey - by, ex - x, ey - y, ex === mx && ey === my));
      // The reader closes what is open.
      else if (i + 6 >= p.length) break;
      else if (ey === y) steps.push(ex === mx ? ['H'] : ['h', ex - x]);
      else if (ex === x) steps.push(ey === my ? ['V'] : ['v', ey - y]);
      else steps.push(['l', ex - x, ey - y]);
      [x, y] = [ex, ey];
    }
  }
  const numbers = steps.flatMap(([, ...values]) => values.map(written));
  return `${steps.map(([done]) => done).join('')} ${numbers.join('')}`;
}

/** Tenths of the path's unit; runs on one line are joined and segments that vanish are dropped by the plain writer. */
export function compactPath(path: Path): string {
  const contours = parsePath(formatPath(mergeCurves(path), 1));
  return writeContours(contours.map((contour) => contour.map((v) => Math.round(v * 10))));
}
