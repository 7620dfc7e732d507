import { type Hex, mapPath, type Path, pathBounds, placing } from '@brandwright/engine';
import type { Lettering } from '../layout/lettering.ts';
import type { Run } from './document.ts';
import type { TextCut, TypeStyle } from './type-style.ts';

/** Faces of a document, by the cut that asks for them. */
export interface Typesetter {
  readonly lettering: Lettering;
  readonly faces: Readonly<Record<TextCut, string>>;
  /** The name’s own face, which draws what the display face lacks. */
  readonly nameFace: string;
}

/** A line ready to be placed: its left end at (0, 0), the baseline at y = 0. */
export interface SetLine {
  readonly width: number;
  readonly runs: readonly Run[];
}

/** A part of a line that one face sets, or that is drawn. */
interface Stretch {
  readonly text: string;
  readonly drawn: boolean;
}

/** Hebrew and Arabic, whose letters run from the right. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
/** Scripts that PDF writers set letter by letter without loss. All others are drawn. */
const plain = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]$/u;

/** Space on both sides of drawn letters in em, in place of the side bearings that outlines lack. */
const bearing = 0.06;

/** Sets a line without breaking it. */
export function setLine(setter: Typesetter, text: string, { cut, size }: Pick<TypeStyle, 'cut' | 'size'>, paint: Hex): SetLine {
  const face = setter.faces[cut];
  const runs: Run[] = [];
  let x = 0;
  for (const stretch of stretchesOf(setter.lettering, face, text)) {
    if (stretch.drawn) {
      const { path, width } = outlinesOf(setter, stretch.text.trim(), cut, size);
      if (width === 0) continue;
      const from = x === 0 ? 0 : x + bearing * size;
      runs.push({ text: stretch.text, path: mapPath(path, placing(1, from, 0)), paint, x: from, y: 0, width, size });
      x = from + width + bearing * size;
    } else {
      const width = setter.lettering.advance(face, stretch.text, size) ?? 0;
      if (stretch.text !== ' ') runs.push({ text: stretch.text, face, size, paint, x, y: 0, width });
      x += width;
    }
  }
  return { width: x, runs };
}

function outlinesOf(
  { lettering, nameFace }: Typesetter,
  text: string,
  cut: TextCut,
  size: number,
): { readonly path: Path; readonly width: number } {
  const own = cut === 'display' ? lettering.outline(nameFace, text, size) : null;
  const bounds = own === null ? null : pathBounds(own);
  return own === null || bounds === null
    ? lettering.line(text, cut === 'regular' ? 'regular' : 'bold', size)
    : { path: own, width: bounds.x1 - bounds.x0 };
}

/** True for a text that is written from the right. Latin words make it a text from the left. */
export const isFromRight = (text: string): boolean => rightToLeft.test(text) && !/\p{Script=Latin}/u.test(text);

/** Splits a line where the face has no letters. A space between two drawn words is drawn with them. */
function stretchesOf(lettering: Lettering, face: string, text: string): readonly Stretch[] {
  // Its punctuation stands at its left end, so the line is drawn as a whole.
  if (isFromRight(text)) return [{ text, drawn: true }];
  if (lettering.advance(face, text, 1) !== null && [...text].every((char) => plain.test(char))) return [{ text, drawn: false }];
  const out: Stretch[] = [];
  for (const char of text) {
    const drawn =
      !/^\s$/u.test(char) && (/^\p{M}$/u.test(char) || !plain.test(char) || lettering.advance(face, char, 1) === null);
    const last = out.at(-1);
    if (last !== undefined && (last.drawn === drawn || char === ' '))
      out[out.length - 1] = { text: last.text + char, drawn: last.drawn };
    else out.push({ text: char, drawn });
  }
  return out.flatMap((stretch) => {
    const { text: own, drawn } = stretch;
    return drawn && own.endsWith(' ')
      ? [
          { text: own.trimEnd(), drawn },
          { text: ' ', drawn: false },
        ]
      : [stretch];
  });
}

/** True if no letter of a text would be left out because no face has it. Pictographs do not count. */
export const isSettable = ({ lettering, faces }: Typesetter, text: string): boolean =>
  [...new Set(text.match(/\p{L}/gu) ?? [])].every(
    (letter) => lettering.advance(faces.regular, letter, 1) !== null || lettering.line(letter, 'regular', 1).path.length > 0,
  );

/** Moves a line so that its baseline starts at a point. */
export const placed = ({ runs }: SetLine, x: number, y: number): readonly Run[] =>
  runs.map((run) =>
    'path' in run ? { ...run, path: mapPath(run.path, placing(1, x, y)), x: run.x + x, y } : { ...run, x: run.x + x, y },
  );

/**
 * Lines of a text no wider than `width`. Words break only if they are wider than a line. The last line is never
 * broken off in the middle of the text: use `cutText` to shorten it first.
 */
export function brokenLines(setter: Typesetter, text: string, style: TypeStyle, width: number, paint: Hex): readonly SetLine[] {
  const measure = (line: string): number => setLine(setter, line, style, paint).width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => (measure(one) > width ? splitWord(one, width, measure) : [one]))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines.map((one) => setLine(setter, one, style, paint));
}

/** A letter with its marks. */
const clusters = /\P{M}\p{M}*/gu;

function splitWord(word: string, width: number, measure: (text: string) => number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const [cluster] of word.matchAll(clusters)) {
    if (part !== '' && measure(part + cluster) > width) {
      parts.push(part);
      part = cluster;
    } else part += cluster;
  }
  return [...parts, part];
}

/** The end of a sentence, before another that begins with a capital. */
const sentenceEnd = /[.!?…][”’)]?(?= [“‘]?\p{Lu})/gu;

/**
 * A text of at most `most` characters, ended after its last whole sentence. Where that would leave less than half of them, it is cut
 * between words.
 */
export function cutSentences(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const ends = [...text.matchAll(sentenceEnd)].map(({ 0: end, index }) => text.slice(0, index + end.length));
  const whole = ends.findLast((head) => [...head].length <= most) ?? '';
  return [...whole].length < most / 2 ? cutText(text, most) : whole;
}

/** A text of at most `most` characters, cut between words and ended by an ellipsis. */
export function cutText(text: string, most: number): string {
  const chars = [...text];
  if (chars.length <= most) return text;
  const head = chars.slice(0, most - 1).join('');
  const space = head.lastIndexOf(' ');
  const whole = chars[most - 1] === ' ' || space < most / 2 ? head : head.slice(0, space);
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`;
}
