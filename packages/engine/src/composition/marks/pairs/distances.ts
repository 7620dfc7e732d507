/** Steps of a distance to a neighbor and to a diagonal one, in thirds of a pixel. */
const straight = 3;
const diagonal = 4;

/** Distance in pixels from each pixel to the nearest one without ink; with `toInk`, to the nearest one with ink. Outside is without ink. */
export function distances(coverage: Float32Array, w: number, h: number, toInk: boolean): Float32Array {
  const out = new Float32Array(w * h);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= w || y >= h ? (toInk ? 1e6 : 0) : (out[y * w + x] as number);
  for (let i = 0; i < out.length; i++) out[i] = (coverage[i] as number) >= 0.5 === toInk ? 0 : 1e6;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      out[y * w + x] = Math.min(
        at(x, y),
        at(x - 1, y) + straight,
        at(x, y - 1) + straight,
        at(x - 1, y - 1) + diagonal,
        at(x + 1, y - 1) + diagonal,
      );
  for (let y = h - 1; y >= 0; y--)
    for (let x = w - 1; x >= 0; x--)
      out[y * w + x] = Math.min(
        at(x, y),
        at(x + 1, y) + straight,
        at(x, y + 1) + straight,
        at(x + 1, y + 1) + diagonal,
        at(x - 1, y + 1) + diagonal,
      );
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) / straight;
  return out;
}
