/** An axis-aligned box. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A path as it lies on the canvas; `logo` counts the groups, −1 for what is no piece of a logo. */
export interface Piece {
  readonly fill: string;
  readonly d: string;
  readonly logo: number;
  readonly box: Box;
}

/** The pieces of a mock-up in painting order. */
export function piecesOf(svg: string): readonly Piece[] {
  const out: Piece[] = [];
  let logo = -1;
  let groups = 0;
  let shift: readonly [number, number] = [0, 0];
  for (const [token, x, y, fill, d] of svg.matchAll(
    /<g transform="translate\((\S+) (\S+)\)">|<path fill="(#[0-9A-F]{6})" d="([^"]+)"\/>|<\/g>/g,
  )) {
    if (token === '</g>') {
      logo = -1;
      shift = [0, 0];
    } else if (fill !== undefined && d !== undefined) out.push({ fill, d, logo, box: boxOf(d, shift) });
    else {
      logo = groups++;
      shift = [Number(x), Number(y)];
    }
  }
  return out;
}

/** Values where one coordinate of a cubic turns, between its ends. */
function turningPoints(p0: number, p1: number, p2: number, p3: number): readonly number[] {
  const [a, b, c] = [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0];
  const root = Math.sqrt(b * b - 4 * a * c);
  const turns = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return turns
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3);
}

/** The box of a path: cubics by where they turn, and half circles by their radius. */
function boxOf(d: string, [dx, dy]: readonly [number, number]): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  const see = (ax: number, ay: number): void => {
    xs.push(ax);
    ys.push(ay);
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVClhvacz])([^MLHVClhvacz]*)/g)) {
    const v = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, l: 2, h: 1, v: 1, c: 6, a: 7, H: 1, V: 1, z: 1 }[command] ?? 0;
    for (let i = 0; i < v.length; i += size) {
      const n = (k: number): number => v[i + k] as number;
      if (command === 'M') [x, y] = [n(0), n(1)];
      else if (command === 'H') x = n(0);
      else if (command === 'V') y = n(0);
      else if (command === 'h') x += n(0);
      else if (command === 'v') y += n(0);
      else if (command === 'l') [x, y] = [x + n(0), y + n(1)];
      else if (command === 'c') {
        xs.push(...turningPoints(x, x + n(0), x + n(2), x + n(4)));
        ys.push(...turningPoints(y, y + n(1), y + n(3), y + n(5)));
        [x, y] = [x + n(4), y + n(5)];
      } else if (command === 'a') {
        if (n(3) === 1) {
          see(x, y - n(1));
          see(x, y + n(1));
        }
        [x, y] = [x + n(5), y + n(6)];
      }
      see(x, y);
    }
  }
  return { x0: Math.min(...xs) + dx, y0: Math.min(...ys) + dy, x1: Math.max(...xs) + dx, y1: Math.max(...ys) + dy };
}

export const union = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map((b) => b.x0)),
  y0: Math.min(...boxes.map((b) => b.y0)),
  x1: Math.max(...boxes.map((b) => b.x1)),
  y1: Math.max(...boxes.map((b) => b.y1)),
});
