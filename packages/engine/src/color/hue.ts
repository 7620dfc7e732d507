/** A range of hues in degrees, clockwise. It may cross 0 (`[345, 20]`). */
export type HueRange = readonly [from: number, to: number];

/** The same hue in [0, 360). */
export function wrapHue(hue: number): number {
  const h = hue % 360;
  return h < 0 ? h + 360 : h;
}

/** The shortest turn from one hue to another, in (−180, 180]. */
export function hueTurn(from: number, to: number): number {
  const d = wrapHue(to - from);
  return d > 180 ? d - 360 : d;
}

export function inHueRange(hue: number, [from, to]: HueRange): boolean {
  const width = to - from >= 360 ? 360 : wrapHue(to - from);
  return wrapHue(hue - from) <= width;
}

export function inHueRanges(hue: number, ranges: readonly HueRange[]): boolean {
  return ranges.some((range) => inHueRange(hue, range));
}

/** The shortest turn that moves a hue into the nearest range. 0 if inside, or if there are no ranges. */
export function turnInto(hue: number, ranges: readonly HueRange[]): number {
  if (ranges.length === 0 || inHueRanges(hue, ranges)) return 0;
  let best = 360;
  for (const range of ranges) {
    for (const edge of range) {
      const turn = hueTurn(hue, edge);
      if (Math.abs(turn) < Math.abs(best)) best = turn;
    }
  }
  return best;
}
