import { type Contour, type Hex, mapPath, type PageLayer, type Path, placing } from '@brandwright/engine';

/** Numbers that follow each command of path data. */
const operands: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0, Z: 0 };

/**
 * The painted outlines of our own pictures (see `mockup`), in their units. Reads what `printShapes` and the mockups
 * write: groups that are moved, and paths with a fill. Not a reader of SVG at large.
 */
export function pictureLayers(svg: string): readonly PageLayer[] {
  const layers: PageLayer[] = [];
  const moves: (readonly [number, number])[] = [[0, 0]];
  for (const [tag] of svg.matchAll(/<g [^>]*>|<\/g>|<path [^>]*>/g)) {
    const [x, y] = moves.at(-1) as readonly [number, number];
    if (tag === '</g>') moves.pop();
    else if (tag.startsWith('<g')) {
      const [, dx = '0', dy = '0'] = /translate\(([-.\d]+) ([-.\d]+)\)/.exec(tag) ?? [];
      moves.push([x + Number(dx), y + Number(dy)]);
    } else {
      const paint = /fill="(#[0-9A-F]{6})"/.exec(tag)?.[1] as Hex | undefined;
      const data = /\bd="([^"]*)"/.exec(tag)?.[1];
      if (paint !== undefined && data !== undefined) layers.push({ paint, path: mapPath(contoursOf(data), placing(1, x, y)) });
    }
  }
  return layers;
}

/** Path data as closed contours of cubics. */
export function contoursOf(data: string): Path {
  const contours: Contour[] = [];
  let out: number[] = [];
  let [x, y] = [0, 0];
  const line = (toX: number, toY: number): void => {
    out.push(x, y, toX, toY, toX, toY);
    [x, y] = [toX, toY];
  };
  const close = (): void => {
    if (out.length < 8) return;
    const [startX, startY] = out as [number, number];
    if (startX !== x || startY !== y) line(startX, startY);
    contours.push(out);
  };
  for (const [, command = '', text = ''] of data.matchAll(/([MLHVClhvcazZ])([^MLHVClhvcazZ]*)/g)) {
    const all = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = operands[command] ?? 0;
    for (let i = 0; i < Math.max(1, count === 0 ? 1 : all.length / count); i++) {
      const n = all.slice(i * count, (i + 1) * count) as [number, number, number, number, number, number, number];
      if (command === 'M' && i === 0) {
        close();
        out = [n[0], n[1]];
        [x, y] = [n[0], n[1]];
      } else if (command === 'M' || command === 'L') line(n[0], n[1]);
      else if (command === 'l') line(x + n[0], y + n[1]);
      else if (command === 'H') line(n[0], y);
      else if (command === 'h') line(x + n[0], y);
      else if (command === 'V') line(x, n[0]);
      else if (command === 'v') line(x, y + n[0]);
      else if (command === 'C' || command === 'c') {
        const [ox, oy] = command === 'c' ? [x, y] : [0, 0];
        out.push(ox + n[0], oy + n[1], ox + n[2], oy + n[3], ox + n[4], oy + n[5]);
        [x, y] = [ox + n[4], oy + n[5]];
      } else if (command === 'a') {
        out.push(...arc(x, y, n));
        [x, y] = [x + n[5], y + n[6]];
      } else {
        close();
        [x, y] = [out[0] ?? 0, out[1] ?? 0];
        out = [];
      }
    }
    // After a close, drawing goes on from the start of the closed contour.
    if (out.length === 0) out = [x, y];
  }
  return contours;
}

/** An arc of a circle or an upright ellipse as cubics of at most a quarter turn (SVG 1.1, F.6.5). */
function arc(
  x: number,
  y: number,
  [rx, ry, , large, sweep, dx, dy]: readonly [number, number, number, number, number, number, number],
): readonly number[] {
  const [hx, hy] = [-dx / 2 / rx, -dy / 2 / ry];
  const half = Math.hypot(hx, hy);
  const grow = Math.max(1, half);
  const rest = Math.sqrt(Math.max(0, grow * grow - half * half) / (half * half)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [rest * hy, -rest * hx];
  const from = Math.atan2(hy - cy, hx - cx);
  let turn = Math.atan2(-hy - cy, -hx - cx) - from;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-6));
  const step = turn / steps;
  const arm = (4 / 3) * Math.tan(step / 4) * grow;
  const [mx, my] = [x + dx / 2 + cx * rx, y + dy / 2 + cy * ry];
  return Array.from({ length: steps }, (_, i) => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const at = (t: number, away: number): readonly [number, number] => [
      mx + rx * (grow * Math.cos(t) - away * Math.sin(t)),
      my + ry * (grow * Math.sin(t) + away * Math.cos(t)),
    ];
    return [...at(a, arm), ...at(b, -arm), ...at(b, 0)];
  }).flat();
}
