/**
 * Cubics of a circular arc around (cx, cy) between two angles in radians, clockwise on screen from the right;
 * `to < from` runs counterclockwise. Returned without the start point, to append to a contour that is there.
 * One cubic per 90° at most: error .027 % of the radius.
 */
export function arc(cx: number, cy: number, r: number, from: number, to: number): readonly number[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const step = (to - from) / pieces;
  const arm = (4 / 3) * Math.tan(step / 4) * r;
  const out: number[] = [];
  for (let i = 0; i < pieces; i++) {
    const a = from + i * step;
    const b = a + step;
    const [x0, y0] = onCircle(cx, cy, r, a);
    const [x1, y1] = onCircle(cx, cy, r, b);
    out.push(x0 - Math.sin(a) * arm, y0 + Math.cos(a) * arm, x1 + Math.sin(b) * arm, y1 - Math.cos(b) * arm, x1, y1);
  }
  return out;
}

/** The point at an angle in radians, clockwise on screen from the right. */
export const onCircle = (cx: number, cy: number, r: number, angle: number): readonly [number, number] => [
  cx + r * Math.cos(angle),
  cy + r * Math.sin(angle),
];
