/**
 * Family pipes: a letter of two bent pipes that never touch, after the golden “Cobalt” mark: the channel is .47 of the stroke
 * everywhere, .25 in the heavier variant. Units of the data: the distance of two neighboring center lines.
 */
import { mapContour, type Path } from '../../../packages/engine/src/geometry/path.ts';
import { parseSubpaths } from '../marks/outline.ts';
import { strokeOutline, union } from '../marks/pathkit.ts';
import { type BuiltMark, letterMark } from './letter-draft.ts';

/** Stroke ÷ distance of center lines by variant, .145 and .167 of the height; what is left is the channel, which closes in anything heavier. */
const strokes = [1 / 1.47, 1 / 1.25] as const;
/** Diagonals of these come too near their neighbors in the heavier one. */
const lightOnly = 'KZ';

interface Pipes {
  readonly mark: readonly string[];
  readonly accent: readonly string[];
  readonly craft: number;
}

/** A pipe that meets another at a right angle ends at .66: half a stroke and a channel off its center line. C, O and V need one pipe only. */
const letters: Readonly<Record<string, Pipes>> = {
  A: { mark: ['M0 4V2A2 2 0 0 1 4 2V4'], accent: ['M.66 2.7H3.34'], craft: 4.5 },
  B: { mark: ['M.66 0H2A1 1 0 0 1 2 2H1.4M2 2A1 1 0 0 1 2 4H.66'], accent: ['M0 -.34V4.34'], craft: 4 },
  D: { mark: ['M.66 0H2A2 2 0 0 1 2 4H.66'], accent: ['M0 -.34V4.34'], craft: 4 },
  E: { mark: ['M3.6 0H1.5A1.5 1.5 0 0 0 0 1.5V2.5A1.5 1.5 0 0 0 1.5 4H3.6'], accent: ['M.66 2H3.2'], craft: 4.2 },
  F: { mark: ['M3.8 0H1.5A1.5 1.5 0 0 0 0 1.5V4.34'], accent: ['M3.2 1.4H2A1 1 0 0 0 1 2.4V4.34'], craft: 4.4 },
  G: { mark: ['M4 0H2A2 2 0 0 0 2 4H2.8A1.2 1.2 0 0 0 4 2.8V2.66'], accent: ['M1.7 2H4.34'], craft: 4.5 },
  H: { mark: ['M.66 2H2A1 1 0 0 1 3 3V4.34'], accent: ['M0 -.34V4.34'], craft: 3.8 },
  J: { mark: ['M3 -.34V2.5A1.5 1.5 0 0 1 0 2.5'], accent: ['M2 -.34V2.5A.5 .5 0 0 1 1 2.5'], craft: 4.2 },
  K: { mark: ['M3.3 0L1.1 2L3.3 4'], accent: ['M0 -.34V4.34'], craft: 4 },
  L: { mark: ['M0 -.34V2.5A1.5 1.5 0 0 0 1.5 4H3.8'], accent: ['M1 -.34V2A1 1 0 0 0 2 3H3.8'], craft: 4.5 },
  M: { mark: ['M0 4.34V1.5A1 1 0 0 1 2 1.5V4.34'], accent: ['M3 4.34V1.5A1 1 0 0 1 5 1.5V4.34'], craft: 4 },
  N: { mark: ['M0 4.34V1A1 1 0 0 1 2 1V2.8'], accent: ['M3 -.34V3A1 1 0 0 1 1 3V1.2'], craft: 5 },
  P: { mark: ['M.66 0H2A1.25 1.25 0 0 1 2 2.5H.66'], accent: ['M0 -.34V4.34'], craft: 4 },
  Q: { mark: ['M2.6 4H2A2 2 0 1 1 4 2V2.4'], accent: ['M2 2.4H2.6A1.4 1.4 0 0 1 4 3.8V4.34'], craft: 5 },
  R: { mark: ['M0 4.34V1A1 1 0 0 1 1 0H2.2A1 1 0 0 1 2.2 2H.66'], accent: ['M.66 3H2.2A1 1 0 0 1 3.2 4V4.34'], craft: 5 },
  S: { mark: ['M4 0H1A1 1 0 0 0 1 2H2.4'], accent: ['M0 3H3A1 1 0 0 0 3 1H1.6'], craft: 5 },
  T: { mark: ['M-.2 0H.5A1 1 0 0 1 1.5 1V4.34'], accent: ['M4.2 0H3.5A1 1 0 0 0 2.5 1V4.34'], craft: 4.5 },
  U: { mark: ['M0 -.34V2A2 2 0 0 0 4 2V-.34'], accent: ['M1 -.34V2A1 1 0 0 0 3 2V-.34'], craft: 4.5 },
  W: { mark: ['M0 -.34V2.5A1 1 0 0 0 2 2.5V-.34'], accent: ['M3 -.34V2.5A1 1 0 0 0 5 2.5V-.34'], craft: 4 },
  X: { mark: ['M0 0L1.5 1.5V2.5L0 4'], accent: ['M4 0L2.5 1.5V2.5L4 4'], craft: 4.5 },
  Y: { mark: ['M0 -.1L1.5 2V4.34'], accent: ['M4 -.1L2.5 2V4.34'], craft: 4.4 },
  Z: { mark: ['M0 0H3.8L2.03 2.9'], accent: ['M4 4H.2L1.97 1.1'], craft: 4.5 },
};

/** Ends of the data are those of the first stroke: .34 is half of it, .66 that and a channel. */
const ended = (d: string, stroke: number): string =>
  d.replace(/(-?\d*)\.(34|66)(?!\d)/gu, (_, whole: string, part: string) => {
    const half = stroke / 2;
    if (whole === '-') return `${-half}`;
    if (whole === '3') return `${3 + half}`;
    return `${Number(whole) + (part === '34' ? half : 1 - half)}`;
  });

function pipe(data: readonly string[], stroke: number): Path {
  let out: Path = [];
  for (const line of data.flatMap((d) => parseSubpaths(ended(d, stroke)))) {
    const points = mapContour(line.points, { a: 100, b: 0, c: 0, d: 100, e: 0, f: 0 });
    out = union(out, strokeOutline({ points, closed: line.closed }, stroke * 100));
  }
  return out;
}

export const pipesMarks = (): readonly BuiltMark[] =>
  Object.entries(letters).flatMap(([letter, { mark, accent, craft }]) =>
    strokes.slice(0, lightOnly.includes(letter) ? 1 : undefined).flatMap((stroke, variant) => {
      const built = letterMark({
        id: `pipes/${letter.toLowerCase()}-${variant}`,
        family: 'pipes',
        parts: [
          { role: 'mark', path: pipe(mark, stroke) },
          { role: 'accent', path: pipe(accent, stroke) },
        ],
        corner: 2,
        craft,
      });
      return built === null ? [] : [built];
    }),
  );
