import { fail } from '../errors.ts';
import type { Contour, Path } from './path.ts';

/**
 * Parses the catalogue's path data: absolute M, L, C and Z only. Anything else is a scene fault, because the
 * catalogue is checked when it is built.
 */
export function parsePath(d: string): Path {
  const contours: Contour[] = [];
  let current: number[] = [];
  const close = (): void => {
    if (current.length > 2) {
      const [sx, sy] = current as [number, number];
      const x = current.at(-2) as number;
      const y = current.at(-1) as number;
      if (x !== sx || y !== sy) current.push(x, y, sx, sy, sx, sy);
      contours.push(current);
    }
    current = [];
  };
  for (const command of d.match(/[A-Za-z][^A-Za-z]*/g) ?? []) {
    const n = (command.slice(1).match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    switch (command[0]) {
      case 'M':
        close();
        current = [n[0] as number, n[1] as number];
        for (let i = 2; i + 1 < n.length; i += 2) line(current, n[i] as number, n[i + 1] as number);
        break;
      case 'L':
        for (let i = 0; i + 1 < n.length; i += 2) line(current, n[i] as number, n[i + 1] as number);
        break;
      case 'C':
        current.push(...n);
        break;
      case 'Z':
        close();
        break;
      default:
        fail('scene.number', { received: command.slice(0, 20), allowed: 'M, L, C, Z' });
    }
  }
  close();
  if (contours.some((c) => c.some((v) => !Number.isFinite(v)))) fail('scene.number', { received: d.slice(0, 40) });
  return contours;
}

function line(current: number[], x: number, y: number): void {
  current.push(current.at(-2) as number, current.at(-1) as number, x, y, x, y);
}
