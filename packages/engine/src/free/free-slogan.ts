import { moveShapes, shapesBox } from '../composition/block.ts';
import { joinLines } from '../composition/line-break.ts';
import { type SetSlogan, type SloganSetting, setSlogan } from '../composition/slogan.ts';
import type { Face } from '../concepts/face.ts';
import type { FontBook } from '../typography/font-book.ts';
import { type Line, linePath, setLine } from '../typography/line.ts';

/** Cap height of a slogan that is broken into as many lines as it needs, and how far apart they stand. */
const size = 46;
const leading = 1.75;
/** Widest line beside its name, and under a short name, in scene units: flush lines run on, centerd ones stay near their axis. */
const widest = { ofName: 1.04, flush: 860, centerd: 640 };

/**
 * A slogan as the engine sets it; where that would leave it out (too long for its name), in as many lines as it takes: what a
 * person typed here is always shown. Null when the face lacks a letter of it.
 */
export function setFreeSlogan(book: FontBook, face: Face, slogan: string, setting: SloganSetting): SetSlogan | null {
  return setSlogan(book, face, slogan, setting) ?? setWrapped(book, face, slogan, setting);
}

function setWrapped(book: FontBook, face: Face, slogan: string, { width, align }: SloganSetting): SetSlogan | null {
  const pieces = piecesOf(slogan);
  const lineOf = (text: string): Line | null => setLine(book, face, text, { size, tracking: 2 });
  const limit = Math.max(widest.ofName * width, align === 'centre' ? widest.centerd : widest.flush);
  const whole = lineOf(slogan);
  if (whole === null) return null;
  // The fewest lines that hold it, and among their breaks the narrowest: every line about as long as the next.
  const fewest = wrap(pieces, limit, lineOf).length;
  let breaks = wrap(pieces, limit, lineOf);
  for (let narrow = whole.box.x1 / (fewest + 1); narrow < limit; narrow += limit / 24) {
    const tried = wrap(pieces, narrow, lineOf);
    if (tried.length > fewest) continue;
    breaks = tried;
    break;
  }
  const lines: Line[] = [];
  for (const text of breaks) {
    const line = lineOf(text);
    if (line === null) return null;
    lines.push(line);
  }
  const ink = Math.max(...lines.map((line) => line.box.x1));
  const shapes = lines.flatMap((line, i) => {
    const dx = (ink - line.box.x1) * { left: 0, centre: 0.5, right: 1 }[align];
    return moveShapes([{ part: 'slogan', role: 'slogan', path: linePath(line) }], dx, size + i * size * leading);
  });
  return { shapes, box: shapesBox(shapes), size };
}

/** Words; where a script runs on without spaces, single ideographs with the signs that may not begin a line. */
const piecesOf = (slogan: string): readonly string[] =>
  slogan.split(' ').flatMap((word) => {
    const signs = word.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．・！？」』）ーァィゥェォッャュョぁぃぅぇぉっゃゅょ]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
    );
    // A soft break holds pieces of one word together wherever they share a line.
    return signs === null || signs.length < 2 ? [word] : signs.map((sign, i) => (i < signs.length - 1 ? `${sign}\u200b` : sign));
  });

/** Lines of pieces, each as long as the limit allows; a piece that is longer by itself has a line of its own. */
function wrap(pieces: readonly string[], limit: number, lineOf: (text: string) => Line | null): readonly string[] {
  const breaks: number[] = [];
  let from = 0;
  for (let i = 1; i < pieces.length; i++) {
    const line = lineOf(pieces.slice(from, i + 1).join(' '));
    if (line === null || line.box.x1 <= limit) continue;
    breaks.push(i);
    from = i;
  }
  return joinLines(pieces, breaks);
}
