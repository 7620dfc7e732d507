/** Polylines from `flatten`. Flatten a drawing once to scan it along many lines. */
type Drawing = readonly (readonly number[])[];

/** An inked interval on a line through a drawing. */
export type InkRun = readonly [from: number, to: number];

/** The ink along the vertical line at `x`, top to bottom, by the nonzero rule. */
export const inkDown = (drawing: Drawing, x: number): readonly InkRun[] => runs(drawing, 0, x);

/** The ink along the horizontal line at `y`, left to right, by the nonzero rule. */
export const inkAcross = (drawing: Drawing, y: number): readonly InkRun[] => runs(drawing, 1, y);

function runs(drawing: Drawing, axis: 0 | 1, at: number): readonly InkRun[] {
  const met: (readonly [place: number, turn: number])[] = [];
  for (const line of drawing) {
    const n = line.length;
    for (let i = 0; i < n; i += 2) {
      const [a, b] = [line[i + axis] as number, line[((i + 2) % n) + axis] as number];
      if (a >= at === b >= at) continue;
      const [p, q] = [line[i + 1 - axis] as number, line[((i + 2) % n) + 1 - axis] as number];
      met.push([p + ((at - a) / (b - a)) * (q - p), b > a ? 1 : -1]);
    }
  }
  met.sort((a, b) => a[0] - b[0]);
  const out: InkRun[] = [];
  let winding = 0;
  let start = 0;
  for (const [place, turn] of met) {
    if (winding === 0) start = place;
    winding += turn;
    if (winding === 0 && place > start) out.push([start, place]);
  }
  return out;
}
