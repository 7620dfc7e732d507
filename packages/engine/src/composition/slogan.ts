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

/** Letters a line may hold (design rules §1, Slogan), and how wide it may be beside a short name, in cap heights of the name. */
const perLine = 36;
const widest = { ofName: 1.25, atLeast: 460 };
/** Share of its size to which a slogan may shrink so as to stay within the name. */
const leastSize = 0.78;

/** Ways to break a slogan, first choice first: one line when it is short enough, then the evenest two. */
function breaksOf(slogan: string): readonly (readonly string[])[] {
  const ways: (readonly string[])[] = [...slogan].length <= perLine ? [[slogan]] : [];
  const words = slogan.split(' ');
  const pairs = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const uneven = (pair: readonly [string, string]): number => Math.abs([...pair[0]].length - [...pair[1]].length);
  const [best] = pairs.filter((pair) => pair.every((l) => [...l].length <= perLine + 9)).sort((a, b) => uneven(a) - uneven(b));
  return best === undefined ? ways : [...ways, best];
}

/** How a slogan stands under its name. */
export interface SloganSetting {
  /** Width of the name it stands under, in scene units. */
  readonly width: number;
  readonly align: 'left' | 'centre';
  /** Set in tracked capitals, where the text has them. */
  readonly capitals: boolean;
}

/**
 * Sets a slogan: tracked capitals justified to the name when that needs 20–150 em/1000, otherwise centred or flush as
 * `align` says; on one line, else on two. Null when even two lines are too wide for the name.
 */
export function setSlogan(book: FontBook, face: Face, slogan: string, setting: SloganSetting): SetSlogan | null {
  const upper = setting.capitals ? inCase(slogan, 'upper') : null;
  for (const lines of breaksOf(upper ?? slogan)) {
    const set = setLines(book, face, lines, upper !== null, setting);
    if (set !== null) return set;
  }
  return null;
}

function setLines(
  book: FontBook,
  face: Face,
  lines: readonly string[],
  upper: boolean,
  setting: SloganSetting,
): SetSlogan | null {
  const { width, align } = setting;
  const tracking = upper ? 80 : 2;
  const full = upper ? 34 : 44;
  const natural = lines.map((text) => setLine(book, face, text, { size: full, tracking }));
  if (natural.some((l) => l === null)) return null;
  const reach = Math.max(...natural.map((l) => l?.box.x1 ?? 0));
  const size = reach > width * 1.04 ? full * Math.max(leastSize, (width * 1.04) / reach) : full;
  const set: Line[] = [];
  for (const text of lines) {
    const loose = setLine(book, face, text, { size, tracking: 0 });
    if (loose === null) return null;
    const letters = [...text].length;
    const fit = ((width - loose.box.x1) / Math.max(1, letters - 1) / (size / face.metrics.cap)) * 1000;
    const justify = upper && lines.length === 1 && letters >= 10 && fit >= 20 && fit <= 150;
    const line = setLine(book, face, text, { size, tracking: justify ? fit : tracking });
    if (line === null) return null;
    set.push(line);
  }
  const ink = Math.max(...set.map((l) => l.box.x1));
  if (ink > Math.max(widest.ofName * width, widest.atLeast)) return null;
  const shapes = set.flatMap((line, i) => {
    const dx = align === 'left' ? 0 : (ink - line.box.x1) / 2;
    return moveShapes([{ part: 'slogan', role: 'slogan', path: linePath(line) }], dx, size + i * size * 1.9);
  });
  return { shapes, box: shapesBox(shapes), size };
}
