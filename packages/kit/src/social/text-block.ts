import { mapPath, type Path, pathBounds, placing } from '@brandwright/engine';
import type { Cut, Lettering, SetText } from '../layout/lettering.ts';

/** A text in lines, as outlines whose ink starts at (0, 0). */
export interface TextBlock {
  readonly path: Path;
  /** Size of its ink. */
  readonly w: number;
  readonly h: number;
}

export interface TextRoom {
  readonly w: number;
  readonly h: number;
  /** Largest em, in the room’s units. */
  readonly most: number;
  /** Lines at most. */
  readonly lines: number;
}

/** The em at which lines are set before they are scaled. */
const em = 1000;
/** Distance of baselines ÷ cap height, and least gap between the inks of two lines ÷ cap height. */
const leading = { pitch: 1.45, gap: 0.14 } as const;
/** Letters of a word above which it may be divided, where nothing else lets it fit. */
const longest = 14;

/**
 * A text broken by words into the number of lines that lets it be largest. Lines of a text that is read from the right
 * end at the right. Null if no face has a letter of it.
 */
export function textBlock(lettering: Lettering, text: string, cut: Cut, room: TextRoom, fromRight: boolean): TextBlock | null {
  const words = text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap(pieces);
  const width = ({ text: word }: Word): number => lettering.line(word, cut, em, 0, text).width;
  const widths = words.map(width);
  let best: { readonly block: TextBlock; readonly scale: number } | null = null;
  for (let lines = 1; lines <= Math.min(words.length, room.lines); lines++) {
    const block = stacked(
      broken(words, widths, lines).map((line) => lettering.line(line, cut, em, 0, text)),
      fromRight,
    );
    if (block === null) continue;
    const scale = Math.min(room.w / block.w, room.h / block.h, room.most / em);
    // Another line must be worth it.
    if (best === null || scale > 1.05 * best.scale) best = { block, scale };
  }
  if (best === null) return null;
  const { block, scale } = best;
  return { path: mapPath(block.path, placing(scale, 0, 0)), w: block.w * scale, h: block.h * scale };
}

interface Word {
  readonly text: string;
  /** What stands before it in a line: nothing between the pieces of a divided word. */
  readonly before: string;
  /** What ends a line after it, if the next piece starts another: a hyphen where its script has one. */
  readonly hyphen: string;
}

const cluster = /\P{M}\p{M}*/gu;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What a line of ideographs may be divided between: a run of katakana, or one character and what must not start a line. */
const ideographPiece = /(?:[\p{Script=Katakana}ー]+|\P{M})[\p{M}ーぁぃぅぇぉっゃゅょ、。，．！？：；）」』】・…]*/gu;
/** Letters up to which a line of ideographs stays whole. */
const shortLine = 7;
const hyphenated = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** A word, or its pieces if it is too long for most lines. */
function pieces(word: string): readonly Word[] {
  const letters = word.match(cluster) ?? [word];
  if (ideographs.test(word) && letters.length > shortLine) return glued(word.match(ideographPiece) ?? [word], '');
  if (letters.length <= longest) return glued([word], '');
  const count = Math.ceil(letters.length / longest);
  const size = Math.ceil(letters.length / count);
  const parts = Array.from({ length: count }, (_, i) => letters.slice(i * size, (i + 1) * size).join(''));
  return glued(parts, hyphenated.test(word) ? '-' : '');
}

const glued = (parts: readonly string[], hyphen: string): readonly Word[] =>
  parts.map((text, i) => ({ text, before: i === 0 ? ' ' : '', hyphen: i + 1 < parts.length ? hyphen : '' }));

/** Words in a number of lines whose longest is as short as possible. */
function broken(words: readonly Word[], widths: readonly number[], lines: number): readonly string[] {
  const space = 0.25 * em;
  const filled = (limit: number): readonly (readonly Word[])[] => {
    const out: Word[][] = [];
    let used = Number.POSITIVE_INFINITY;
    for (const [i, word] of words.entries()) {
      const more = (widths[i] as number) + (word.before === '' ? 0 : space);
      if (used + more > limit) {
        out.push([word]);
        used = widths[i] as number;
      } else {
        out.at(-1)?.push(word);
        used += more;
      }
    }
    return out;
  };
  let [low, high] = [Math.max(...widths), widths.reduce((sum, one) => sum + one + space, 0)];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (filled(middle).length <= lines) high = middle;
    else low = middle;
  }
  const filledLines = filled(high + 1e-6);
  return filledLines.map((line, row) => {
    const text = line.map((word, i) => (i === 0 ? word.text : word.before + word.text)).join('');
    return row + 1 < filledLines.length ? text + (line.at(-1)?.hyphen ?? '') : text;
  });
}

/** Lines below each other, so close that their inks do not touch. */
function stacked(lines: readonly SetText[], fromRight: boolean): TextBlock | null {
  const inked = lines.flatMap((line) => {
    const bounds = pathBounds(line.path);
    return bounds === null ? [] : [{ ...line, bounds }];
  });
  const [first] = inked;
  if (first === undefined) return null;
  const w = Math.max(...inked.map(({ bounds }) => bounds.x1));
  let y = -first.bounds.y0;
  let foot = 0;
  const path = inked.flatMap((line, i) => {
    const { bounds, cap } = line;
    if (i > 0) {
      const clear = foot + leading.gap * cap - bounds.y0;
      y = Math.max(y + leading.pitch * cap, clear);
    }
    foot = Math.max(foot, y + bounds.y1);
    return mapPath(line.path, placing(1, fromRight ? w - bounds.x1 : 0, y));
  });
  return { path, w, h: foot };
}
