import type { Hex } from '@brandwright/engine';
import type { Link, Piece, TextPiece, TextRole } from './document.ts';
import type { TypeStyle } from './type-style.ts';
import { brokenLines, isFromRight, placed, type SetLine, setLine, type Typesetter } from './typesetter.ts';

/** A paragraph for a column. */
export interface Block {
  readonly text: string;
  readonly style: TypeStyle;
  readonly paint: Hex;
  /** Default P. */
  readonly role?: TextRole;
  /** Free space above it in points. Default 0. Left out above the first block. */
  readonly gap?: number;
  readonly link?: Link;
  /** Lines beyond this number are left out, the last one ends in an ellipsis. Default: all are set. */
  readonly most?: number;
  /** Makes the lines about equally long. Default false. */
  readonly balanced?: boolean;
}

/** Where a column starts, and how wide it is, in points. */
export interface Column {
  readonly x: number;
  /** Top of the first line’s leading. */
  readonly y: number;
  readonly w: number;
}

export interface Flow {
  readonly pieces: readonly Piece[];
  /** Where the last block ends. */
  readonly foot: number;
}

/** Share of the leading above the baseline: capitals of one line and the next then look evenly spaced. */
const above = 0.76;

/** Sets paragraphs below each other. Those of several lines that read from the right stand at the right. */
export function flow(setter: Typesetter, { x, y, w }: Column, blocks: readonly Block[]): Flow {
  let foot = y;
  const pieces = blocks.flatMap((block, i): readonly Piece[] => {
    const { text, style, role = 'P', gap = 0, link } = block;
    if (i > 0) foot += gap;
    const lines = linesOf(setter, block, w);
    const right = lines.length > 1 && isFromRight(text);
    const runs = lines.flatMap((line) => {
      const set = placed(line, right ? x + w - line.width : x, foot + style.leading * above);
      foot += style.leading;
      return set;
    });
    return runs.length === 0 ? [] : [{ kind: 'text', role, runs, ...(link === undefined ? {} : { link }) }];
  });
  return { pieces, foot };
}

function linesOf(
  setter: Typesetter,
  { text, style, paint, most = Infinity, balanced = false }: Block,
  w: number,
): readonly SetLine[] {
  const set = (words: string, width: number): readonly SetLine[] => brokenLines(setter, words, style, width, paint);
  const lines = set(text, w);
  if (lines.length > most) return set(shortened(setter, text, style, w * most, paint), w).slice(0, most);
  if (!balanced || lines.length < 2) return lines;
  // The narrowest column, in steps of a twentieth, that needs no more lines.
  const word = Math.max(...text.split(' ').map((one) => setLine(setter, one, style, paint).width));
  const shares = Array.from({ length: 10 }, (_, i) => 1 - (i + 1) / 20).filter((share) => w * share >= word);
  return shares.map((share) => set(text, w * share)).findLast(({ length }) => length === lines.length) ?? lines;
}

/** The longest beginning of a text that fills no more than a length, with an ellipsis. */
function shortened(setter: Typesetter, text: string, style: TypeStyle, length: number, paint: Hex): string {
  const chars = [...text];
  let count = chars.length;
  const cut = (): string => `${chars.slice(0, count).join('').trimEnd()}…`;
  while (count > 1 && setLine(setter, cut(), style, paint).width > length * 0.94) count -= 1;
  return cut();
}

/** One line at a baseline: from its left end, from its right end, or about its middle. */
export interface Label {
  readonly text: string;
  readonly style: TypeStyle;
  readonly paint: Hex;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  /** Default start. */
  readonly align?: 'start' | 'middle' | 'end';
  /** Default P. */
  readonly role?: TextRole | null;
  readonly link?: Link;
}

export function label(setter: Typesetter, { text, style, paint, x, y, align = 'start', role = 'P', link }: Label): TextPiece {
  const line = setLine(setter, text, style, paint);
  const left = align === 'start' ? x : align === 'end' ? x - line.width : x - line.width / 2;
  return { kind: 'text', role, runs: placed(line, left, y), ...(link === undefined ? {} : { link }) };
}
