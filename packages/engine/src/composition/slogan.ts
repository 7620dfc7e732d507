import type { Face } from '../concepts/face.ts';
import type { Box } from '../geometry/box.ts';
import type { Shape } from '../scene/scene.ts';
import type { FontBook } from '../typography/font-book.ts';
import { inCase } from '../typography/letter-case.ts';
import { type Line, linePath, setLine } from '../typography/line.ts';
import { mainScript, type Script } from '../typography/script.ts';
import { moveShapes, shapesBox } from './block.ts';

/** A set slogan: ink starting at (0, 0), y down. */
export interface SetSlogan {
  readonly shapes: readonly Shape[];
  readonly box: Box;
  /** Cap height of its lines in scene units. */
  readonly size: number;
}

/**
 * Maximum letters per line (design rules §1, Slogan), and maximum width below a short name, in cap heights of
 * the name.
 */
const perLine = 36;
const widest = { ofName: 1.3, atLeast: 560 };
/** Optical height in sentence case by script: looks as large as Latin with a cap height of 48. */
const sizes: Readonly<Record<Script, number>> = {
  latin: 48,
  arabic: 48,
  hebrew: 42,
  devanagari: 46,
  bengali: 46,
  thai: 42,
  cjk: 46,
};
/** Factors by which a slogan may shrink to stay within the name, and grow below a wide one. */
const leastSize = 0.92;
const mostSize = 1.2;
/**
 * Share of a wide name's width that its slogan grows to. Below a wide name, the usual size looks like a
 * footnote.
 */
const meets = 0.6;

/** Possible breaks of a slogan, best first: one line if short enough, then the most even two. */
function breaksOf(slogan: string): readonly (readonly string[])[] {
  const ways: (readonly string[])[] = [...slogan].length <= perLine ? [[slogan]] : [];
  const words = slogan.split(' ');
  const pairs = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const uneven = (pair: readonly [string, string]): number => Math.abs([...pair[0]].length - [...pair[1]].length);
  const [best] = pairs.filter((pair) => pair.every((l) => [...l].length <= perLine + 9)).sort((a, b) => uneven(a) - uneven(b));
  return best === undefined ? ways : [...ways, best];
}

/** How to set a slogan below its name. */
export interface SloganSetting {
  /** Width of the name in scene units. */
  readonly width: number;
  readonly align: 'left' | 'centre' | 'right';
  /** Use tracked capitals if the text has them. */
  readonly capitals: boolean;
  /** Minimum x-height (or cap height of capitals) in scene units that stays readable in a small lockup. */
  readonly least: number;
  /** Set it in any case: on up to four lines, and smaller than readable if necessary. */
  readonly kept: boolean;
}

/**
 * Sets a slogan on one line, or else on two: tracked capitals justified to the name if that needs 20–150
 * em/1000, otherwise aligned by `align`. Null if even two lines are too wide for the name.
 */
export function setSlogan(book: FontBook, face: Face, slogan: string, setting: SloganSetting): SetSlogan | null {
  const upper = setting.capitals ? inCase(slogan, 'upper') : null;
  for (const lines of breaksOf(upper ?? slogan)) {
    const set = setLines(book, face, lines, upper !== null, setting);
    if (set !== null) return set;
  }
  return setting.kept ? setKept(book, face, upper ?? slogan, upper !== null, setting) : null;
}

/** Minimum size of a slogan that must be set, as a share of its usual size. */
const leastKept = 0.6;

/**
 * A slogan without a good setting: on the fewest lines at an acceptable size, as narrow as its name requires.
 */
function setKept(book: FontBook, face: Face, text: string, upper: boolean, setting: SloganSetting): SetSlogan | null {
  const words = text.split(' ');
  const script = mainScript(text);
  const seen = setting.least / (upper || script !== 'latin' ? 1 : face.metrics.x / face.metrics.cap);
  const usual = Math.max(seen, upper ? 40 : sizes[script]);
  const room = Math.max(widest.ofName * setting.width, widest.atLeast);
  let best: { readonly lines: readonly string[]; readonly size: number } | null = null;
  const fewest = Math.min(words.length, Math.ceil([...text].length / (perLine + 9)));
  for (let count = fewest; count <= Math.min(4, words.length); count++) {
    const lines = evenLines(words, count);
    const set = lines.map((line) => setLine(book, face, line, { size: usual, tracking: upper ? 60 : 2 }));
    if (set.some((line) => line === null)) return null;
    const size = usual * Math.min(1, room / Math.max(...set.map((line) => line?.box.x1 ?? 1)));
    if (best === null || size > best.size) best = { lines, size };
    if (size >= leastKept * usual) break;
  }
  if (best === null) return null;
  const { lines, size } = best;
  const set = lines.flatMap((line) => setLine(book, face, line, { size, tracking: upper ? 60 : 2 }) ?? []);
  return stacked(set, size, setting.align);
}

/** Breaks words into lines so that the longest is as short as possible. */
function evenLines(words: readonly string[], count: number): readonly string[] {
  if (count === 1) return [words.join(' ')];
  let best: readonly string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut <= words.length - count + 1; cut++) {
    const lines = [words.slice(0, cut).join(' '), ...evenLines(words.slice(cut), count - 1)];
    const longest = Math.max(...lines.map((line) => [...line].length));
    if (longest < least) {
      least = longest;
      best = lines;
    }
  }
  return best;
}

/** Stacked lines with ink starting at x = 0. */
function stacked(lines: readonly Line[], size: number, align: SloganSetting['align']): SetSlogan {
  const ink = Math.max(...lines.map((l) => l.box.x1));
  const shapes = lines.flatMap((line, i) => {
    const dx = (ink - line.box.x1) * { left: 0, centre: 0.5, right: 1 }[align];
    return moveShapes([{ part: 'slogan', role: 'slogan', path: linePath(line) }], dx, size + i * size * 1.9);
  });
  return { shapes, box: shapesBox(shapes), size };
}

function setLines(
  book: FontBook,
  face: Face,
  lines: readonly string[],
  upper: boolean,
  setting: SloganSetting,
): SetSlogan | null {
  const { width, align, least } = setting;
  const tracking = upper ? 80 : 2;
  const script = mainScript(lines.join(''));
  const seen = least / (upper || script !== 'latin' ? 1 : face.metrics.x / face.metrics.cap);
  const usual = Math.max(seen, upper ? 40 : sizes[script]);
  const natural = lines.map((text) => setLine(book, face, text, { size: usual, tracking }));
  if (natural.some((l) => l === null)) return null;
  const reach = Math.max(...natural.map((l) => l?.box.x1 ?? 0));
  const room = (width * 1.04) / reach;
  const size = usual * (room < 1 ? Math.max(leastSize, room) : Math.min(mostSize, Math.max(1, (width * meets) / reach)));
  if (size < seen) return null;
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
  return stacked(set, size, align);
}
