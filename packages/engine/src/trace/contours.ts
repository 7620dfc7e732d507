/** Ink of every pixel, row by row: 0 for paper, 1 for ink. */
export interface InkField {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

/** A closed line as `[x, y, …]` in pixels, y down. Ink is on its right: outlines run clockwise on screen, holes the other way. */
export type Loop = readonly number[];

/** Ink from which a pixel is inside. */
const inside = 0.5;

/**
 * Closed lines around the ink of a picture, to a fraction of a pixel (marching squares): each crosses between two pixels where
 * their ink would reach one half. The border of the picture must be paper.
 */
export function contoursOf(field: InkField): readonly Loop[] {
  const next = linked(field);
  const loops: Loop[] = [];
  for (let start = 0; start < next.length; start++) {
    if (next[start] === none) continue;
    const loop: number[] = [];
    for (let at = start; next[at] !== none; ) {
      loop.push(...crossing(field, at));
      const following = next[at] as number;
      next[at] = none;
      at = following;
    }
    loops.push(loop);
  }
  return loops;
}

const none = -1;

/**
 * The crossing that follows each crossing. A crossing is numbered by its first pixel: `y · width + x` toward the pixel on the
 * right, and as many again toward the pixel below.
 */
function linked({ width, height, ink }: InkField): Int32Array {
  const pixels = width * height;
  const next = new Int32Array(2 * pixels).fill(none);
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      const [va, vb, vd, vc] = [ink[at], ink[at + 1], ink[at + width], ink[at + width + 1]] as [number, number, number, number];
      const [a, b, c, d] = [va >= inside, vb >= inside, vc >= inside, vd >= inside];
      if (a === b && b === c && c === d) continue;
      const [top, right, bottom, left] = [at, pixels + at + 1, at + width, pixels + at];
      if (a === c && b === d) {
        // Two corners face each other. The mean decides whether their ink meets.
        const joined = va + vb + vc + vd >= 4 * inside === a;
        const [first, second] = a ? [top, bottom] : [right, left];
        const [before, after] = a ? [left, right] : [top, bottom];
        next[first] = joined ? after : before;
        next[second] = joined ? before : after;
        continue;
      }
      // Clockwise around the four, a line starts where ink ends, and ends where ink starts.
      const start = a && !b ? top : b && !c ? right : c && !d ? bottom : left;
      const end = !a && b ? top : !b && c ? right : !c && d ? bottom : left;
      next[start] = end;
    }
  return next;
}

/** The place of a crossing, in pixels. Centers of pixels are at halves. */
function crossing({ width, height, ink }: InkField, at: number): readonly [number, number] {
  const below = at >= width * height;
  const first = below ? at - width * height : at;
  const [one, other] = [ink[first], ink[first + (below ? width : 1)]] as [number, number];
  const share = (one - inside) / (one - other);
  const [x, y] = [(first % width) + 0.5, Math.floor(first / width) + 0.5];
  return below ? [x, y + share] : [x + share, y];
}

/** Signed area of a closed line in square pixels, positive if it runs clockwise on screen. */
export function loopArea(loop: Loop): number {
  let sum = 0;
  for (let i = 0; i < loop.length; i += 2) {
    const j = (i + 2) % loop.length;
    sum += (loop[i] as number) * (loop[j + 1] as number) - (loop[j] as number) * (loop[i + 1] as number);
  }
  return sum / 2;
}

/**
 * A picture whose edges are a pixel softer: then a line that crosses the pixels at a flat angle is as smooth as it was drawn, rather
 * than a row of steps of a tenth of a pixel.
 */
export function softened({ width, height, ink }: InkField): InkField {
  const mean = (
    from: Float32Array,
    step: number,
    isFirst: (i: number) => boolean,
    isLast: (i: number) => boolean,
  ): Float32Array =>
    from.map((value, i) => {
      const before = isFirst(i) ? value : (from[i - step] as number);
      const after = isLast(i) ? value : (from[i + step] as number);
      return (before + 2 * value + after) / 4;
    });
  const across = mean(
    ink,
    1,
    (i) => i % width === 0,
    (i) => i % width === width - 1,
  );
  const down = mean(
    across,
    width,
    (i) => i < width,
    (i) => i >= width * (height - 1),
  );
  return { width, height, ink: down };
}
