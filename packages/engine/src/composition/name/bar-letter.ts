import { flattenContour } from '../../geometry/flatten.ts';
import { signedArea } from '../../geometry/path.ts';
import { roundedRect } from '../../geometry/shapes.ts';
import type { Shape } from '../../scene/scene.ts';
import type { Block } from '../block.ts';
import { type FoundLetter, findLetters, letterCount, setLines, swapLetter } from './letter-swap.ts';
import type { NameSetting } from './setting.ts';

/** Minimum space between two bars ÷ their thickness. Closer bars look like a grating. */
const leastAir = 0.55;
/** How much the ends of an arm may lean or round off, in cap heights ÷ 100. */
const square = 1.5;

/**
 * A sans E without its stem: three bars, the lowest in the accent. For layers, pages, steps. Only if the name
 * has a single E with plain bars.
 */
export function setBarLetter(setting: NameSetting): Block | null {
  const { face } = setting;
  if (face.connected || face.italic || face.style === 'serif' || face.style === 'handwritten') return null;
  const lines = setLines(setting);
  if (lines === null || letterCount(lines) < 4) return null;
  const found = findLetters(lines, 'EЕΕ');
  const [at] = found;
  // A word starting with three loose bars loses its beginning.
  if (at === undefined || found.length > 1 || at.begins > 0) return null;
  const bars = barsOf(at);
  if (bars === null) return null;
  const shapes = bars.map(
    ({ y0, y1, x1 }, i): Shape => ({
      part: 'device',
      role: i === 2 ? 'accent' : 'name',
      path: [roundedRect(at.box.x0, y0, x1, y1)],
    }),
  );
  return swapLetter(setting, lines, at, { shapes, outline: shapes.flatMap((s) => s.path), box: at.box });
}

interface Bar {
  readonly y0: number;
  readonly y1: number;
  readonly x0: number;
  readonly x1: number;
}

/** The three arms of an E from top to bottom. Null unless the letter has twelve corners. */
function barsOf({ glyph, box }: FoundLetter): readonly Bar[] | null {
  const [outer] = glyph.path;
  if (outer === undefined || glyph.path.length !== 1 || signedArea(outer) < 0) return null;
  const line = flattenContour(outer);
  const probe = box.x0 + 0.7 * (box.x1 - box.x0);
  const crossings: number[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const [x0, y0] = [line[i] as number, line[i + 1] as number];
    const [x1, y1] = [line[(i + 2) % line.length] as number, line[(i + 3) % line.length] as number];
    if (x0 > probe === x1 > probe) continue;
    if (Math.abs(y1 - y0) > square) return null;
    crossings.push((y0 + y1) / 2);
  }
  crossings.sort((a, b) => a - b);
  if (crossings.length !== 6) return null;
  const bars = [0, 2, 4].map((i): Bar => {
    const [y0, y1] = [crossings[i] as number, crossings[i + 1] as number];
    const ends: number[] = [];
    for (let k = 0; k < line.length; k += 2)
      if ((line[k + 1] as number) > y0 - square && (line[k + 1] as number) < y1 + square) ends.push(line[k] as number);
    return { y0, y1, x0: Math.min(...ends), x1: Math.max(...ends) };
  });
  // A slanted or modulated stem would leave bars that start at different places.
  if ([bars[0], bars[2]].some((b) => (b?.x0 ?? 0) > box.x0 + square)) return null;
  const [a, b, c] = bars as [Bar, Bar, Bar];
  const thick = (a.y1 - a.y0 + (b.y1 - b.y0) + (c.y1 - c.y0)) / 3;
  return b.y0 - a.y1 < leastAir * thick || c.y0 - b.y1 < leastAir * thick ? null : bars;
}
