/**
 * Family fold: a capital of straight bars, one lying over the next with a constant gap, as a strip of paper folded. Units of the
 * capital (cap height 400 before stroking).
 */
import type { Path } from '../../../packages/engine/src/geometry/path.ts';
import { parseSubpaths } from '../marks/outline.ts';
import { difference, intersection, strokeOutline } from '../marks/pathkit.ts';
import { rectangle } from '../marks/shapes.ts';
import { type BuiltMark, letterMark, withoutCrumbs } from './letter-draft.ts';

/** Width of the strip by variant: .21, .18 and .23 of the height. */
const widths = [104, 87, 121] as const;
const gap = 20;

interface Fold {
  /** Center lines from the lowest bar to the topmost, run past the cap; `+` marks those in the accent. */
  readonly bars: readonly string[];
  readonly craft: number;
}
const letters: Readonly<Record<string, Fold>> = {
  A: { bars: ['M-95 600L285 -200', '+M475 600L95 -200'], craft: 4.4 },
  K: { bars: ['M465 -117L30 220', 'M90 150L474 567', '+M0 -200V600'], craft: 4.4 },
  M: { bars: ['M0 600V0L250 360', '+M440 600V0L126 452'], craft: 5 },
  N: { bars: ['M0 -200V600', 'M340 -200V600', '+M-170 -200L510 600'], craft: 4.4 },
  V: { bars: ['M-95 -200L285 600', '+M475 -200L95 600'], craft: 4.4 },
  W: { bars: ['M-70 -200L210 600', '+M350 -200L70 600', 'M210 -200L490 600', '+M630 -200L350 600'], craft: 4.4 },
  X: { bars: ['M-180 -200L540 600', '+M540 -200L-180 600'], craft: 5 },
  Y: { bars: ['M-165 -200L215 260', '+M555 -200L190 220V600'], craft: 4.4 },
  Z: { bars: ['M0 0H340', 'M0 400H340', '+M510 -200L-170 600'], craft: 5 },
};

function bar(d: string, w: number): { over: Path; clear: Path } {
  const [line] = parseSubpaths(d.replace('+', ''));
  if (line === undefined) throw new Error(d);
  return { over: strokeOutline(line, w), clear: strokeOutline(line, w + 2 * gap) };
}

function fold({ bars }: Fold, w: number): { mark: Path; accent: Path } {
  const box = [rectangle(-2000, -w / 2, 2000, 400 + w / 2)];
  const drawn = bars.map((d) => bar(d, w));
  let [mark, accent]: [Path, Path] = [[], []];
  for (const [i, d] of bars.entries()) {
    let path = intersection(bar(d, w).over, box);
    for (const later of drawn.slice(i + 1)) path = difference(path, later.clear);
    path = withoutCrumbs(path, 0.02);
    if (d.startsWith('+')) accent = [...accent, ...path];
    else mark = [...mark, ...path];
  }
  return { mark, accent };
}

export const foldMarks = (): readonly BuiltMark[] =>
  Object.entries(letters).flatMap(([letter, drawn]) =>
    widths.flatMap((w, variant) => {
      const { mark, accent } = fold(drawn, w);
      const built = letterMark({
        id: `fold/${letter.toLowerCase()}-${variant}`,
        family: 'fold',
        parts: [
          { role: 'mark', path: mark },
          { role: 'accent', path: accent },
        ],
        corner: 0,
        craft: drawn.craft,
      });
      return built === null ? [] : [built];
    }),
  );
