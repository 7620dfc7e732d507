import type { Face } from '../concepts/face.ts';
import type { Box } from '../geometry/box.ts';
import type { Shape } from '../scene/scene.ts';
import type { FontBook } from '../typography/font-book.ts';
import { inCase } from '../typography/letter-case.ts';
import { type Line, linePath, setLine } from '../typography/line.ts';
import { moveShapes, shapesBox } from './block.ts';

/** A slogan set under a name: ink starting at (0, 0), y down. */
export interface SetSlogan {
  readonly shapes: readonly Shape[];
  readonly box: Box;
  /** Cap height of its lines in scene units. */
  readonly size: number;
}

/** Letters a line may hold before it breaks, and lines before the slogan is left out (DESIGN §1, Slogan). */
const perLine = 36;
const mostLines = 2;

/** Breaks into at most two even lines; null when it would need more. */
function broken(slogan: string): readonly string[] | null {
  if ([...slogan].length <= perLine) return [slogan];
  const words = slogan.split(' ');
  let best: readonly string[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (lines.length > mostLines || lines.some((l) => [...l].length > perLine + 6)) continue;
    const off = Math.abs((lines[0] as string).length - (lines[1] as string).length);
    if (off < least) {
      least = off;
      best = lines;
    }
  }
  return best;
}

/**
 * Sets a slogan for a name `width` units wide: tracked capitals justified to the name when that needs 20–150 em/1000,
 * otherwise centred or flush as `align` says. Null when it is too long, or would be wider than the name by a quarter.
 */
export function setSlogan(
  book: FontBook,
  face: Face,
  slogan: string,
  width: number,
  align: 'left' | 'centre',
  capitals: boolean,
): SetSlogan | null {
  const upper = capitals ? inCase(slogan, 'upper') : null;
  const lines = broken(upper ?? slogan);
  if (lines === null) return null;
  let size = upper === null ? 44 : 34;
  const natural = lines.map((text) => setLine(book, face, text, { size, tracking: upper === null ? 2 : 80 }));
  if (natural.some((l) => l === null)) return null;
  const widest = Math.max(...natural.map((l) => l?.box.x1 ?? 0));
  // The slogan may shrink a little to stay within the name, but never below a quarter of its height.
  if (widest > width * 1.04) size *= Math.max(0.78, (width * 1.04) / widest);
  const set: Line[] = [];
  for (const text of lines) {
    const loose = setLine(book, face, text, { size, tracking: 0 });
    if (loose === null) return null;
    const letters = [...text].length;
    const fit = ((width - loose.box.x1) / Math.max(1, letters - 1) / (size / face.metrics.cap)) * 1000;
    const justify = upper !== null && lines.length === 1 && letters >= 10 && fit >= 20 && fit <= 150;
    const line = justify || upper !== null ? setLine(book, face, text, { size, tracking: justify ? fit : 80 }) : loose;
    if (line === null) return null;
    set.push(line);
  }
  const ink = Math.max(...set.map((l) => l.box.x1));
  if (ink > width * 1.25) return null;
  const shapes = set.flatMap((line, i) => {
    const dx = align === 'left' ? 0 : (ink - line.box.x1) / 2;
    return moveShapes([{ part: 'slogan', role: 'slogan', path: linePath(line) }], dx, size + i * size * 1.9);
  });
  return { shapes, box: shapesBox(shapes), size };
}
